import { msg } from "@lingui/core/macro";
import { decodeStay, editDistance, isPlaceId, isStayForm, readStay } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { findHotelPlaces, readHotelPlace, readSentStay, searchHotels } from "../../calls/hotels.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { usualStay } from "../hotel-search/usual-stay.ts";
import { placeInWords } from "../results/place-in-words.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { searchAt } from "./hotels-address.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** The name that a form without script is sent to; no place is called so. */
const formPlace = "search";

/** A place that there is not, with the one whose name it nearly is. */
const missingPlace = async (asked: string, location: Args["location"]) => {
  const [path, { outcome }] = [readablePath(location), await findHotelPlaces({ data: asked.slice(0, 3) })];
  const places = outcome.type === "FOUND" ? outcome.places : [];
  const near = places.find(({ id }) => editDistance(asked, id) <= 2);
  return notFound({ data: near ? { path, place: { href: `/hotels/${near.id}`, name: near.names } } : path });
};

/**
 * A page of results. A form that was sent without script leads to the search's own address, or back to the form; an address that
 * names a place alone is looked at for the usual days. The server searches with the page.
 */
export const loadHotelResults = async (place: string, { context, location }: Args) => {
  const { facts, queryClient } = context;
  const asked = new URLSearchParams(location.searchStr);
  const leadTo = (path: string) => redirect({ href: localisePath(path, facts.locale), statusCode: 302 });
  if (place === formPlace && isStayForm(asked)) {
    const sent = await readSentStay({ data: location.searchStr.slice(0, 4000) });
    throw leadTo(sent.isComplete ? paths.hotelResults(sent.search) : paths.hotelsHomeChecked(sent.search));
  }
  if (!isPlaceId(place) || place === formPlace) throw notFound({ data: readablePath(location) });
  const [{ today }, named] = await Promise.all([
    queryClient.ensureQueryData(walkFactsQuery),
    readHotelPlace({ data: place }),
  ]);
  const written = searchAt({ pathname: `/hotels/${place}`, searchStr: location.searchStr });
  const hasDays = decodeStay(written).checkIn !== "" || decodeStay(written).checkOut !== "";
  const search = hasDays ? written : usualStay(place, today);
  if (!readStay(search, { today }).ok) throw leadTo(paths.hotelsHomeChecked(search));
  // In the browser the walk searches, and shows that it does.
  const found = import.meta.env.SSR ? await searchHotels({ data: { search } }) : null;
  if (found?.outcome.type === "INVALID") {
    // A search goes back to its form, which names the place; a bare address is one that there is not.
    throw hasDays ? leadTo(paths.hotelsHomeChecked(search)) : await missingPlace(place, location);
  }
  const name = named.type === "KNOWN" ? named.place.names[facts.locale] : placeInWords(place);
  const i18n = i18nOf(facts.locale);
  const title = i18n._(msg`Hotels in ${name}`);
  const description = i18n._(
    msg`Hotels in ${name}: rooms, prices with taxes, reviews, and until when cancelling is free.`,
  );
  return { head: unlistedHead({ facts, title, description }), title, search, found };
};

export type LoadedHotelResults = Awaited<ReturnType<typeof loadHotelResults>>;
