import type { AnswerOf, flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../../core/service.ts";
import { confirmCancellation, quoteCancellation } from "../../cancellation/cancellation.ts";
import { refundedWire, refundQuoteWire } from "../../cancellation/cancellation-wire.ts";
import { refundWire } from "../../fulfilment/refund-wire.ts";
import { flightOrders } from "./flight-booking.ts";

type QuoteRequest = ParsedRequestOf<typeof flightBookingsEndpoints.quoteFlightRefund>;
type QuoteAnswer = AnswerOf<typeof flightBookingsEndpoints.quoteFlightRefund>;
type ProcessAnswer = AnswerOf<typeof flightBookingsEndpoints.processFlightRefund>;
type ProcessRequest = ParsedRequestOf<typeof flightBookingsEndpoints.processFlightRefund>;

const orderOf = (call: Call, { id, user_uuid: user, confirm: contact }: QuoteRequest) =>
  flightOrders.own(call, id, { user, contact });

export const quoteRefund = (call: Call, request: QuoteRequest): QuoteAnswer =>
  refundQuoteWire(call, quoteCancellation(call, orderOf(call, request)));

/** Ends the booking at the terms of a refund quote. Sent again, it answers as before and does nothing. */
export const processRefund = (call: Call, request: ProcessRequest): ProcessAnswer => {
  const { to } = request;
  const cancelled = confirmCancellation(call, orderOf(call, request), request.refund_quote_id, to);
  return {
    ...refundedWire(call, cancelled, { sent: "sent_to_airline", to }),
    status: cancelled.refund === null ? "nothing_due" : refundWire(call, cancelled.refund).status,
    booking_status: cancelled.order.status,
  };
};
