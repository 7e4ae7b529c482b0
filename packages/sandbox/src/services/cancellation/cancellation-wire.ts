import type { Call } from "../../core/service.ts";
import { keptLines, refundTimeline } from "../fulfilment/refund-wire.ts";
import { bankDays, type RefundTarget } from "../fulfilment/refunds.ts";
import { amountOf, instantOf } from "../orders/money.ts";
import type { CancellationQuote, Cancelled } from "./cancellation.ts";

/** What a quote of cancelling says, whichever call asks for it. */
export const refundQuoteWire = ({ locale }: Pick<Call, "locale">, { currency, ...quote }: CancellationQuote) => ({
  refund_quote_id: quote.id,
  paid: amountOf(quote.paidMinor, currency),
  penalty_lines: keptLines(quote.penalties, currency, locale),
  amount: amountOf(quote.refundMinor, currency),
  currency,
  to: [...quote.targets],
  expires_at: instantOf(quote.expiresAt),
  eta_days_min: 0,
  eta_days_max: bankDays,
});

/** What a cancellation that took place gives back. `sent` is what the answer calls the refund's way to the supplier. */
export const refundedWire = <Sent extends string>(
  call: Pick<Call, "locale" | "now">,
  { quote, refund }: Pick<Cancelled, "quote" | "refund">,
  { sent, to }: { readonly sent: Sent; readonly to: RefundTarget },
) => ({
  refund_id: quote.refund,
  amount: amountOf(quote.refundMinor, quote.currency),
  currency: quote.currency,
  kept: {
    paid: amountOf(quote.paidMinor, quote.currency),
    lines: keptLines(quote.penalties, quote.currency, call.locale),
  },
  to: refund?.to ?? to,
  timeline: refund === null ? [] : refundTimeline(call, refund, sent),
});
