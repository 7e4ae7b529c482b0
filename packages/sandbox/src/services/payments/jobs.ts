import type { Call, Job } from "../../core/service.ts";
import { rescheduleOrder, ticketOrder, ticketRest } from "../fulfilment/fulfilment.ts";
import { settleRefund } from "../fulfilment/refunds.ts";
import { type Attempt, attemptsIn, isMoving } from "../orders/attempt.ts";
import { endAttempt, receivePayment } from "./capture.ts";
import { checkDeadline } from "./deadline.ts";

const withAttempt =
  (work: (call: Call, attempt: Attempt) => void): Job =>
  (call, { attempt: id }) => {
    const attempt = attemptsIn(call.store).get(String(id));
    if (attempt !== undefined) work(call, attempt);
  };

/** Work of orders and payments that waits for its time. */
export const orderJobs = {
  "orders.expire": (call, { order }) => checkDeadline(call, String(order)),
  "orders.ticket": (call, { order }) => ticketOrder(call, String(order)),
  "orders.ticketRest": (call, { order, missingMinor }) => ticketRest(call, String(order), Number(missingMinor)),
  "orders.reschedule": (call, { order }) => rescheduleOrder(call, String(order)),
  "orders.settleRefund": (call, { refund }) => settleRefund(call, String(refund)),
  "payments.receive": withAttempt(receivePayment),
  "payments.reconcile": withAttempt((call, attempt) => {
    if (attempt.state === "unknown") receivePayment(call, attempt);
  }),
  "payments.giveUp": withAttempt((call, attempt) => {
    if (!isMoving(attempt) && attempt.giveUpAt <= call.now()) endAttempt(call, attempt, "expired", "expired");
  }),
} satisfies Record<string, Job>;
