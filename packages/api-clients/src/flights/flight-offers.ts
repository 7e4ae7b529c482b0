import { type CurrencyCode, decodeCriteria, type FlightOffers, refId, type SearchText } from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { readEach } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs, rereadRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";
import { itineraryIn, referencesIn } from "./itinerary.decoding.ts";

/** The client is of the flight and general service. */
export type FlightOffersOptions = AdapterOptions & {
  /** The currency that prices are shown in. */
  readonly currency: CurrencyCode;
};

const criteriaOf = (search: SearchText, currency: CurrencyCode) => {
  const { trip, legs, party, cabin } = decodeCriteria(search);
  return {
    trip_type: trip,
    legs: legs.map(({ from, to, date }) => ({ from, to, date })),
    travellers: { adult: party.adults, child: party.children, infant: party.infants },
    cabin,
    currency,
  };
};

/** The calls of a search over the flight service. */
export const createFlightOffers = ({ client, currency, ...times }: FlightOffersOptions): FlightOffers => {
  const offersIn = ({
    Itineraries,
    expires_at,
    has_more,
    ...references
  }: ResponseOf<typeof flightsEndpoints.searchFlights>) => ({
    itineraries: readEach(Itineraries, itineraryIn),
    hasMore: has_more === true,
    references: referencesIn(references),
    expiresAt: instantOf(expires_at, times),
  });

  return {
    async open(search, signal) {
      const request = criteriaOf(search, currency);
      const answer = await client.call(flightsEndpoints.contentProviders, request, { signal });
      if (!answer.ok) {
        const problem = answer.error;
        return isRefusedAs(problem, "validation_failed") ? { type: "INVALID" } : { type: "PROBLEM", problem };
      }
      const { RefID, expires_at, Providers } = answer.value;
      return {
        type: "OPENED",
        refId: refId(RefID),
        expiresAt: instantOf(expires_at, times),
        providers: Providers.map(({ code, ...names }) => ({ code, name: namesIn(names) })),
      };
    },

    ask({ search, refId: RefID, providers }, onAnswer) {
      const controller = new AbortController();
      const { signal } = controller;
      const criteria = criteriaOf(search, currency);
      const askOne = async (provider: string): Promise<void> => {
        const answer = await client.call(flightsEndpoints.searchFlights, { ...criteria, RefID, provider }, { signal });
        if (signal.aborted) return;
        onAnswer({ provider, answer: answer.ok ? { ok: true, value: offersIn(answer.value) } : answer });
      };
      for (const provider of providers) void askOne(provider);
      return () => controller.abort();
    },

    async touch(refid, offer, signal) {
      const request = { refid, itinerary_refid: offer };
      const answer = await client.call(flightsEndpoints.itinerary, request, { signal });
      return answer.ok
        ? { type: "ALIVE", expiresAt: instantOf(answer.value.expires_at, times) }
        : rereadRefusalOf(answer.error);
    },

    // The service says nothing of a session but its offers; whoever opened it may remember it.
    async recall() {
      return { type: "GONE" };
    },
  };
};
