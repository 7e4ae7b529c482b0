import type { Call } from "../../core/service.ts";
import { categories, type SeatCategory } from "../../world/buses/bus-coaches.ts";
import { type BusDeparture, departureBy } from "../../world/buses/bus-departures.ts";
import { counted } from "../../world/counted.ts";
import type { Money } from "../../world/money.ts";
import { shareOf } from "../orders/money.ts";
import { givenBack, keepingService, noChange, type Policy, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { seedOf } from "../selling/seed.ts";
import { type Bundle, changeShare, knownBundle, refundSteps } from "./bus-bundles.ts";
import type { BusQuote } from "./bus-quote-store.ts";
import { seatFare, seatParts } from "./bus-seat-prices.ts";
import { categoryOf } from "./bus-wire.ts";

const hour = 3_600_000;

const lineNames = {
  tax: { en: "Value-added tax", ar: "ضريبة القيمة المضافة" },
  service: { en: "Service fee", ar: "رسوم الخدمة" },
  sale: { en: "Operator's discount", ar: "عرض شركة النقل" },
} as const;

/** Chosen seats with one of the bundles. */
type Wanted = { readonly departure: BusDeparture; readonly quote: BusQuote; readonly bundle: Bundle };

/** What seats cost with a bundle, line by line; those that come to nothing are left out. */
export const busLines = (
  call: Pick<Call, "random">,
  { departure, quote, bundle }: Wanted,
  money: Money,
): readonly PriceLine[] => {
  const chosen = quote.seats.map(({ id }) => categoryOf(departure.coach, id));
  const fareOf = (category: SeatCategory) => seatFare(call, departure, category, money, quote.basis.drift);
  const base = [...Map.groupBy(chosen, (category) => category)].map(([category, { length }]) =>
    priceLine(
      "base",
      `seat.${category}`,
      counted(categories[category].names, categories[category].several, length),
      fareOf(category).original * length,
    ),
  );
  const fares = chosen.reduce((sum, category) => sum + fareOf(category).fare, 0);
  const parts = chosen.map((category) => seatParts(fareOf(category), departure, bundle, money));
  const sum = (part: "byBundle" | "service" | "tax"): number => parts.reduce((total, one) => total + one[part], 0);
  return linesWith(base, [
    priceLine("discount", "offer", lineNames.sale, fares - linesTotal(base)),
    priceLine(bundle.discount >= 0 ? "discount" : "addon", `bundle.${bundle.code}`, bundle.names, -sum("byBundle")),
    priceLine("tax", "vat", lineNames.tax, sum("tax")),
    priceLine("service_fee", "service", lineNames.service, sum("service")),
  ]);
};

/** Until so long before the coach leaves its day can be changed. */
const changeHours = 2;

/** What cancelling and changing cost until the coach has left; the service fee is never given back. */
const policyOf = (
  { departs }: BusDeparture,
  { code, includes }: Bundle,
  lines: readonly PriceLine[],
  currency: string,
): Policy => {
  const total = linesTotal(lines);
  const service = linesTotal(lines.filter(({ kind }) => kind === "service_fee"));
  const fare = total - service;
  const steps = refundSteps[code].map(({ hours_before, refund_percent }) =>
    givenBack(total, shareOf(fare, refund_percent * 100, currency), departs - hours_before * hour, true),
  );
  const penalty = includes.date_change === "paid" ? shareOf(fare, changeShare, currency) : 0;
  const changing = { until: departs - changeHours * hour, allowed: true, penalty, refund: 0 };
  return {
    cancellation: keepingService(
      service,
      timelineOf([...steps, givenBack(total, 0, departs, true), givenBack(total, 0, null)]),
    ),
    change: timelineOf(includes.date_change === "none" ? [noChange] : [changing, noChange]),
  };
};

/** A quote with everything that follows from it. */
export type PricedBus = PricedQuote<BusQuote> & { readonly departure: BusDeparture; readonly bundle: Bundle };

export const priceQuote = (call: Call, quote: BusQuote): PricedBus => {
  const seed = seedOf(call, "buses");
  const departure = departureBy(quote.departure, seed);
  if (departure === undefined) throw new Error(`Fares of ${quote.departure}, which the world does not have.`);
  const bundle = knownBundle(quote.bundle);
  const seats = quote.seats.map(({ id, gender }) => `${id}/${gender}`).sort();
  const price = priceOf({
    quote,
    seed,
    linesIn: (money) => busLines(call, { departure, quote, bundle }, money),
    policyOf: (lines, { currency }) => policyOf(departure, bundle, lines, currency.code),
    named: [departure.id, bundle.code, seats, quote.boarding.id, quote.dropping.id],
  });
  return { ...price, departure, bundle };
};
