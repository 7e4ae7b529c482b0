import type { flightsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { airportOf } from "../../world/airports.ts";
import { toLocalDate } from "../../world/zones.ts";
import { seatedCount, seatsLeftIn } from "./flight-inventory.ts";
import { routeScenario } from "./flight-scenarios.ts";
import { levelsOf, offerSeatsLeft } from "./itinerary-wire.ts";
import { fareRefId, type Offer } from "./offers.ts";
import { priceQuote } from "./priced-quote.ts";
import { anyQuote, type Basis, keepQuote, livingQuote, offerOfQuote, type Quote, quoteExpiry } from "./quote-store.ts";
import { quoteWire, type WireQuote } from "./quote-wire.ts";
import { checkCurrency, offerOf, sessionOf, touchSession } from "./search-sessions.ts";

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
