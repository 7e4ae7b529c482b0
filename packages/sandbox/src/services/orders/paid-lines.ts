import type { Store } from "../../core/store.ts";
import { type Attempt, receivedAttemptOf } from "./attempt.ts";
import type { Order } from "./order.ts";
import { type OrderLine, orderLine, type PriceLine, priceLine } from "./price-lines.ts";

/** What paying by the method costs, under the name that it has from the bill to the refund. */
export const paymentFeeLine = (minor: number): PriceLine =>
  priceLine("surcharge", "payment_method", { en: "Payment fee", ar: "رسوم الدفع" }, minor);

/** What a voucher takes off. */
export const voucherLine = (minor: number): PriceLine =>
  priceLine("voucher", "voucher", { en: "Voucher", ar: "قسيمة" }, -minor);

const comesTo = ({ externalMinor, balanceMinor, promoMinor }: Attempt): number =>
  externalMinor + balanceMinor + promoMinor;

/**
 * What paying added to a booking's price, and what a voucher took off it: with these its lines come to what was paid. Nothing
 * for what is not paid, and for a payment that came when all was over: it goes back whole.
 */
export const paidLinesOf = (store: Store, { id, amountDue }: Pick<Order, "id" | "amountDue">): readonly PriceLine[] => {
  const paid = receivedAttemptOf(store, id);
  if (paid === undefined) return [];
  const voucherMinor = amountDue.minor + paid.feeMinor - comesTo(paid);
  const isForIt = paid.voucher === null ? voucherMinor === 0 : voucherMinor > 0;
  if (!isForIt) return [];
  return [paymentFeeLine(paid.feeMinor), voucherLine(voucherMinor)].filter(({ minor }) => minor !== 0);
};

/** The lines of a booking as it was sold and paid. */
export const billedLinesOf = (store: Store, order: Order): readonly OrderLine[] => [
  ...order.lines,
  ...paidLinesOf(store, order).map(orderLine),
];
