import { toursEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { mayRead } from "../orders/order-access.ts";
import { readHome, readTour, searchTours } from "./tours-guide.ts";
import { quotedTours, quoteTours } from "./tours-quotes.ts";
import { bookingWire, reserveTours, toursOrders } from "./tours-sales.ts";

/** Guides of Pakistan and Saudi Arabia, and of the roads between them. */
export const toursService = defineService({
  endpoints: toursEndpoints,
  handlers: {
    toursHome: readHome,
    searchTours,
    readTour,
    quoteTours,
    reserveTours,
    toursBooking: (call, { uuid, contact }) => {
      const order = toursOrders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, call.userId, contact));
    },
  },
  quoted: quotedTours,
});
