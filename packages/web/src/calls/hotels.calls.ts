import {
  decodeStay,
  editions,
  encodeStay,
  type FoundPlace,
  isPlaceId,
  readStay,
  type SearchText,
  stayFromForm,
} from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentHotels } from "../server/hotels/current-hotels.ts";
import { type PlaceStays, placeStays } from "../server/hotels/place-stays.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { keptWhenFound } from "../server/request/kept-when-found.ts";
import { soon } from "../server/request/soon.ts";
import { todayIn } from "../server/today.ts";
import { anOffer, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeStay(decodeStay(text)));

/** Places by what somebody types. */
export const findHotelPlaces = createServerFn()
  .validator(z.string().max(80))
  .handler(async ({ data }) => told(await (await currentHotels()).places.search(data)));

/** The city that the caller seems to be in. */
export const readHotelsNearby = createServerFn().handler(async () =>
  told(await (await currentHotels()).places.nearby()),
);

/** The place that a search names, by its address or as somebody typed it. */
export type NamedPlace =
  | { readonly type: "KNOWN"; readonly place: FoundPlace }
  | { readonly type: "UNKNOWN" }
  /** It could not be looked up. */
  | { readonly type: "UNREAD" };

/** The place of a search, for a page to name it, or to say that there is none. */
export const readHotelPlace = createServerFn()
  .validator(z.string().max(120))
  .handler(async ({ data }): Promise<NamedPlace> => {
    const words = isPlaceId(data) ? data.replaceAll("-", " ") : data;
    const outcome = keptWhenFound(await (await currentHotels()).places.search(words));
    if (outcome.type !== "FOUND") return { type: "UNREAD" };
    const place = outcome.places.find(({ id }) => id === data);
    return place === undefined ? { type: "UNKNOWN" } : { type: "KNOWN", place };
  });

/** What several searches come to in short, null of those that could not be had soon. */
export const readStaysSoon = createServerFn()
  .validator(z.array(search).max(12))
  .handler(async ({ data }): Promise<readonly (PlaceStays | null)[]> => {
    const request = await currentRequest();
    return soon(data.map((one) => placeStays(request, one.search)));
  });

export const searchHotels = createServerFn({ method: "POST" })
  .validator(search)
  .handler(async ({ data }) => told(keptWhenFound(await (await currentHotels()).finder.find(data.search))));

/** Reads one hotel of a session, which keeps the session alive. */
export const touchHotelSearch = createServerFn()
  .validator(anOffer)
  .handler(async ({ data }) => told(await (await currentHotels()).finder.touch(data.refId, data.offer)));

export const recallHotelSearch = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentHotels()).finder.recall(data.refId)));

export const readHotel = createServerFn()
  .validator(anOffer.extend({ search: z.string().max(500).nullable() }))
  .handler(async ({ data: { offer, refId, search } }) =>
    told(await (await currentHotels()).checkout.hotel(refId, offer, undefined, search)),
  );

/** A form that was sent without script: the search that it asks for, and whether that can be made. */
export type SentStay = { readonly search: SearchText; readonly isComplete: boolean };

/**
 * Reads a form without script, given as the query of its address. A place that was typed as words is looked up; one that is found
 * nowhere stays as it was typed, and the form says so.
 */
export const readSentStay = createServerFn()
  .validator(z.string().max(4000))
  .handler(async ({ data }): Promise<SentStay> => {
    const stay = stayFromForm(new URLSearchParams(data));
    const { context } = await currentRequest();
    const outcome = await (await currentHotels()).places.search(stay.place);
    const places = outcome.type === "FOUND" ? outcome.places : [];
    // `jeda` could be a place's name in an address, and is somebody's spelling of one.
    const meant = places.find(({ id }) => id === stay.place) ?? places[0];
    const search = encodeStay({ ...stay, place: meant?.id ?? stay.place });
    const { timeZone } = editions[context.facts.edition];
    const unknownPlace = outcome.type === "FOUND" && meant === undefined ? stay.place : null;
    return { search, isComplete: readStay(search, { today: todayIn(timeZone), unknownPlace }).ok };
  });
