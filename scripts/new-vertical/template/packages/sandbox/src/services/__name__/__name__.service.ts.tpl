import { __camel__Endpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { editionCurrency } from "../../world/editions.ts";
import { mayRead } from "../orders/order-access.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { __camel__Sessions, foundWire, open__Pascal__Search } from "./__name__-offers.ts";
import { __camel__Orders, __camel__Sales, bookingWire, quote__Pascal__ } from "./__name__-sales.ts";

const gone = () =>
  refuse("session_expired", { status: 410, message: "This offer is no longer there. Search again." });

/** __Things__, of which there is one invented offer every day. */
export const __camel__Service = defineService({
  endpoints: __camel__Endpoints,
  handlers: {
    search__Pascal__: (call, { RefID, date, currency = editionCurrency[call.country] }) => {
      insistOnCurrency(currency);
      return foundWire(
        call,
        RefID === undefined ? open__Pascal__Search(call, date, currency) : __camel__Sessions.read(call, RefID),
      );
    },
    read__Pascal__Offer: (call, { RefID }) => {
      const { Offers, ...found } = foundWire(call, __camel__Sessions.read(call, RefID));
      const [Offer] = Offers;
      if (Offer === undefined) throw gone();
      return { ...found, Offer };
    },
    quote__Pascal__,
    reserve__Pascal__: __camel__Sales.reserve,
    __camel__Booking: (call, { uuid, contact }) => {
      const order = __camel__Orders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, call.userId, contact));
    },
  },
});
