import {
  createHotelResultsStore,
  createHotelSearch,
  type HotelFinder,
  type HotelPlacesService,
  type HotelsService,
} from "@safar/engine";
import {
  findHotelPlaces,
  readHotel,
  readHotelsNearby,
  recallHotelSearch,
  searchHotels,
  touchHotelSearch,
} from "../../calls/hotels.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { serverClock } from "../asking/server-clock.ts";
import { checkoutService } from "../services/checkout.service.ts";
import { takeFound } from "./begun-hotels.ts";

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

/** Hotels, over our server. */
export const hotelsService: HotelsService = {
  ...createHotelSearch({ finder, store: hotelResults, clock: serverClock }),
  ...checkoutService("hotels"),
  hotel: (refId, offer, signal, search = null) =>
    askServer((signal) => readHotel({ data: { refId, offer, search }, signal }), signal),
};
