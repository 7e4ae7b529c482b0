import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import type { Order } from "../orders/order.ts";
import { paymentFeeLine, voucherLine } from "../orders/paid-lines.ts";
import { type OrderLine, orderLine, type PriceLine, priceLine } from "../orders/price-lines.ts";
import { applyVoucher, type VoucherRefusal } from "../rewards/vouchers.ts";
import { cashOf, promoOf, walletCurrencyOf } from "../wallet/wallets.ts";
import { methodFee, type PaymentMethod } from "./payment-methods.ts";

export type Deductions = {
  readonly use_promo_credits: boolean;
  readonly voucher?: string | undefined;
  readonly use_balance: boolean;
};

/** How an order would be paid: by the payer's own money first, in this order, and by the method for the rest. */
export type Bill = {
  readonly promoMinor: number;
  readonly voucherMinor: number;
  readonly voucher: string | null;
  readonly balanceMinor: number;
  readonly feeMinor: number;
  /** What the method is charged, its fee included. */
  readonly externalMinor: number;
  readonly currency: string;
  /** They add up to `externalMinor`. */
  readonly lines: readonly OrderLine[];
  readonly refusal: VoucherRefusal | "insufficient_funds" | null;
};

/** A line of the bill, where it comes to something. */
const line = (one: PriceLine): OrderLine[] => (one.minor === 0 ? [] : [orderLine(one)]);

const ownMoney = (kind: "promo_credit" | "balance", minor: number, names: Names): OrderLine[] =>
  line(priceLine(kind, kind, names, -minor));

type Payer = Pick<Call, "store" | "ledger" | "now" | "userId">;

/** What the caller may take from their own wallet for the order: nothing in another currency, nothing to add cash with. */
const purseOf = (call: Payer, order: Order): { readonly cash: number; readonly promo: number } => {
  const { userId } = call;
  const { currency } = order.amountDue;
  const isUsable = userId !== null && order.vertical !== "wallet" && walletCurrencyOf(call.store, userId) === currency;
  return isUsable
    ? { cash: cashOf(call, userId, currency), promo: promoOf(call, userId, currency) }
    : { cash: 0, promo: 0 };
};

export const billOf = (call: Payer, order: Order, method: PaymentMethod | undefined, wishes: Deductions): Bill => {
  const { minor: due, currency } = order.amountDue;
  const purse = purseOf(call, order);
  const applied = wishes.voucher === undefined ? null : applyVoucher(call, wishes.voucher, order);

  const promoMinor = wishes.use_promo_credits ? Math.min(purse.promo, due) : 0;
  const voucherMinor = applied !== null && "minor" in applied ? Math.min(applied.minor, due - promoMinor) : 0;
  const rest = due - promoMinor - voucherMinor;
  const paysByBalance = method?.flow === "balance";
  const balanceMinor = wishes.use_balance || paysByBalance ? Math.min(purse.cash, rest) : 0;
  const left = rest - balanceMinor;
  const feeMinor = method === undefined || paysByBalance ? 0 : methodFee(method, left, currency);

  return {
    promoMinor,
    voucherMinor,
    voucher: voucherMinor > 0 && applied !== null && "voucher" in applied ? applied.voucher.code : null,
    balanceMinor,
    feeMinor,
    externalMinor: left + feeMinor,
    currency,
    lines: [
      ...order.lines,
      ...line(paymentFeeLine(feeMinor)),
      ...ownMoney("promo_credit", promoMinor, { en: "Promo credits", ar: "رصيد ترويجي" }),
      ...line(voucherLine(voucherMinor)),
      ...ownMoney("balance", balanceMinor, { en: "Wallet balance", ar: "رصيد المحفظة" }),
    ],
    refusal:
      applied !== null && "refusal" in applied
        ? applied.refusal
        : paysByBalance && left > 0
          ? "insufficient_funds"
          : null,
  };
};
