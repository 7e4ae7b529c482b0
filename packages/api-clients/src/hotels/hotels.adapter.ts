import {
  type CurrencyCode,
  createHotelSearch,
  decodeStay,
  type HotelFinder,
  type HotelPlacesService,
  type HotelResultsStore,
  type HotelsService,
  type PlacesOutcome,
  refId,
} from "@safar/engine";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach } from "../wire/money.ts";
import { isRefusedAs, rereadRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { createHotelCheckout, type HotelCheckoutOptions } from "./hotel-checkout.adapter.ts";
import { offerIn, placeIn, surroundingIn } from "./hotels.decoding.ts";
import { hotelsEndpoints } from "./hotels.endpoints.ts";

/** The client is of the hotel service. */
export type HotelFinderOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

export type HotelsAdapterOptions = HotelFinderOptions &
  HotelCheckoutOptions & {
    /** Where what a search finds goes. */
    readonly store: HotelResultsStore;
  };

/** Where hotels can be looked for, over the hotel service. */
export const createHotelPlaces = ({ client }: Pick<AdapterOptions, "client">): HotelPlacesService => ({
  async search(text, signal): Promise<PlacesOutcome> {
    const query = text.trim().slice(0, 80);
    if (query === "") return { type: "FOUND", places: [] };
    const answer = await client.call(hotelsEndpoints.hotelSuggestions, { query }, { signal });
    return answer.ok
      ? { type: "FOUND", places: answer.value.map(placeIn) }
      : { type: "PROBLEM", problem: answer.error };
  },
  async nearby(signal): Promise<PlacesOutcome> {
    const answer = await client.call(hotelsEndpoints.userLocation, {}, { signal });
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { city } = answer.value;
    return { type: "FOUND", places: city === null ? [] : [placeIn(city)] };
  },
});

/** The calls of a search over the hotel service. */
export const createHotelFinder = ({ client, currency, ...times }: HotelFinderOptions): HotelFinder => ({
  async find(search, signal) {
    const { place, checkIn, checkOut, rooms } = decodeStay(search);
    const request = {
      place,
      check_in: checkIn,
      check_out: checkOut,
      rooms: rooms.map(({ adults, childAges }) => ({
        adults,
        child_ages: childAges.filter((age) => age !== null),
      })),
      currency,
    };
    const answer = await client.call(hotelsEndpoints.searchHotels, request, { signal });
    if (!answer.ok) {
      const problem = answer.error;
      return isRefusedAs(problem, "validation_failed", "not_found")
        ? { type: "INVALID" }
        : { type: "PROBLEM", problem };
    }
    const { RefID, expires_at, Place, nights, Hotels, Surroundings } = answer.value;
    return {
      type: "FOUND",
      refId: refId(RefID),
      search,
      place: Place === null ? null : placeIn(Place),
      nights,
      hotels: readEach(Hotels, (hotel, reader) => offerIn(hotel, reader, times, Place?.kind === "city")),
      surroundings: Surroundings.map(surroundingIn),
      expiresAt: instantOf(expires_at, times),
    };
  },

  async touch(RefID, ItineraryRefID, signal) {
    const answer = await client.call(hotelsEndpoints.hotel, { RefID, ItineraryRefID }, { signal });
    return answer.ok
      ? { type: "ALIVE", expiresAt: instantOf(answer.value.expires_at, times) }
      : rereadRefusalOf(answer.error);
  },

  // The service says nothing of a session but its hotels; whoever opened it may remember it.
  recall: async () => ({ type: "GONE" }),
});

/** The engine's `HotelsService` over the hotel service. */
export const createHotelsService = ({ store, currency, user, ...rest }: HotelsAdapterOptions): HotelsService => ({
  ...createHotelSearch({ finder: createHotelFinder({ currency, ...rest }), store, clock: rest.clock }),
  ...createHotelCheckout({ ...rest, user }),
});
