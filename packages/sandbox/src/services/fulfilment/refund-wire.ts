import type { Call } from "../../core/service.ts";
import { amountOf, instantOf } from "../orders/money.ts";
import type { Refund } from "./refunds.ts";

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

/** A refund as bookings tell of it. */
export const refundWire = (call: Pick<Call, "now">, refund: Refund) => ({
  refund_id: refund.id,
  status: refund.settledAt === null ? ("in_progress" as const) : ("paid_back" as const),
  amount: amountOf(refund.minor, refund.currency),
  currency: refund.currency,
  to: refund.to,
  timeline: refundTimeline(call, refund, "sent_to_airline"),
});
