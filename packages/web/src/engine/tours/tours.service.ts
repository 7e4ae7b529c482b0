import { createToursResultsStore, createToursSearch, type ToursFinder, type ToursService } from "@safar/engine";
import { readToursOffer, rereadTours, searchTours } from "../../calls/tours.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const toursFound = createToursResultsStore();

const finder: ToursFinder = {
  find: (search, signal) => askServer((signal) => searchTours({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadTours({ data: { refId }, signal }), signal),
  readOffer: (offer, signal) => askServer((signal) => readToursOffer({ data: { offer }, signal }), signal),
};

/** Tours, over our server. */
export const toursService: ToursService = {
  ...createToursSearch({ finder, store: toursFound }),
  ...checkoutService("tours"),
  readOffer: finder.readOffer,
};
