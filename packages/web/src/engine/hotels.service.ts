import {
  createHotelResultsStore,
  createHotelSearch,
  type HotelFinder,
  type HotelPlacesService,
  type HotelsService,
} from "@safar/engine";
import {
  findHotelPlaces,
  findHotelReservation,
  quoteHotel,
  readHotel,
  readHotelsNearby,
  recallHotelSearch,
  reserveHotel,
  searchHotels,
  touchHotelSearch,
} from "../calls/hotels.calls.ts";
import { askServer } from "./ask-server.ts";
import { takeFound } from "./begun-hotels.ts";
import { deviceClock } from "./device-clock.ts";

/** What the searches of this document have found. */
export const hotelResults = createHotelResultsStore();

/** The calls of a search, over our server, which may have made it with the page already. */
const finder: HotelFinder = {
  find: async (search, signal) =>
    takeFound(search) ?? askServer((signal) => searchHotels({ data: { search }, signal }), signal),
  touch: (refId, offer, signal) => askServer((signal) => touchHotelSearch({ data: { refId, offer }, signal }), signal),
  recall: (refId, signal) => askServer((signal) => recallHotelSearch({ data: { refId }, signal }), signal),
};

/** Where hotels can be looked for, over our server. */
export const hotelPlaces: HotelPlacesService = {
  search: (text, signal) => askServer((signal) => findHotelPlaces({ data: text.slice(0, 80), signal }), signal),
  nearby: (signal) => askServer((signal) => readHotelsNearby({ signal }), signal),
};

/** Hotels, over our server. An answer that was lost on the way to it is as unknown as one that it did not get. */
export const hotelsService: HotelsService = {
  ...createHotelSearch({ finder, store: hotelResults, clock: deviceClock }),
  hotel: (refId, offer, signal) => askServer((signal) => readHotel({ data: { refId, offer }, signal }), signal),
  quote: (data, signal) => askServer((signal) => quoteHotel({ data, signal }), signal),
  // A hotel sells nothing beside its rooms here, and a quote says so.
  extras: () => Promise.resolve({ type: "EXTRAS", offers: [], seatMaps: [] }),
  findReservation: (refId, signal) => askServer((signal) => findHotelReservation({ data: { refId }, signal }), signal),
  reserve: async (data, signal) => {
    const outcome = await askServer((signal) => reserveHotel({ data, signal }), signal);
    return outcome.type === "PROBLEM" ? { type: "UNKNOWN" } : outcome;
  },
};
