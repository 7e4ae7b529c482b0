import { type Booking, type Money, sumMoney } from "@safar/engine";

/** Whether a booking has ended without anything of it having been paid. What the reader may not see is not told. */
export const isNeverPaid = ({
  isMasked,
  payments,
  refund,
  status,
}: Pick<Booking, "isMasked" | "payments" | "refund" | "status">): boolean =>
  (status === "Cancelled" || status === "Expired") &&
  !isMasked &&
  refund === null &&
  payments.every(({ state }) => state === "failed");

/** What was received for a booking in all; null while nothing was, or nothing is told. */
export const paidFor = ({ due, payments }: Pick<Booking, "due" | "payments">): Money | null => {
  const received = payments.filter(({ state }) => state === "received").map(({ amount }) => amount);
  return received.length === 0 ? null : sumMoney(received, due.currency);
};
