import type { CabinClass } from "../../world/aircraft.ts";
import type { Names } from "../../world/airports.ts";
import { type Currency, knownCurrency, rateOn, ratesSetAt, toWire } from "../../world/currencies.ts";
import { type FareParts, fareOf, type PaxType } from "../../world/fares.ts";
import type { Journey } from "../../world/journeys.ts";
import type { Instant, LocalDate } from "../../world/zones.ts";
import type { PriceLine } from "../orders/price-lines.ts";
import { brandsAt } from "./offers.ts";

export type Travellers = Readonly<Record<PaxType, number>>;

export const paxTypes: readonly PaxType[] = ["adult", "child", "infant"];

/** Amounts in minor units of one currency. */
type PaxPrice = {
  readonly paxType: PaxType;
  readonly count: number;
  readonly base: number;
  readonly tax: number;
  readonly fee: number;
  readonly service: number;
  /** What is taken off, above zero. */
  readonly discount: number;
};

/** A currency with its rate at an instant. */
export type Money = { readonly currency: Currency; readonly rate: number; readonly at: Instant };

export const moneyAt = (code: string, now: Instant, seed: number): Money => {
  const currency = knownCurrency(code);
  return { currency, rate: rateOn(currency, now, seed), at: ratesSetAt(now) };
};

/** Dollars as minor units, rounded to what the currency's fares are rounded to. */
export const minorOf = (dollars: number, { currency, rate }: Money): number =>
  Math.round((dollars * rate * 10 ** currency.exponent) / currency.step) * currency.step;

const serviceFee = (base: number, paxType: PaxType): number => (paxType === "infant" ? 0 : Math.max(1.2, base * 0.012));

type PriceQuery = {
  readonly legs: readonly Journey[];
  readonly cabin: CabinClass;
  /** Which fare family, cheapest first. */
  readonly level: number;
  readonly travellers: Travellers;
  readonly booked: LocalDate;
  readonly seed: number;
  /** What became of the base fare since the search, 1 for nothing. */
  readonly drift: number;
};

const paxPrice = (parts: FareParts, paxType: PaxType, count: number, drift: number, money: Money): PaxPrice => {
  const base = parts.base * drift;
  const times = (dollars: number): number => minorOf(dollars, money) * count;
  return {
    paxType,
    count,
    base: times(base),
    tax: times(parts.tax),
    fee: times(parts.fee),
    service: times(serviceFee(base, paxType)),
    discount: times(parts.discount),
  };
};

/** The price for everybody, by type of passenger; each passenger's parts are rounded, so that sums are exact. */
export const paxPrices = (query: PriceQuery, money: Money): readonly PaxPrice[] => {
  const { legs, cabin, level, travellers, booked, seed, drift } = query;
  const request = { legs, cabin, brands: brandsAt(legs, cabin, level), booked, seed };
  return paxTypes
    .filter((paxType) => travellers[paxType] > 0)
    .map((paxType) => paxPrice(fareOf(request, paxType), paxType, travellers[paxType], drift, money));
};

export const totalOf = ({ base, tax, fee, service, discount }: PaxPrice): number =>
  base + tax + fee + service - discount;

const sum = (prices: readonly PaxPrice[], part: (price: PaxPrice) => number): number =>
  prices.reduce((total, price) => total + part(price), 0);

const partsWire = (prices: readonly PaxPrice[], currency: Currency) => ({
  base: toWire(
    sum(prices, ({ base }) => base),
    currency,
  ),
  tax: toWire(
    sum(prices, ({ tax }) => tax),
    currency,
  ),
  fee: toWire(
    sum(prices, ({ fee, service }) => fee + service),
    currency,
  ),
  discount: toWire(
    sum(prices, ({ discount }) => discount),
    currency,
  ),
  total: toWire(sum(prices, totalOf), currency),
});

/** As an itinerary shows it. */
export const itineraryPrice = (prices: readonly PaxPrice[], currency: Currency) => ({
  currency: currency.code,
  ...partsWire(prices, currency),
  per_pax: prices.map((price) => ({ pax_type: price.paxType, count: price.count, ...partsWire([price], currency) })),
});

export const priceTotal = (prices: readonly PaxPrice[]): number => sum(prices, totalOf);

export type Line = PriceLine & { readonly kind: "base" | "tax" | "fee" | "service_fee" | "addon" | "discount" };

const paxNames: Readonly<Record<PaxType, Names>> = {
  adult: { en: "Adult", ar: "بالغ" },
  child: { en: "Child", ar: "طفل" },
  infant: { en: "Infant", ar: "رضيع" },
};

const lineNames = {
  tax: { en: "Taxes and airport charges", ar: "الضرائب ورسوم المطارات" },
  fee: { en: "Airline fuel fee", ar: "رسوم وقود شركة الطيران" },
  service_fee: { en: "Service fee", ar: "رسوم الخدمة" },
  discount: { en: "Promotion", ar: "خصم ترويجي" },
} as const;

/** The fare's lines; those that come to nothing are left out. */
export const fareLines = (prices: readonly PaxPrice[]): readonly Line[] => {
  const base = prices.map(({ paxType, count, base }): Line => {
    const { en, ar } = paxNames[paxType];
    return {
      kind: "base",
      code: `fare.${paxType}`,
      names: { en: `${en} × ${count}`, ar: `${ar} × ${count}` },
      minor: base,
    };
  });
  const others: readonly Line[] = [
    { kind: "tax", code: "airport", names: lineNames.tax, minor: sum(prices, ({ tax }) => tax) },
    { kind: "fee", code: "fuel", names: lineNames.fee, minor: sum(prices, ({ fee }) => fee) },
    {
      kind: "service_fee",
      code: "service",
      names: lineNames.service_fee,
      minor: sum(prices, ({ service }) => service),
    },
    { kind: "discount", code: "promotion", names: lineNames.discount, minor: -sum(prices, ({ discount }) => discount) },
  ];
  return [...base, ...others.filter(({ minor }) => minor !== 0)];
};
