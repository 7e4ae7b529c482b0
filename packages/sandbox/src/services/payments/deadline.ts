import type { Call } from "../../core/service.ts";
import { release } from "../fulfilment/fulfilment.ts";
import { attemptsOf, isLive, isMoving } from "../orders/attempt.ts";
import { amendOrder, moveOrder, type Order, orderOf } from "../orders/order.ts";
import { endAttempt } from "./capture.ts";

const recheckMs = 60_000;

/** An order past its deadline expires, unless nobody knows whether it is paid. What is on its way then comes too late. */
export const expireOrder = (call: Call, order: Order): Order => {
  if (order.status !== "Pending" || order.flags.paymentUnknown || order.payBy > call.now()) return order;
  const expired = moveOrder(call, order, "deadline.passed");
  for (const attempt of attemptsOf(call.store, order.id)) {
    if (isLive(attempt) && !isMoving(attempt)) endAttempt(call, attempt, "expired", "expired");
  }
  release(call, expired);
  return expired;
};

/** Holds an unpaid order longer, once, where its seller does; asked again it stays as it is. */
export const renewHold = (call: Call, order: Order): Order => {
  const { payBy, sale } = order;
  if (sale?.renewMinutes === undefined) return order;
  const { renewMinutes, ...rest } = sale;
  const until = Math.min(sale.begins, payBy + renewMinutes * 60_000);
  return amendOrder(call, order, { payBy: until, priceGuaranteeUntil: until, sale: rest });
};

/** At the deadline as it was set; one that was moved meanwhile, or stands still, is looked at again. */
export const checkDeadline = (call: Call, orderId: string): void => {
  const order = orderOf(call.store, orderId);
  if (order?.status !== "Pending" || expireOrder(call, order).status !== "Pending") return;
  call.schedule(Math.max(recheckMs, order.payBy - call.now()), "orders.expire", { order: orderId });
};
