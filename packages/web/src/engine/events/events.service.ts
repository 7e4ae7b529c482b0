import { createEventsResultsStore, createEventsSearch, type EventsFinder, type EventsService } from "@safar/engine";
import { readEventsOffer, rereadEvents, searchEvents } from "../../calls/events.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const eventsFound = createEventsResultsStore();

const finder: EventsFinder = {
  find: (search, signal) => askServer((signal) => searchEvents({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadEvents({ data: { refId }, signal }), signal),
  readOffer: (offer, signal) => askServer((signal) => readEventsOffer({ data: { offer }, signal }), signal),
};

/** Events, over our server. */
export const eventsService: EventsService = {
  ...createEventsSearch({ finder, store: eventsFound }),
  ...checkoutService("events"),
  readOffer: finder.readOffer,
};
