import type { Call } from "../../core/service.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import type { OrderMoney } from "./order.ts";
import type { OrderLine } from "./price-lines.ts";

/** Minor units as the wire writes them. */
export const amountOf = (minor: number, currency: string): string => toWire(minor, knownCurrency(currency));

export const moneyOf = ({ minor, currency }: OrderMoney): { amount: string; currency: string } => ({
  amount: amountOf(minor, currency),
  currency,
});

/** A wire amount in minor units; null when the currency has fewer decimals than the amount. */
export const minorOf = (amount: string, currency: string): number | null => {
  const { exponent } = knownCurrency(currency);
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  if (/[1-9]/.test(fraction.slice(exponent))) return null;
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, "0"));
  return amount.startsWith("-") ? -minor : minor;
};

/** Minor units of a whole number of units. */
export const unitsOf = (units: number, currency: string): number => units * 10 ** knownCurrency(currency).exponent;

/** A share in hundredths of a percent, halves rounded up, so that no float takes part. */
export const exactShareOf = (minor: number, basisPoints: number): number =>
  Math.floor((minor * basisPoints + 5_000) / 10_000);

/**
 * A share as a price: in hundredths of a percent, to what prices of the currency are rounded to (whole rupees), halves rounded up, so that no
 * float takes part.
 */
export const shareOf = (minor: number, basisPoints: number, currency: string): number => {
  const { step } = knownCurrency(currency);
  return Math.floor((minor * basisPoints + 5_000 * step) / (10_000 * step)) * step;
};

export const lineOf = (
  { locale }: Pick<Call, "locale">,
  { kind, code, title, titleAr, minor }: OrderLine,
  currency: string,
) => ({
  kind,
  code,
  title: locale === "ar" ? titleAr : title,
  amount: amountOf(minor, currency),
});

export const instantOf = (at: number): string => new Date(at).toISOString();
