import { type AnswerOf, flightsEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService } from "../../core/service.ts";
import { effectOnTrip } from "../../scenarios/flights.scenarios.ts";
import { toWire } from "../../world/currencies.ts";
import { providers } from "../../world/flights/providers.ts";
import { between } from "../../world/hash.ts";
import { instantOf } from "../orders/money.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { policyFor, priceQuote } from "./quotes/priced-quote.ts";
import { flightQuotes } from "./quotes/quote-store.ts";
import { quoteWire } from "./quotes/quote-wire.ts";
import { getQuote, makeQuote, requote } from "./quotes/quotes.ts";
import { cheapestByDay } from "./search/calendar-fares.ts";
import { fareLines, paxPrices, priceTotal } from "./search/flight-prices.ts";
import {
  familiesOf,
  includesOf,
  itineraryWire,
  listedWire,
  offerSeatsLeft,
  referencesOf,
  type WireItinerary,
} from "./search/itinerary-wire.ts";
import { familyOf, hasMore, type Offer } from "./search/offers.ts";
import { filtersOf } from "./search/search-filters.ts";
import {
  contextOf,
  flightSessions,
  invalid,
  isRoomFor,
  markAnswered,
  offerOf,
  offersOf,
  openFlightSession,
  queryOf,
  type SearchSession,
} from "./search/search-sessions.ts";

type Fares = AnswerOf<typeof flightsEndpoints.fares>["Fares"];

/** Holds the answer back as long as the slowest provider asked takes, give or take a fifth. */
const waitForProviders = (call: Call, { criteria }: SearchSession, codes: readonly string[]): void => {
  const { pace = 1, stallMs } = effectOnTrip(criteria.legs);
  const key = criteria.legs.map(({ from, to, date }) => `${from}${to}${date}`).join();
  const paces = providers
    .filter(({ code }) => codes.includes(code))
    .map(({ code, paceMs }) => paceMs * pace * (between(`${key}/${code}`, 0, 80, 120) / 100));
  call.delay(stallMs ?? Math.round(Math.max(0, ...paces)));
};

const available = (call: Call, session: SearchSession, offers: readonly Offer[]): readonly WireItinerary[] => {
  const context = contextOf(call, session);
  return offers
    .filter((offer) => isRoomFor(offerSeatsLeft(offer, context), session))
    .map((offer) => listedWire(offer, context));
};

const sameTrip = (one: SearchSession["criteria"], other: SearchSession["criteria"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const faresOf = (call: Call, session: SearchSession, offer: Offer): Fares => {
  const context = contextOf(call, session);
  const { cabin, money } = context;
  const pricesAt = (level: number) => paxPrices({ legs: offer.legs, ...context, level }, money);
  const lowest = priceTotal(pricesAt(0));
  const { seats_left } = itineraryWire(offer, context);
  return familiesOf(offer, context).map(({ fare_brand, ...fare }, level) => {
    const brand = familyOf(offer.legs, cabin, level);
    const prices = pricesAt(level);
    return {
      ...fare,
      brand: fare_brand,
      includes: includesOf(brand, policyFor(offer, brand, fareLines(prices), money), call.now(), money),
      seats_left,
      delta: toWire(priceTotal(prices) - lowest, money.currency),
    };
  });
};

export const flightsService = defineService({
  endpoints: flightsEndpoints,
  handlers: {
    contentProviders: (call, criteria) => {
      const session = openFlightSession(call, criteria);
      return {
        RefID: session.id,
        expires_at: instantOf(session.expiresAt),
        Providers: providers.map(({ code, names, airlines }) => ({
          code,
          name: names.en,
          name_ar: names.ar,
          airlines: [...airlines],
        })),
      };
    },

    searchFlights: (call, { provider, RefID, ...criteria }) => {
      if (provider !== undefined && !providers.some(({ code }) => code === provider)) {
        const known = providers.map(({ code }) => code).join(", ");
        throw invalid("provider", `There is no provider ${provider}; there are ${known}.`);
      }
      const opened = RefID === undefined ? openFlightSession(call, criteria) : flightSessions.of(call, RefID);
      if (!sameTrip(opened.criteria, criteria)) {
        throw invalid("RefID", "This session was opened for another search.");
      }
      const asked = provider === undefined ? providers.map(({ code }) => code) : [provider];
      const session = flightSessions.touch(call, markAnswered(call, opened, asked));
      waitForProviders(call, session, asked);
      const itineraries = available(
        call,
        session,
        offersOf(call, session).filter((offer) => asked.includes(offer.provider)),
      );
      return {
        RefID: session.id,
        expires_at: instantOf(session.expiresAt),
        providers_total: providers.length,
        providers_done: session.answered.length,
        Itineraries: [...itineraries],
        has_more: hasMore(queryOf(call, session)),
        ...referencesOf(itineraries),
        filters: filtersOf(itineraries),
      };
    },

    itinerary: (call, { refid, itinerary_refid }) => {
      const session = flightSessions.read(call, refid);
      const itinerary = itineraryWire(offerOf(call, session, itinerary_refid), contextOf(call, session));
      return {
        RefID: session.id,
        expires_at: instantOf(session.expiresAt),
        Itinerary: itinerary,
        ...referencesOf([itinerary]),
      };
    },

    fares: (call, { RefID, ItineraryRefID }) => {
      const session = flightSessions.read(call, RefID);
      const offer = offerOf(call, session, ItineraryRefID);
      return { RefID, expires_at: instantOf(session.expiresAt), ItineraryRefID, Fares: faresOf(call, session, offer) };
    },

    calendarFares: (call, request) => {
      insistOnCurrency(request.currency);
      return { currency: request.currency, Days: [...cheapestByDay(call, request)] };
    },

    quote: (call, request) => makeQuote(call, request),
    getQuote: (call, { refid, refresh }) => getQuote(call, refid, refresh === "1"),
    requote: (call, request) => requote(call, request),
  },
  quoted: (call, id) => {
    const quote = flightQuotes.find(call, id);
    return quote && quoteWire(call, priceQuote(call, quote));
  },
});
