import type { AnswerOf, flightsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { knownAirline } from "../../world/airlines.ts";
import { airportOf } from "../../world/airports.ts";
import { rateToWire, toWire } from "../../world/currencies.ts";
import { digest } from "../../world/hash.ts";
import { toLocalDate } from "../../world/zones.ts";
import { type Addon, addonLines, readAddons } from "./addons.ts";
import { type Policy, policyOf, policyWire } from "./fare-policy.ts";
import { seatedCount, seatsLeftIn } from "./flight-inventory.ts";
import {
  fareLines,
  type Line,
  linesTotal,
  linesWire,
  type Money,
  moneyAt,
  paxPrices,
  priceTotal,
} from "./flight-prices.ts";
import { routeScenario } from "./flight-scenarios.ts";
import { isDomesticTrip, needsSeats } from "./flight-services.ts";
import {
  type ItineraryContext,
  itineraryWire,
  levelsOf,
  offerSeatsLeft,
  referencesOf,
  segmentId,
} from "./itinerary-wire.ts";
import { surchargesOn } from "./method-surcharges.ts";
import { brandsAt, fareRefId, type Offer } from "./offers.ts";
import {
  anyQuote,
  type Basis,
  keepQuote,
  livingQuote,
  offerOfQuote,
  passengersOf,
  type Quote,
  quoteExpiry,
  seatedPassengers,
} from "./quote-store.ts";
import { checkCurrency, offerOf, sessionOf, touchSession } from "./search-sessions.ts";
import { worldSeed } from "./world-seed.ts";

export type WireQuote = AnswerOf<typeof flightsEndpoints.quote>;

const iso = (at: number): string => new Date(at).toISOString();

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

const fareIn = (quote: Quote, offer: Offer, basis: Basis, money: Money, seed: number) => {
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

const changeOf = (call: Call, { quote, offer, display, displayLines }: PricedQuote): WireQuote["price_changed"] => {
  const seed = worldSeed(call);
  const before = moneyAt(quote.currency, quote.before.pricedAt, seed);
  const old = priceTotal(fareIn(quote, offer, quote.before, before, seed));
  const now = priceTotal(fareIn(quote, offer, quote.basis, display, seed));
  if (old === now) return null;
  const extras = linesTotal(displayLines) - now;
  return {
    currency: display.currency.code,
    old_total: toWire(old + extras, display.currency),
    new_total: toWire(now + extras, display.currency),
    lines: linesWire(displayLines, display.currency, call.locale),
  };
};

const identity = ["title", "gender", "first_name", "last_name", "birth_date", "nationality"] as const;
const passport = ["document_number", "document_issued_by", "document_expires_on"] as const;

const requiredFields = (offer: Offer, quote: Quote): WireQuote["required_fields"] => {
  const domestic = isDomesticTrip(offer);
  const saudi = airportOf(offer.legs[0]?.flights[0]?.flight.from ?? "")?.country === "SA";
  const types = [...new Set(passengersOf(quote).map(({ pax_type }) => pax_type))];
  return types.map((paxType) => {
    const fields = [...identity, ...(paxType === "infant" ? (["tied_to"] as const) : [])];
    if (!domestic) return { pax_type: paxType, fields: [...fields, ...passport], documents: ["passport"] };
    if (paxType !== "adult") return { pax_type: paxType, fields, documents: [] };
    return {
      pax_type: paxType,
      fields: [...fields, "document_number"],
      documents: [saudi ? "saudi_id" : "cnic", "passport"],
    };
  });
};

export const allSegmentIds = ({ legs }: Offer): readonly string[] =>
  legs.flatMap(({ flights }, leg) => flights.map((_, index) => segmentId(leg, index)));

const requiredAddons = (offer: Offer, quote: Quote): WireQuote["required_addons"] =>
  needsSeats(offer)
    ? [
        {
          kind: "seat",
          per: "segment",
          pax_ids: seatedPassengers(quote).map(({ id }) => id),
          segment_ids: [...allSegmentIds(offer)],
        },
      ]
    : [];

const contextOfQuote = (call: Call, { quote, display }: PricedQuote): ItineraryContext => ({
  cabin: quote.criteria.cabin,
  travellers: quote.criteria.travellers,
  booked: quote.basis.booked,
  seed: worldSeed(call),
  money: display,
  seatsLeft: seatsLeftIn(call),
  level: quote.level,
  drift: quote.basis.drift,
});

export const itineraryOfQuote = (call: Call, priced: PricedQuote) =>
  itineraryWire(priced.offer, contextOfQuote(call, priced));

const payAtOnceMinutes = 15;

/** How long a reservation waits for its payment. */
export const holdMinutesOf = ({ airline }: Offer, { criteria }: Quote): number =>
  routeScenario(criteria.legs).holdMinutes ?? knownAirline(airline).holdMinutes ?? payAtOnceMinutes;

export const chargeWire = (
  call: Call,
  { display, charge, chargeLines }: Pick<PricedQuote, "display" | "charge" | "chargeLines">,
): WireQuote["charge"] => ({
  currency: charge.currency.code,
  lines: linesWire(chargeLines, charge.currency, call.locale),
  total: toWire(linesTotal(chargeLines), charge.currency),
  fx_rate: rateToWire(charge.rate / display.rate),
  fx_at: iso(charge.at),
  surcharges: surchargesOn(linesTotal(chargeLines), charge.currency, call.country, call.locale),
});

export const priceWire = (
  call: Call,
  { display, displayLines }: Pick<PricedQuote, "display" | "displayLines">,
): WireQuote["price"] => ({
  currency: display.currency.code,
  lines: linesWire(displayLines, display.currency, call.locale),
  total: toWire(linesTotal(displayLines), display.currency),
});

export const quoteWire = (call: Call, priced: PricedQuote): WireQuote => {
  const { quote, offer, policy, charge, hash } = priced;
  const itinerary = itineraryOfQuote(call, priced);
  const brand = brandsAt(offer.legs, quote.criteria.cabin, quote.level)[0];
  return {
    RefID: quote.id,
    SearchRefID: quote.sessionId,
    expires_at: iso(quote.expiresAt),
    Itinerary: itinerary,
    ...referencesOf([itinerary]),
    passengers: [...passengersOf(quote)],
    addons: priced.addons.map(({ service_id, pax_id, segment_id, quantity }) => ({
      service_id,
      pax_id,
      quantity,
      ...(segment_id === undefined ? {} : { segment_id }),
    })),
    price: priceWire(call, priced),
    charge: chargeWire(call, priced),
    price_changed: changeOf(call, priced),
    required_fields: requiredFields(offer, quote),
    required_addons: requiredAddons(offer, quote),
    ancillaries: { bag: true, seat: true, meal: brand?.meal !== "none", ssr: true },
    policy: policyWire(policy, charge.currency),
    hold_min: holdMinutesOf(offer, quote),
    hash,
    reservation: quote.order === null ? null : { uuid: quote.order.uuid, order_ref_id: quote.order.id },
  };
};

export const soldOut = () =>
  refuse("sold_out", { status: 409, message: "The last seats on this flight have just gone. Choose another." });

export const insistOnSeats = (call: Call, offer: Offer, quote: Pick<Quote, "criteria" | "basis">): void => {
  const { cabin, travellers } = quote.criteria;
  const left = offerSeatsLeft(offer, { cabin, booked: quote.basis.booked, seatsLeft: seatsLeftIn(call) });
  if (left < seatedCount(travellers)) throw soldOut();
};

const levelOf = (offer: Offer, cabin: Quote["criteria"]["cabin"], fareRef: string): number => {
  const level = Array.from({ length: levelsOf(offer, cabin) }, (_, index) => index).find(
    (index) => fareRefId(offer.id, index) === fareRef,
  );
  if (level === undefined)
    throw refuse("not_found", {
      status: 404,
      field: "FareRefID",
      message: "This fare does not belong to the itinerary.",
    });
  return level;
};

const basisNow = (call: Call, from: string, drift: number): Basis => ({
  drift,
  booked: toLocalDate(call.now(), airportOf(from)?.zone ?? "UTC"),
  pricedAt: call.now(),
});

export const makeQuote = (call: Call, request: ParsedRequestOf<typeof flightsEndpoints.quote>): WireQuote => {
  const session = touchSession(call, sessionOf(call, request.RefID));
  const { criteria } = session;
  const offer = offerOf(call, session, request.ItineraryRefID);
  const currency = request.currency ?? criteria.currency;
  checkCurrency(currency);
  const [first] = criteria.legs;
  const drift = routeScenario(criteria.legs).driftAtQuote ?? 1;
  const quote: Quote = {
    id: call.code(16),
    sessionId: session.id,
    criteria,
    search: { booked: session.booked, wanted: session.wanted },
    itineraryId: offer.id,
    level: request.FareRefID === undefined ? 0 : levelOf(offer, criteria.cabin, request.FareRefID),
    currency,
    chargeCurrency: call.country === "SA" ? "SAR" : "PKR",
    addons: [],
    basis: basisNow(call, first?.from ?? "", drift),
    before: { drift: 1, booked: session.booked, pricedAt: session.openedAt },
    expiresAt: quoteExpiry(call),
    surprises: 0,
    order: null,
  };
  insistOnSeats(call, offer, quote);
  return quoteWire(call, priceQuote(call, keepQuote(call, quote)));
};

/** A quote as it stands; refreshed, it is priced anew and lives from now. A reserved one stays as it was. */
export const getQuote = (call: Call, refId: string, refresh: boolean): WireQuote => {
  const quote = refresh || anyQuote(call, refId).order !== null ? anyQuote(call, refId) : livingQuote(call, refId);
  if (!refresh || quote.order !== null) return quoteWire(call, priceQuote(call, quote));
  const from = quote.criteria.legs[0]?.from ?? "";
  const renewed = {
    ...quote,
    before: quote.basis,
    basis: basisNow(call, from, quote.basis.drift),
    expiresAt: quoteExpiry(call),
  };
  const offer = offerOfQuote(call, renewed);
  if ((offer.legs[0]?.flights[0]?.departs ?? 0) <= call.now()) throw soldOut();
  insistOnSeats(call, offer, renewed);
  return quoteWire(call, priceQuote(call, keepQuote(call, renewed)));
};

export const requote = (call: Call, request: ParsedRequestOf<typeof flightsEndpoints.requote>): WireQuote => {
  const quote = livingQuote(call, request.RefID);
  if (quote.order !== null)
    throw refuse("duplicate_order", {
      status: 409,
      message: "This quote has been reserved.",
      meta: { ...quote.order },
    });
  const currency = request.currency ?? quote.currency;
  checkCurrency(currency);
  const offer = offerOfQuote(call, quote);
  const level = request.FareRefID === undefined ? quote.level : levelOf(offer, quote.criteria.cabin, request.FareRefID);
  // Extras are priced by the fare family, so another family starts without them unless they are named again.
  const kept = level === quote.level ? quote.addons : [];
  const changed: Quote = { ...quote, currency, level, addons: request.addons ?? kept, before: quote.basis };
  const priced = priceQuote(call, changed);
  keepQuote(call, changed);
  return quoteWire(call, priced);
};
