import { cancellationEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { confirmCancellation, quoteCancellation } from "../cancellation/cancellation.ts";
import { refundTimeline } from "../fulfilment/refund-wire.ts";
import { bankDays, refundsOf } from "../fulfilment/refunds.ts";
import { amountOf, instantOf } from "../orders/money.ts";
import { ownedOrder } from "../orders/order-access.ts";

/** Cancelling any booking, with what comes back told first. */
export const cancellationService = defineService({
  endpoints: cancellationEndpoints,
  handlers: {
    cancellation(call, request) {
      const order = ownedOrder(call, request.uuid, request.contact);
      if (request.action === "quote") {
        const quote = quoteCancellation(call, order);
        const { currency } = quote;
        return {
          state: "quoted" as const,
          refund_quote_id: quote.id,
          paid: amountOf(quote.paidMinor, currency),
          penalty_lines: quote.penalties.map(({ label, minor }) => ({
            kind: "discount" as const,
            code: "penalty",
            title: label,
            amount: amountOf(-minor, currency),
          })),
          amount: amountOf(quote.refundMinor, currency),
          currency,
          to: [...quote.targets],
          expires_at: instantOf(quote.expiresAt),
          eta_days_min: 0,
          eta_days_max: bankDays,
        };
      }
      const { quote, order: after } = confirmCancellation(call, order, request.refund_quote_id, request.to);
      const refund = refundsOf(call.store, order.id).find(({ id }) => id === quote.refund);
      return {
        state: "cancelled" as const,
        status: after.status,
        refund_id: quote.refund,
        amount: amountOf(quote.refundMinor, quote.currency),
        currency: quote.currency,
        to: refund?.to ?? request.to,
        timeline: refund === undefined ? [] : refundTimeline(call, refund, "sent_to_supplier"),
      };
    },
  },
});
