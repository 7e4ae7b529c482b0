import type { Call } from "../../core/service.ts";
import { amountOf, instantOf } from "../orders/money.ts";
import { type Kept, keptMinor, type Refund } from "./refunds.ts";

/** Suppliers approve within a third of the time that the money takes. `sent` is what the answer calls the way to them. */
export const refundTimeline = <Sent extends string>(
  call: Pick<Call, "now">,
  { requestedAt, settlesAt, settledAt }: Refund,
  sent: Sent,
) => {
  const approval = requestedAt + Math.floor((settlesAt - requestedAt) / 3);
  const step = <Name extends string>(name: Name, at: number, isDone: boolean) => ({
    step: name,
    at: isDone ? instantOf(at) : null,
    expected_at: isDone ? null : instantOf(at),
  });
  return [
    step("requested", requestedAt, true),
    step(sent, requestedAt, true),
    step("approved", approval, approval <= call.now()),
    step("paid_back", settledAt ?? settlesAt, settledAt !== null),
  ];
};

/** What is kept, as reductions, in the reader's language. */
export const keptLines = (kept: readonly Kept[], currency: string, locale: Call["locale"]) =>
  kept.map(({ code, minor, names }) => ({
    kind: "discount" as const,
    code,
    title: names[locale],
    amount: amountOf(-minor, currency),
  }));

/** A refund as bookings tell of it. */
export const refundWire = (call: Pick<Call, "locale" | "now">, refund: Refund) => ({
  refund_id: refund.id,
  status: refund.settledAt === null ? ("in_progress" as const) : ("paid_back" as const),
  amount: amountOf(refund.minor, refund.currency),
  currency: refund.currency,
  ...(refund.kept && {
    kept: {
      paid: amountOf(refund.minor + keptMinor(refund.kept), refund.currency),
      lines: keptLines(refund.kept, refund.currency, call.locale),
    },
  }),
  to: refund.to,
  timeline: refundTimeline(call, refund, "sent_to_airline"),
});
