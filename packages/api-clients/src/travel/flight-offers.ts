import {
  type CurrencyCode,
  decodeCriteria,
  type EpochMs,
  type FlightReferences,
  type Itinerary,
  type ItineraryRefId,
  type OpenOutcome,
  type Problem,
  type RefId,
  type Result,
  refId,
  type SearchText,
} from "@safar/engine";
import { instantOf, isRefusedAs, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader } from "../app/wallet.decoding.ts";
import type { ServiceClient } from "../http/client.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";
import { itineraryIn, namesIn, referencesIn } from "./itinerary.decoding.ts";

export type ProviderOffers = {
  readonly itineraries: readonly Itinerary[];
  readonly references: FlightReferences;
  readonly expiresAt: EpochMs;
};

/** The calls of a search. No method rejects. */
export interface FlightOffers {
  open(search: SearchText, signal?: AbortSignal): Promise<OpenOutcome>;
  /** What one provider has for a search that was opened. */
  ask(
    request: { readonly search: SearchText; readonly refId: RefId; readonly provider: string },
    signal?: AbortSignal,
  ): Promise<Result<ProviderOffers, Problem>>;
  /** Keeps a session alive by reading one of its offers; gives until when it lives. */
  touch(refId: RefId, offer: ItineraryRefId, signal?: AbortSignal): Promise<Result<EpochMs, Problem>>;
}

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

export const createFlightOffers = ({ client, currency, ...times }: FlightOffersOptions): FlightOffers => ({
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

  async ask({ search, refId: RefID, provider }, signal) {
    const request = { ...criteriaOf(search, currency), RefID, provider };
    const answer = await client.call(flightsEndpoints.searchFlights, request, withSignal(signal));
    if (!answer.ok) return answer;
    const { Itineraries, expires_at, ...references } = answer.value;
    return {
      ok: true,
      value: {
        // One offer that nobody can reckon with does not take the others away.
        itineraries: Itineraries.flatMap((wire) => {
          const reader = createMoneyReader();
          const itinerary = itineraryIn(wire, reader);
          return reader.fault() === null ? [itinerary] : [];
        }),
        references: referencesIn(references),
        expiresAt: instantOf(expires_at, times),
      },
    };
  },

  async touch(refid, offer, signal) {
    const request = { refid, itinerary_refid: offer };
    const answer = await client.call(flightsEndpoints.itinerary, request, withSignal(signal));
    return answer.ok ? { ok: true, value: instantOf(answer.value.expires_at, times) } : answer;
  },
});
