import { type Booking, type Money, sumMoney } from "@safar/engine";

/** What was received for a booking in all; null while nothing was, or nothing is told. */
export const paidFor = ({ due, payments }: Pick<Booking, "due" | "payments">): Money | null => {
  const received = payments.filter(({ state }) => state === "received").map(({ amount }) => amount);
  return received.length === 0 ? null : sumMoney(received, due.currency);
};
