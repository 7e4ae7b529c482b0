import { type Money, type Price, type QuotedPrice, sumMoney } from "@safar/engine";

const exchanged = ({ lines, total }: Price, extras: Money): Price => {
  if (extras.currency !== total.currency) return { lines, total };
  const others = lines.filter(({ kind }) => kind !== "addon");
  const now = extras.minor === 0 ? others : [...others, { kind: "addon", amount: extras } as const];
  return {
    lines: now,
    total: sumMoney(
      now.map(({ amount }) => amount),
      total.currency,
    ),
  };
};

/**
 * A quoted price with extras that are being chosen in the place of those it was quoted with: what the person reckons with until
 * the next quote says what it is. A price in another currency than the extras' stays as it is.
 */
export const priceWithExtras = ({ charge, display }: QuotedPrice, extras: Money): QuotedPrice => ({
  charge: exchanged(charge, extras),
  display: exchanged(display, extras),
});
