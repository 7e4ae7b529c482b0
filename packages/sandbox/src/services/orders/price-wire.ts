import type { Call, EpochMs } from "../../core/service.ts";
import { type Currency, knownCurrency, rateToWire, toWire } from "../../world/currencies.ts";
import { surchargesOn } from "./method-surcharges.ts";
import { instantOf } from "./money.ts";
import { linesTotal, linesWire, type PriceLine } from "./price-lines.ts";

/** A currency, what a dollar is in it, and since when. */
type Rated = { readonly currency: Currency; readonly rate: number; readonly at: EpochMs };

/** What is shown and what is charged, in minor units of two currencies. */
export type Priced<Line extends PriceLine> = {
  readonly display: Rated;
  readonly displayLines: readonly Line[];
  readonly charge: Rated;
  readonly chargeLines: readonly Line[];
};

/** The same as an order keeps it. */
export type KeptPrice<Line extends PriceLine> = {
  readonly display: {
    readonly currency: string;
    readonly lines: readonly Line[];
    readonly rate: number;
    readonly rateAt: EpochMs;
  };
  readonly charge: { readonly currency: string; readonly lines: readonly Line[]; readonly rate: number };
};

export const pricedOf = <Line extends PriceLine>({ display, charge }: KeptPrice<Line>): Priced<Line> => ({
  display: { currency: knownCurrency(display.currency), rate: display.rate, at: display.rateAt },
  displayLines: display.lines,
  charge: { currency: knownCurrency(charge.currency), rate: charge.rate, at: display.rateAt },
  chargeLines: charge.lines,
});

/** Lines and their sum. */
export const priceWire = <Line extends PriceLine>(
  lines: readonly Line[],
  { currency }: Pick<Rated, "currency">,
  locale: Call["locale"],
) => ({
  currency: currency.code,
  lines: linesWire(lines, currency, locale),
  total: toWire(linesTotal(lines), currency),
});

/** What is charged, at which rate of what is shown, and what each method of payment would add. */
export const chargeWire = <Line extends PriceLine>(
  { country, locale }: Pick<Call, "country" | "locale">,
  { display, charge, chargeLines }: Omit<Priced<Line>, "displayLines">,
) => ({
  ...priceWire(chargeLines, charge, locale),
  fx_rate: rateToWire(charge.rate / display.rate),
  fx_at: instantOf(charge.at),
  surcharges: surchargesOn(linesTotal(chargeLines), charge.currency, country, locale),
});
