import { createToursResultsStore, createToursSearch, type ToursFinder, type ToursService } from "@safar/engine";
import { priceUnits, readTour, rereadTours, searchTours } from "../../calls/tours.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const toursFound = createToursResultsStore();

const finder: ToursFinder = {
  find: (search, signal) => askServer((signal) => searchTours({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadTours({ data: { refId }, signal }), signal),
};

/** Tours, over our server. */
export const toursService: ToursService = {
  ...createToursSearch({ finder, store: toursFound }),
  ...checkoutService("tours"),
  readTour: (data, signal) => askServer((signal) => readTour({ data, signal }), signal),
  priceUnits: (data, signal) => askServer((signal) => priceUnits({ data, signal }), signal),
};
