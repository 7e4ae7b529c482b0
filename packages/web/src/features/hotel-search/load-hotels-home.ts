import { msg } from "@lingui/core/macro";
import { decodeStay, encodeStay, type FoundPlace, isPlaceId, type SearchText } from "@safar/engine";
import { readHotelPlace, readStaysSoon } from "../../calls/hotels.calls.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { popularPlaces } from "./popular-places.ts";
import { usualStay } from "./usual-stay.ts";

const names = ["place", "in", "out", "rooms"] as const;

const searchIn = (query: URLSearchParams): SearchText | null =>
  names.some((name) => query.has(name)) ? encodeStay(decodeStay(query.toString())) : null;

/** A place whose name cannot be had just now. */
const placeWithoutName = (id: string): FoundPlace | null => {
  const name = placeInWords(id);
  return isPlaceId(id) ? { id, kind: "unknown", names: { en: name, ar: name }, within: null, country: "" } : null;
};

/** The edition's places, each with what the stay comes to that its page is opened with. */
const loadPlaces = async ({ context: { facts, queryClient } }: HomeArgs) => {
  const { today } = await queryClient.ensureQueryData(walkFactsQuery);
  const searches = popularPlaces[facts.edition].map((place) => ({ place, search: usualStay(place.id, today) }));
  const stays = await readStaysSoon({ data: searches.map(({ search }) => ({ search })) });
  return searches.map((one, place) => ({ ...one, stays: stays[place] ?? null }));
};

/** The home page of hotels, with the place that the search names. */
export const loadHotelsHome = async (args: HomeArgs) => {
  const home = await loadVerticalHome(args, {
    vertical: "hotels",
    searchIn,
    title: msg`Book hotels`,
    description: msg`Hotels, apartments and guest houses with full prices, meals and cancellation deadlines, in English and Arabic.`,
  });
  const written = home.search === null ? "" : decodeStay(home.search).place;
  const [places, named] = await Promise.all([
    loadPlaces(args),
    written === "" ? null : readHotelPlace({ data: written }),
  ]);
  return {
    ...home,
    places,
    place: named?.type === "UNREAD" ? placeWithoutName(written) : named?.type === "KNOWN" ? named.place : null,
    unknownPlace: named?.type === "UNKNOWN" ? written : null,
  };
};

export type LoadedHotelsHome = Awaited<ReturnType<typeof loadHotelsHome>>;
