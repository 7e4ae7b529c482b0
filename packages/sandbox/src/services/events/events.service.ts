import { eventsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { mayRead } from "../orders/order-access.ts";
import { joinWaiting, listEvents, readCategories, readHome, readMatches, readShows } from "./events-guide.ts";
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
    joinEventWaiting: joinWaiting,
  },
  quoted: quotedEvents,
  jobs: { [changedJob]: (call, { order }) => changeBooked(call, String(order)) },
});
