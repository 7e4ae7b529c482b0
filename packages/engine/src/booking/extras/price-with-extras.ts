import { type Money, sumMoney } from "../../kernel/money.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";

/** Without extras there is no line for them; in another currency than theirs a price says nothing of them, and stays as it is. */
const exchanged = (price: Price, extras: Money): Price => {
  const { currency } = price.total;
  if (extras.currency !== currency) return price;
  const others = price.lines.filter(({ kind }) => kind !== "addon");
  const lines = extras.minor === 0 ? others : [...others, { kind: "addon", amount: extras } as const];
  const amounts = lines.map(({ amount }) => amount);
  return { lines, total: sumMoney(amounts, currency) };
};

/**
 * A quoted price with extras that are being chosen in the place of those it was quoted with: what the person reckons with, and what
 * the next quote is held against.
 */
export const priceWithExtras = ({ charge, display }: QuotedPrice, extras: Money): QuotedPrice => ({
  charge: exchanged(charge, extras),
  display: exchanged(display, extras),
});
