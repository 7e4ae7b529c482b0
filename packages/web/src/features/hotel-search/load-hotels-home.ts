import { msg } from "@lingui/core/macro";
import { decodeStay, encodeStay, type FoundPlace, isPlaceId, type SearchText } from "@safar/engine";
import { readHotelPlace } from "../../calls/hotels.calls.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";

const names = ["place", "in", "out", "rooms"] as const;

const searchIn = (query: URLSearchParams): SearchText | null =>
  names.some((name) => query.has(name)) ? encodeStay(decodeStay(query.toString())) : null;

/** A place whose name cannot be had just now. */
const placeWithoutName = (id: string): FoundPlace | null => {
  const name = placeInWords(id);
  return isPlaceId(id) ? { id, kind: "unknown", names: { en: name, ar: name }, within: null, country: "" } : null;
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
  const named = written === "" ? null : await readHotelPlace({ data: written });
  return {
    ...home,
    place: named?.type === "UNREAD" ? placeWithoutName(written) : named?.type === "KNOWN" ? named.place : null,
    unknownPlace: named?.type === "UNKNOWN" ? written : null,
  };
};
