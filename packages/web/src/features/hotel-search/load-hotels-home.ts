import { msg } from "@lingui/core/macro";
import { decodeStay, encodeStay, type FoundPlace, isPlaceId, type SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../../app/addresses/paths.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { readHotelPlace } from "../../calls/hotels.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { placeInWords } from "../results/place-in-words.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

const names = ["place", "in", "out", "rooms"] as const;

/** The search that an address holds; null when it holds none. */
const searchIn = (query: string): SearchText | null => {
  const fields = new URLSearchParams(query);
  return names.some((name) => fields.has(name)) ? encodeStay(decodeStay(query)) : null;
};

/** A place whose name cannot be had just now. */
const placeWithoutName = (id: string): FoundPlace | null => {
  const name = placeInWords(id);
  return isPlaceId(id) ? { id, kind: "unknown", names: { en: name, ar: name }, within: null, country: "" } : null;
};

/** The home page of hotels. An address may hold a search, which the form begins with; `checked` has it say what is wrong. */
export const loadHotelsHome = async (args: Args) => {
  await requireVertical("hotels", args);
  const { facts } = args.context;
  const query = args.location.searchStr;
  const search = searchIn(query);
  const written = search === null ? "" : decodeStay(search).place;
  const named = written === "" ? null : await readHotelPlace({ data: written });
  const i18n = i18nOf(facts.locale);
  return {
    search,
    place: named?.type === "UNREAD" ? placeWithoutName(written) : named?.type === "KNOWN" ? named.place : null,
    unknownPlace: named?.type === "UNKNOWN" ? written : null,
    isChecked: search !== null && new URLSearchParams(query).has("checked"),
    head: pageHead({
      facts,
      path: paths.hotelsHome(),
      title: i18n._(msg`Book hotels`),
      description: i18n._(
        msg`Hotels, apartments and guest houses with the whole price, what is eaten, and until when you can cancel, in English and Arabic.`,
      ),
    }),
  };
};
