import { flightBookingsEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { moveOrder } from "../orders/order.ts";
import { statusAfter } from "../orders/order-status.ts";
import { flightOrderOf, mayRead, ownFlightOrder } from "./flight-booking.ts";
import { bookingWire } from "./flight-booking-wire.ts";
import { closeChange } from "./flight-hooks.ts";
import { processRefund, quoteRefund } from "./flight-refunds.ts";
import { reserve } from "./reservations.ts";

export const flightBookingsService = defineService({
  endpoints: flightBookingsEndpoints,
  handlers: {
    reserveFlight: reserve,
    flightBooking: (call, request) => {
      const order = flightOrderOf(call, request.uuid);
      return bookingWire(call, order, !mayRead(order, request));
    },
    quoteFlightRefund: quoteRefund,
    processFlightRefund: processRefund,
    respondToFlightChange: (call, request) => {
      const order = ownFlightOrder(call, request.uuid, request);
      const isAccepted = request.decision === "accept";
      const detail = closeChange(order, request.change_id, isAccepted ? "accepted" : "declined", call.now());
      if (statusAfter(order.status, "schedule.accepted") === undefined) {
        throw refuse("validation_failed", {
          status: 409,
          message: `A booking that is ${order.status} has no change to answer.`,
        });
      }
      if (isAccepted) moveOrder(call, order, "schedule.accepted", { detail });
      // A declined change leaves the booking Updated: what follows is a cancellation, whose terms the traveller reads next.
      else moveOrder(call, order, "schedule.changed", { detail });
      return bookingWire(call, flightOrderOf(call, request.uuid), false);
    },
  },
});
