import { type CurrencyCode, decodeCriteria, type FlightOffers, refId, type SearchText } from "@safar/engine";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader } from "../app/wallet.decoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs, isSessionOver } from "../http/refusals.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";
import { itineraryIn, namesIn, referencesIn } from "./itinerary.decoding.ts";

export type FlightOffersOptions = Times & {
  /** Of the flight and general service. */
  readonly client: ServiceClient;
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
  const offersIn = ({ Itineraries, expires_at, ...references }: ResponseOf<typeof flightsEndpoints.searchFlights>) => ({
    // One offer that nobody can reckon with does not take the others away.
    itineraries: Itineraries.flatMap((wire) => {
      const reader = createMoneyReader();
      const itinerary = itineraryIn(wire, reader);
      return reader.fault() === null ? [itinerary] : [];
    }),
    references: referencesIn(references),
    expiresAt: instantOf(expires_at, times),
  });

  return {
    async open(search, signal) {
      const request = criteriaOf(search, currency);
      const answer = await client.call(flightsEndpoints.contentProviders, request, withSignal(signal));
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
      const answer = await client.call(flightsEndpoints.itinerary, request, withSignal(signal));
      if (answer.ok) return { type: "ALIVE", expiresAt: instantOf(answer.value.expires_at, times) };
      const problem = answer.error;
      return isSessionOver(problem) ? { type: "GONE" } : { type: "PROBLEM", problem };
    },

    // The service says nothing of a session but its offers; whoever opened it may remember it.
    async recall() {
      return { type: "GONE" };
    },
  };
};
