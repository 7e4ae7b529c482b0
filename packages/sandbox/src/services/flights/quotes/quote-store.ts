import type { Call } from "../../../core/service.ts";
import type { PaxType } from "../../../world/flights/fares.ts";
import type { LocalDate } from "../../../world/zones.ts";
import { type Basis, createQuotes, type Quote } from "../../selling/quotes.ts";
import { paxTypes } from "../search/flight-prices.ts";
import { type Offer, offersFor } from "../search/offers.ts";
import { type Criteria, dayOfBooking, queryOf } from "../search/search-sessions.ts";

export type AddonChoice = {
  readonly service_id: string;
  readonly pax_id: string;
  readonly segment_id?: string | undefined;
  readonly quantity: number;
};

export type FlightQuote = Quote & {
  readonly sessionId: string;
  readonly criteria: Criteria;
  /** The offer as the search found it. */
  readonly search: { readonly booked: LocalDate; readonly wanted: number | null };
  readonly itineraryId: string;
  /** Which fare family, cheapest first. */
  readonly level: number;
  readonly addons: readonly AddonChoice[];
};

export const flightQuotes = createQuotes<FlightQuote>("flight_quotes");

/** The day whose fares a basis goes by. */
export const bookedOn = ({ criteria }: Pick<FlightQuote, "criteria">, { pricedAt }: Basis): LocalDate =>
  dayOfBooking(criteria.legs, pricedAt);

export const offerOfQuote = (call: Call, { criteria, search, itineraryId }: FlightQuote): Offer => {
  const query = queryOf(call, { criteria, ...search });
  const offer = offersFor(query).find(({ id }) => id === itineraryId);
  if (offer === undefined)
    throw new Error(`Quote of ${itineraryId} in a market that has no such offer: seed ${query.seed}.`);
  return offer;
};

export type QuotePassenger = { readonly id: string; readonly pax_type: PaxType };

const idPrefix: Readonly<Record<PaxType, string>> = { adult: "adt", child: "chd", infant: "inf" };

/** Everybody the quote is for: `adt1`, `adt2`, `chd1`, `inf1`. */
export const passengersOf = ({ criteria }: Pick<FlightQuote, "criteria">): readonly QuotePassenger[] =>
  paxTypes.flatMap((paxType) =>
    Array.from({ length: criteria.travellers[paxType] }, (_, index) => ({
      id: `${idPrefix[paxType]}${index + 1}`,
      pax_type: paxType,
    })),
  );

/** All but infants, who sit on a lap. */
export const seatedPassengers = (quote: Pick<FlightQuote, "criteria">): readonly QuotePassenger[] =>
  passengersOf(quote).filter(({ pax_type }) => pax_type !== "infant");
