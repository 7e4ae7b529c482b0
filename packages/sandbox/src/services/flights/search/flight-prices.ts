import { type ArabicForms, counted } from "../../../world/counted.ts";
import { type Currency, toWire } from "../../../world/currencies.ts";
import type { CabinClass } from "../../../world/flights/aircraft.ts";
import { type FareParts, fareOf, type PaxType } from "../../../world/flights/fares.ts";
import type { Journey } from "../../../world/flights/journeys.ts";
import { type Money, minorOf } from "../../../world/money.ts";
import type { Names } from "../../../world/names.ts";
import type { LocalDate } from "../../../world/zones.ts";
import { linesWith, type PriceLine, priceLine } from "../../orders/price-lines.ts";
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

const partsWire = (prices: readonly PaxPrice[], currency: Currency) => {
  const wire = (part: (price: PaxPrice) => number) => toWire(sum(prices, part), currency);
  return {
    base: wire(({ base }) => base),
    tax: wire(({ tax }) => tax),
    fee: wire(({ fee }) => fee),
    service_fee: wire(({ service }) => service),
    discount: wire(({ discount }) => discount),
    total: wire(totalOf),
  };
};

/** As an itinerary shows it. */
export const itineraryPrice = (prices: readonly PaxPrice[], currency: Currency) => ({
  currency: currency.code,
  ...partsWire(prices, currency),
  per_pax: prices.map((price) => ({ pax_type: price.paxType, count: price.count, ...partsWire([price], currency) })),
});

export const priceTotal = (prices: readonly PaxPrice[]): number => sum(prices, totalOf);

const paxNames: Readonly<Record<PaxType, Names & { readonly several: ArabicForms }>> = {
  adult: { en: "Adult", ar: "بالغ", several: { two: "بالغان", few: "بالغين", many: "بالغًا" } },
  child: { en: "Child", ar: "طفل", several: { two: "طفلان", few: "أطفال", many: "طفلًا" } },
  infant: { en: "Infant", ar: "رضيع", several: { two: "رضيعان", few: "رضّع", many: "رضيعًا" } },
};

const lineNames = {
  tax: { en: "Taxes and airport charges", ar: "الضرائب ورسوم المطارات" },
  fee: { en: "Airline fuel fee", ar: "رسوم وقود شركة الطيران" },
  service_fee: { en: "Service fee", ar: "رسوم الخدمة" },
  discount: { en: "Promotion", ar: "خصم ترويجي" },
} as const;

/** The fare's lines; those that come to nothing are left out. */
export const fareLines = (prices: readonly PaxPrice[]): readonly PriceLine[] => {
  const base = prices.map(({ paxType, count, base }) => {
    const { several, ...names } = paxNames[paxType];
    return priceLine("base", `fare.${paxType}`, counted(names, several, count), base);
  });
  const line = (kind: keyof typeof lineNames, id: string, part: (price: PaxPrice) => number) =>
    priceLine(kind, id, lineNames[kind], sum(prices, part));
  return linesWith(base, [
    line("tax", "airport", ({ tax }) => tax),
    line("fee", "fuel", ({ fee }) => fee),
    line("service_fee", "service", ({ service }) => service),
    line("discount", "promotion", ({ discount }) => -discount),
  ]);
};
