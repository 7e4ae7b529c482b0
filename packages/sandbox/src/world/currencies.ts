import { chance } from "./hash.ts";
import type { Instant } from "./zones.ts";

export type Currency = {
  readonly code: string;
  /** Digits after the point on the wire, by ISO 4217. */
  readonly exponent: 0 | 2 | 3;
  /** Units of it for one US dollar, on average. */
  readonly perDollar: number;
  /** Pegged to the dollar, so that its rate never moves. */
  readonly pegged: boolean;
  /** Fares are rounded to this many minor units. */
  readonly step: number;
};

type Row = readonly [code: string, exponent: Currency["exponent"], perDollar: number, step: number, peg?: "pegged"];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PKR", 2, 281.5, 100], ["SAR", 2, 3.75, 5, "pegged"], ["USD", 2, 1, 1, "pegged"], ["AED", 2, 3.6725, 5, "pegged"],
  ["QAR", 2, 3.64, 5, "pegged"], ["KWD", 3, 0.307, 5], ["BHD", 3, 0.376, 5, "pegged"], ["OMR", 3, 0.3845, 5, "pegged"],
  ["EUR", 2, 0.86, 1], ["GBP", 2, 0.75, 1], ["TRY", 2, 42.3, 10], ["EGP", 2, 47.6, 10], ["JOD", 3, 0.709, 5, "pegged"],
  ["MYR", 2, 4.15, 5], ["IDR", 2, 16_640, 10_000], ["CNY", 2, 7.1, 5], ["JPY", 0, 155, 1], ["CAD", 2, 1.4, 1], ["AUD", 2, 1.53, 1],
];

export const currencies: readonly Currency[] = rows.map(([code, exponent, perDollar, step, peg]) => ({
  code,
  exponent,
  perDollar,
  step,
  pegged: peg === "pegged",
}));

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

export const currencyOf = (code: string): Currency | undefined => byCode.get(code);

/** For codes that come from this world's own tables. */
export const knownCurrency = (code: string): Currency => {
  const found = byCode.get(code);
  if (found === undefined)
    throw new Error(`The world has no currency ${code}; it has ${[...byCode.keys()].join(", ")}.`);
  return found;
};

const day = 86_400_000;

/** When the day's rates were set: midnight UTC. */
export const ratesSetAt = (now: Instant): Instant => Math.floor(now / day) * day;

/** Units for one US dollar on the day: within 0.4 % of the average, and the average itself for a pegged currency. */
export const rateOn = ({ code, perDollar, pegged }: Currency, now: Instant, seed: number): number =>
  pegged ? perDollar : perDollar * (0.996 + 0.008 * chance(`fx/${code}/${ratesSetAt(now)}`, seed));

/** Minor units as the wire writes them: `1234` of PKR is `12.34`, of JPY `1234`. */
export const toWire = (minor: number, { exponent }: Currency): string => {
  const digits = Math.abs(minor)
    .toString()
    .padStart(exponent + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};

/** A rate as the wire writes it, to eight significant digits. */
export const rateToWire = (rate: number): string => {
  const whole = Math.max(0, Math.floor(Math.log10(rate)) + 1);
  return rate.toFixed(Math.max(0, 8 - whole));
};
