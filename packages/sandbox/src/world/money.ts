import { type Currency, knownCurrency, rateOn, ratesSetAt } from "./currencies.ts";
import type { Instant } from "./zones.ts";

/** A currency with its rate at an instant. */
export type Money = { readonly currency: Currency; readonly rate: number; readonly at: Instant };

export const moneyAt = (code: string, now: Instant, seed: number): Money => {
  const currency = knownCurrency(code);
  return { currency, rate: rateOn(currency, now, seed), at: ratesSetAt(now) };
};

/** To what the currency's prices are rounded to. */
export const roundedIn = ({ currency: { step } }: Pick<Money, "currency">, minor: number): number =>
  Math.round(minor / step) * step;

/** Dollars as minor units. */
export const minorOf = (dollars: number, money: Money): number =>
  roundedIn(money, dollars * money.rate * 10 ** money.currency.exponent);
