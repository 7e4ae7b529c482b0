import { flightBookingsEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../../core/service.ts";
import { rescheduleOrder } from "../../fulfilment/fulfilment.ts";
import { moveOrder } from "../../orders/order.ts";
import { mayRead } from "../../orders/order-access.ts";
import { statusAfter } from "../../orders/order-status.ts";
import { flightOrders } from "./flight-booking.ts";
import { bookingWire } from "./flight-booking-wire.ts";
import { processRefund, quoteRefund } from "./flight-refunds.ts";
import { flightSales } from "./flight-sales.ts";
import { answeredChange, movedFlight } from "./schedule-changes.ts";

export const flightBookingsService = defineService({
  endpoints: flightBookingsEndpoints,
  handlers: {
    reserveFlight: flightSales.reserve,
    flightBooking: (call, { uuid, user_uuid, confirm }) => {
      const order = flightOrders.byUuid(call, uuid);
      return bookingWire(call, order, !mayRead(order, user_uuid, confirm));
    },
    quoteFlightRefund: quoteRefund,
    processFlightRefund: processRefund,
    respondToFlightChange: (call, { uuid, change_id, decision, user_uuid, confirm }) => {
      const order = flightOrders.own(call, uuid, { user: user_uuid, contact: confirm });
      const isAccepted = decision === "accept";
      const change = answeredChange(order, change_id, isAccepted ? "accepted" : "declined", call.now());
      if (statusAfter(order.status, "schedule.accepted") === undefined) {
        throw refuse("validation_failed", {
          status: 409,
          message: `A booking that is ${order.status} has no change to answer.`,
        });
      }
      // A declined change leaves the booking Updated: what follows is a cancellation, whose terms the traveller reads next.
      moveOrder(call, order, isAccepted ? "schedule.accepted" : "schedule.changed", change);
      return bookingWire(call, flightOrders.byUuid(call, uuid), false);
    },
  },
  jobs: {
    "flights.reschedule": (call, { order }) => rescheduleOrder(call, String(order), (raw) => movedFlight(call, raw)),
  },
});
