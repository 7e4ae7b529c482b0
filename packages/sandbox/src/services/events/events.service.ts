import { eventsEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { mayRead } from "../orders/order-access.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { eventsSessions, foundWire, openEventsSearch } from "./events-offers.ts";
import { bookingWire, eventsOrders, eventsSales, quoteEvents } from "./events-sales.ts";

const gone = () => refuse("session_expired", { status: 410, message: "This offer is no longer there. Search again." });

/** Events, of which there is one invented offer every day. */
export const eventsService = defineService({
  endpoints: eventsEndpoints,
  handlers: {
    searchEvents: (call, { RefID, date, currency = editionCurrency[call.country] }) => {
      insistOnCurrency(currency);
      return foundWire(
        call,
        RefID === undefined ? openEventsSearch(call, date, currency) : eventsSessions.read(call, RefID),
      );
    },
    readEventsOffer: (call, { RefID }) => {
      const { Offers, ...found } = foundWire(call, eventsSessions.read(call, RefID));
      const [Offer] = Offers;
      if (Offer === undefined) throw gone();
      return { ...found, Offer };
    },
    quoteEvents,
    reserveEvents: eventsSales.reserve,
    eventsBooking: (call, { uuid, contact }) => {
      const order = eventsOrders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, call.userId, contact));
    },
  },
});
