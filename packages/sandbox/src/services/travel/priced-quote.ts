import type { Call } from "../../core/service.ts";
import { digest } from "../../world/hash.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { type Addon, addonLines, readAddons } from "./addons.ts";
import { type Policy, policyOf } from "./fare-policy.ts";
import { fareLines, type Line, type Money, moneyAt, paxPrices } from "./flight-prices.ts";
import { brandsAt, type Offer } from "./offers.ts";
import { type Basis, offerOfQuote, type Quote } from "./quote-store.ts";
import { worldSeed } from "./world-seed.ts";

/** A quote with everything that follows from it. */
export type PricedQuote = {
  readonly quote: Quote;
  readonly offer: Offer;
  readonly addons: readonly Addon[];
  readonly display: Money;
  readonly displayLines: readonly Line[];
  readonly charge: Money;
  readonly chargeLines: readonly Line[];
  readonly policy: Policy;
  readonly hash: string;
};

/** The fare from a basis, in one currency, by type of passenger. */
export const fareIn = (quote: Quote, offer: Offer, basis: Basis, money: Money, seed: number) => {
  const { cabin, travellers } = quote.criteria;
  return paxPrices(
    { legs: offer.legs, cabin, level: quote.level, travellers, seed, booked: basis.booked, drift: basis.drift },
    money,
  );
};

const linesIn = (quote: Quote, offer: Offer, addons: readonly Addon[], money: Money, seed: number): readonly Line[] => [
  ...fareLines(fareIn(quote, offer, quote.basis, money, seed)),
  ...addonLines(addons, money),
];

const sumOf = (lines: readonly Line[], kind: Line["kind"]): number =>
  linesTotal(lines.filter((line) => line.kind === kind));

const policyFor = (quote: Quote, offer: Offer, lines: readonly Line[]): Policy => {
  const brand = brandsAt(offer.legs, quote.criteria.cabin, quote.level)[0];
  const departs = offer.legs[0]?.flights[0]?.departs;
  if (brand === undefined || departs === undefined) throw new Error("A quote has a fare family and a first flight.");
  return policyOf({
    brand,
    departs,
    base: sumOf(lines, "base"),
    service: sumOf(lines, "service_fee"),
    total: linesTotal(lines),
  });
};

/** The price of a quote with some extras; the hash names the itinerary, the fare, the extras and both totals. */
export const priceQuote = (call: Call, quote: Quote, choices = quote.addons): PricedQuote => {
  const seed = worldSeed(call);
  const offer = offerOfQuote(call, quote);
  const addons = readAddons(call, quote, offer, choices);
  const display = moneyAt(quote.currency, quote.basis.pricedAt, seed);
  const charge = moneyAt(quote.chargeCurrency, quote.basis.pricedAt, seed);
  const displayLines = linesIn(quote, offer, addons, display, seed);
  const chargeLines = linesIn(quote, offer, addons, charge, seed);
  const chosen = addons.map(({ service_id, pax_id, quantity }) => `${service_id}/${pax_id}/${quantity}`).sort();
  const named = [
    offer.id,
    quote.level,
    chosen,
    display.currency.code,
    linesTotal(displayLines),
    charge.currency.code,
    linesTotal(chargeLines),
  ];
  return {
    quote,
    offer,
    addons,
    display,
    displayLines,
    charge,
    chargeLines,
    policy: policyFor(quote, offer, chargeLines),
    hash: digest(JSON.stringify(named), seed),
  };
};
