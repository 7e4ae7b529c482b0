import {
  createEventsResultsStore,
  createEventsSearch,
  type EventAsks,
  type EventsFinder,
  type EventsService,
} from "@safar/engine";
import {
  pricePasses,
  readEvent,
  renameTicket,
  rereadEvents,
  searchEvents,
  waitForShow,
} from "../../calls/events.calls.ts";
import { askServer } from "../asking/ask-server.ts";
import { checkoutService } from "../services/checkout.service.ts";

/** What the searches of this document have found. */
export const eventsFound = createEventsResultsStore();

const finder: EventsFinder = {
  find: (search, signal) => askServer((signal) => searchEvents({ data: { search }, signal }), signal),
  findAgain: (refId, signal) => askServer((signal) => rereadEvents({ data: { refId }, signal }), signal),
};

/** Events, over our server. */
export const eventsService: EventsService = {
  ...createEventsSearch({ finder, store: eventsFound }),
  ...checkoutService("events"),
  readEvent: (data, signal) => askServer((signal) => readEvent({ data, signal }), signal),
  pricePasses: (data, signal) => askServer((signal) => pricePasses({ data, signal }), signal),
};

/** What is asked for beside: a place on a waiting list, another name on a ticket. */
export const eventAsks: EventAsks = {
  wait: ({ email, show = "", way = "join" }, signal) => {
    const draft = { show, way, ...(email === undefined ? {} : { email }) };
    return askServer((signal) => waitForShow({ data: { draft }, signal }), signal);
  },
  rename: ({ booking = "", firstName = "", lastName = "", ticket = "" }, signal) =>
    askServer((signal) => renameTicket({ data: { draft: { booking, firstName, lastName, ticket } }, signal }), signal),
};
