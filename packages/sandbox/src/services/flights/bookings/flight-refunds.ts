import type { AnswerOf, flightBookingsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../../core/service.ts";
import { knownCurrency, toWire } from "../../../world/currencies.ts";
import { confirmCancellation, quoteCancellation } from "../../cancellation/cancellation.ts";
import { refundWire } from "../../fulfilment/refund-wire.ts";
import { bankDays, refundsOf } from "../../fulfilment/refunds.ts";
import { instantOf } from "../../orders/money.ts";
import { flightOrders } from "./flight-booking.ts";

type QuoteRequest = ParsedRequestOf<typeof flightBookingsEndpoints.quoteFlightRefund>;
type QuoteAnswer = AnswerOf<typeof flightBookingsEndpoints.quoteFlightRefund>;

export const quoteRefund = (call: Call, request: QuoteRequest): QuoteAnswer => {
  const quote = quoteCancellation(
    call,
    flightOrders.own(call, request.id, { user: request.user_uuid, contact: request.confirm }),
  );
  const currency = knownCurrency(quote.currency);
  const isInstant = quote.targets.includes("wallet") && request.to === "wallet";
  return {
    refund_quote_id: quote.id,
    currency: currency.code,
    paid: toWire(quote.paidMinor, currency),
    penalty_lines: quote.penalties.map(({ label, minor }) => ({
      kind: "fee",
      code: "penalty",
      title: label,
      amount: toWire(minor, currency),
    })),
    amount: toWire(quote.refundMinor, currency),
    to: isInstant ? "wallet" : "original",
    expires_at: instantOf(quote.expiresAt),
    eta_days_min: isInstant ? 0 : 1,
    eta_days_max: isInstant ? 0 : bankDays,
  };
};

type ProcessAnswer = AnswerOf<typeof flightBookingsEndpoints.processFlightRefund>;
type ProcessRequest = ParsedRequestOf<typeof flightBookingsEndpoints.processFlightRefund>;

/** Ends the booking at the terms of a refund quote. Sent again, it answers as before and does nothing. */
export const processRefund = (call: Call, request: ProcessRequest): ProcessAnswer => {
  const order = flightOrders.own(call, request.id, { user: request.user_uuid, contact: request.confirm });
  const { quote, order: ended } = confirmCancellation(call, order, request.refund_quote_id, request.to);
  const refund = refundsOf(call.store, order.id).find(({ id }) => id === quote.refund);
  if (refund !== undefined) return { ...refundWire(call, refund), booking_status: ended.status };
  return {
    refund_id: quote.id,
    status: "nothing_due",
    amount: toWire(0, knownCurrency(quote.currency)),
    currency: quote.currency,
    to: "original",
    timeline: [],
    booking_status: ended.status,
  };
};
