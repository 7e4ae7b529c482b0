import { toursEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { mayRead } from "../orders/order-access.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { foundWire, openToursSearch, toursSessions } from "./tours-offers.ts";
import { bookingWire, quoteTours, toursOrders, toursSales } from "./tours-sales.ts";

const gone = () => refuse("session_expired", { status: 410, message: "This offer is no longer there. Search again." });

/** Tours, of which there is one invented offer every day. */
export const toursService = defineService({
  endpoints: toursEndpoints,
  handlers: {
    searchTours: (call, { RefID, date, currency = editionCurrency[call.country] }) => {
      insistOnCurrency(currency);
      return foundWire(
        call,
        RefID === undefined ? openToursSearch(call, date, currency) : toursSessions.read(call, RefID),
      );
    },
    readToursOffer: (call, { RefID }) => {
      const { Offers, ...found } = foundWire(call, toursSessions.read(call, RefID));
      const [Offer] = Offers;
      if (Offer === undefined) throw gone();
      return { ...found, Offer };
    },
    quoteTours,
    reserveTours: toursSales.reserve,
    toursBooking: (call, { uuid, contact }) => {
      const order = toursOrders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, call.userId, contact));
    },
  },
});
