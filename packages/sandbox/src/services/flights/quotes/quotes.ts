import type { flightsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../../core/service.ts";
import { effectOnTrip } from "../../../scenarios/flights.scenarios.ts";
import { insistOnCurrency } from "../../selling/currency.ts";
import { insistOnUnreserved, openQuote } from "../../selling/quotes.ts";
import { seatedCount, seatsLeftIn } from "../search/flight-inventory.ts";
import { levelsOf, offerSeatsLeft } from "../search/itinerary-wire.ts";
import { fareRefId, type Offer } from "../search/offers.ts";
import { flightSessions, offerOf } from "../search/search-sessions.ts";
import { priceQuote } from "./priced-quote.ts";
import { bookedOn, type FlightQuote, flightQuotes, offerOfQuote } from "./quote-store.ts";
import { quoteWire, type WireQuote } from "./quote-wire.ts";

export const soldOut = () =>
  refuse("sold_out", { status: 409, message: "The last seats on this flight have just gone. Choose another." });

export const insistOnSeats = (call: Call, offer: Offer, quote: Pick<FlightQuote, "criteria" | "basis">): void => {
  const { cabin, travellers } = quote.criteria;
  const booked = bookedOn(quote, quote.basis);
  if (offerSeatsLeft(offer, { cabin, booked, seatsLeft: seatsLeftIn(call) }) < seatedCount(travellers)) throw soldOut();
};

const levelOf = (offer: Offer, cabin: FlightQuote["criteria"]["cabin"], fareRef: string): number => {
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

export const makeQuote = (call: Call, request: ParsedRequestOf<typeof flightsEndpoints.quote>): WireQuote => {
  const session = flightSessions.read(call, request.RefID);
  const { criteria, openedAt } = session;
  const offer = offerOf(call, session, request.ItineraryRefID);
  const currency = request.currency ?? criteria.currency;
  insistOnCurrency(currency);
  const { drift = 1 } = effectOnTrip(criteria.legs);
  const quote: FlightQuote = {
    ...openQuote(call, { currency, drift, shownAt: openedAt }),
    sessionId: session.id,
    criteria,
    search: { booked: session.booked, wanted: session.wanted },
    itineraryId: offer.id,
    level: request.FareRefID === undefined ? 0 : levelOf(offer, criteria.cabin, request.FareRefID),
    addons: [],
  };
  insistOnSeats(call, offer, quote);
  return quoteWire(call, priceQuote(call, flightQuotes.keep(call, quote)));
};

const insistOnFlight = (call: Call, quote: FlightQuote): void => {
  const offer = offerOfQuote(call, quote);
  if ((offer.legs[0]?.flights[0]?.departs ?? 0) <= call.now()) throw soldOut();
  insistOnSeats(call, offer, quote);
};

export const getQuote = (call: Call, refId: string, isRefreshed: boolean): WireQuote =>
  quoteWire(
    call,
    priceQuote(
      call,
      flightQuotes.read(call, refId, isRefreshed, (quote) => insistOnFlight(call, quote)),
    ),
  );

/** The same offer in another currency or fare family, or with extras. */
export const requote = (call: Call, request: ParsedRequestOf<typeof flightsEndpoints.requote>): WireQuote => {
  const quote = flightQuotes.living(call, request.RefID);
  insistOnUnreserved(quote);
  const currency = request.currency ?? quote.currency;
  insistOnCurrency(currency);
  const offer = offerOfQuote(call, quote);
  const level = request.FareRefID === undefined ? quote.level : levelOf(offer, quote.criteria.cabin, request.FareRefID);
  // Extras are priced by the fare family, so another family starts without them unless they are named again.
  const kept = level === quote.level ? quote.addons : [];
  const changed: FlightQuote = { ...quote, currency, level, addons: request.addons ?? kept, before: quote.basis };
  const priced = priceQuote(call, changed);
  flightQuotes.keep(call, changed);
  return quoteWire(call, priced);
};
