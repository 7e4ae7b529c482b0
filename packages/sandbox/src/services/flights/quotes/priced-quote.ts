import type { Call } from "../../../core/service.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import type { Money } from "../../../world/money.ts";
import type { Policy } from "../../orders/policy.ts";
import { linesTotal, type PriceLine } from "../../orders/price-lines.ts";
import { type PricedQuote, priceOf } from "../../selling/prices.ts";
import type { Basis } from "../../selling/quotes.ts";
import { seedOf } from "../../selling/seed.ts";
import { fareLines, paxPrices } from "../search/flight-prices.ts";
import { familyOf, type Offer } from "../search/offers.ts";
import { type Addon, addonLines, readAddons } from "./addons.ts";
import { policyOf } from "./fare-policy.ts";
import { bookedOn, type FlightQuote, offerOfQuote } from "./quote-store.ts";

/** A quote with everything that follows from it. */
export type PricedFlight = PricedQuote<FlightQuote> & { readonly offer: Offer; readonly addons: readonly Addon[] };

/** The fare from a basis, in one currency, by type of passenger. */
export const fareIn = (quote: FlightQuote, { legs }: Offer, basis: Basis, money: Money, seed: number) => {
  const { cabin, travellers } = quote.criteria;
  const booked = bookedOn(quote, basis);
  return paxPrices({ legs, cabin, level: quote.level, travellers, seed, booked, drift: basis.drift }, money);
};

const sumOf = (lines: readonly PriceLine[], kind: PriceLine["kind"]): number =>
  linesTotal(lines.filter((line) => line.kind === kind));

/** What cancelling and changing an offer cost in a fare family of it, which costs these lines. */
export const policyFor = ({ legs }: Offer, brand: FareBrand, lines: readonly PriceLine[], money: Money): Policy => {
  const departs = legs[0]?.flights[0]?.departs;
  if (departs === undefined) throw new Error("A fare has a first flight.");
  return policyOf({
    brand,
    departs,
    base: sumOf(lines, "base"),
    service: sumOf(lines, "service_fee"),
    total: linesTotal(lines),
    money,
  });
};

/** The price of a quote with some extras; its hash names the itinerary, the fare and the extras. */
export const priceQuote = (call: Call, quote: FlightQuote, choices = quote.addons): PricedFlight => {
  const seed = seedOf(call, "flights");
  const offer = offerOfQuote(call, quote);
  const addons = readAddons(call, quote, offer, choices);
  const chosen = addons.map(({ service_id, pax_id, quantity }) => `${service_id}/${pax_id}/${quantity}`).sort();
  const price = priceOf({
    quote: { ...quote, addons: choices },
    seed,
    linesIn: (money) => [...fareLines(fareIn(quote, offer, quote.basis, money, seed)), ...addonLines(addons, money)],
    policyOf: (lines, money) => policyFor(offer, familyOf(offer.legs, quote.criteria.cabin, quote.level), lines, money),
    named: [offer.id, quote.level, chosen],
  });
  return { ...price, offer, addons };
};
