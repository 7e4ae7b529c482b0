import { eventsEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { showBy } from "../../world/events/events.ts";
import { mayRead } from "../orders/order-access.ts";
import { listEvents, readCategories, readHome, readMatches, readShows } from "./events-guide.ts";
import { quotedEvents, quoteEvents } from "./events-quotes.ts";
import {
  bookingWire,
  changeBooked,
  changedJob,
  eventsOrders,
  keepMoved,
  renameTicket,
  reserveEvents,
} from "./events-sales.ts";
import { eventsWaiting } from "./events-waiting.ts";

/** Events in twelve cities of Pakistan and Saudi Arabia. */
export const eventsService = defineService({
  endpoints: eventsEndpoints,
  handlers: {
    searchEvents: readMatches,
    eventCategories: readCategories,
    eventsHome: readHome,
    eventShows: readShows,
    listEvents,
    quoteEvents,
    reserveEvents,
    eventsBooking: (call, { uuid, contact }) => {
      const order = eventsOrders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, call.userId, contact));
    },
    renameEventTicket: renameTicket,
    keepMovedEvent: keepMoved,
    joinEventWaiting: (call, { show_id: id, ...wish }) => {
      const show = showBy(id);
      if (show === undefined) throw refuse("not_found", { status: 404, message: "There is no such show." });
      return eventsWaiting.ask(call, show, wish);
    },
  },
  quoted: quotedEvents,
  jobs: {
    [changedJob]: (call, { order }) => changeBooked(call, String(order)),
    "events.waited": (call, { item }) => {
      const show = showBy(String(item));
      if (show !== undefined) eventsWaiting.look(call, show);
    },
  },
});
