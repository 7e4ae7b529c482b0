import { type Money, subtractMoney } from "../../kernel/money.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";

const less = ({ lines, total }: Price, code: string, discount: Money): Price => ({
  lines: [...lines, { kind: "voucher", code, amount: { ...discount, minor: -discount.minor } }],
  total: subtractMoney(total, discount),
});

/**
 * A quoted price as it will be paid with a voucher, which is taken off with the payment and not before: the yes is still to the price
 * without it. In another currency what it takes off is as rough as that price.
 */
export const priceWithVoucher = ({ charge, display }: QuotedPrice, code: string, discount: Money): QuotedPrice => {
  const { currency, minor } = display.total;
  const share = charge.total.minor === 0 ? 0 : discount.minor / charge.total.minor;
  const shown = currency === discount.currency ? discount : { currency, minor: Math.round(minor * share) };
  return { charge: less(charge, code, discount), display: less(display, code, shown) };
};
