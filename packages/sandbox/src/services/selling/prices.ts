import { digest } from "../../world/hash.ts";
import { type Money, moneyAt } from "../../world/money.ts";
import type { Policy } from "../orders/policy.ts";
import { linesTotal, type PriceLine } from "../orders/price-lines.ts";
import type { KeptPrice } from "../orders/sale.ts";
import type { Quote } from "./quotes.ts";

/** What is shown and what is charged, in minor units of two currencies. */
export type Priced = {
  readonly display: Money;
  readonly displayLines: readonly PriceLine[];
  readonly charge: Money;
  readonly chargeLines: readonly PriceLine[];
};

/** A quote with everything that follows from it. */
export type PricedQuote<Q extends Quote = Quote> = Priced & {
  readonly quote: Q;
  readonly policy: Policy;
  /** Names what is sold and both totals. */
  readonly hash: string;
};

type PriceParts<Q extends Quote> = {
  readonly seed: number;
  readonly linesIn: (money: Money) => readonly PriceLine[];
  readonly policyOf: (chargeLines: readonly PriceLine[], charge: Money) => Policy;
  /** What is sold, in values that name it. */
  readonly named: readonly unknown[];
  readonly quote: Q;
};

/** Prices a quote in the currency it is shown in and in the one it is charged in; what is due at the property is not charged. */
export const priceOf = <Q extends Quote>({ quote, seed, linesIn, policyOf, named }: PriceParts<Q>): PricedQuote<Q> => {
  const { pricedAt } = quote.basis;
  const [display, charge] = [moneyAt(quote.currency, pricedAt, seed), moneyAt(quote.chargeCurrency, pricedAt, seed)];
  const displayLines = linesIn(display);
  const chargeLines = linesIn(charge).filter(({ kind }) => kind !== "due_at_property");
  const totals = [display.currency.code, linesTotal(displayLines), charge.currency.code, linesTotal(chargeLines)];
  return {
    quote,
    display,
    displayLines,
    charge,
    chargeLines,
    policy: policyOf(chargeLines, charge),
    hash: digest(JSON.stringify([...named, ...totals]), seed),
  };
};

/** A line that is charged, in the currency that prices are shown in. */
export const shownIn = ({ charge, display }: Pick<Priced, "charge" | "display">, line: PriceLine): PriceLine => {
  if (charge.currency === display.currency) return line;
  const units = line.minor / 10 ** charge.currency.exponent / charge.rate;
  return { ...line, minor: Math.round(units * display.rate * 10 ** display.currency.exponent) };
};

export const keptPrice = ({ display, displayLines, charge, chargeLines }: Priced): KeptPrice => ({
  display: { currency: display.currency.code, lines: displayLines, rate: display.rate, rateAt: display.at },
  charge: { currency: charge.currency.code, lines: chargeLines, rate: charge.rate },
});
