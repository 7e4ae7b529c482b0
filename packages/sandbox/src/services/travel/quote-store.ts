import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { PaxType } from "../../world/fares.ts";
import type { LocalDate } from "../../world/zones.ts";
import { paxTypes } from "./flight-prices.ts";
import { type Offer, offersFor } from "./offers.ts";
import { type Criteria, queryOf } from "./search-sessions.ts";
import { worldSeed } from "./world-seed.ts";

export type AddonChoice = {
  readonly service_id: string;
  readonly pax_id: string;
  readonly segment_id?: string | undefined;
  readonly quantity: number;
};

/** What a fare was computed from: the same basis gives the same fare. */
export type Basis = {
  /** What became of the base fare since the search, 1 for nothing. */
  readonly drift: number;
  readonly booked: LocalDate;
  /** Whose exchange rates count. */
  readonly pricedAt: EpochMs;
};

export type Quote = {
  /** The quote's RefID. */
  readonly id: string;
  readonly sessionId: string;
  readonly criteria: Criteria;
  /** The offer as the search found it. */
  readonly search: { readonly booked: LocalDate; readonly wanted: number | null };
  readonly itineraryId: string;
  /** Which fare family, cheapest first. */
  readonly level: number;
  readonly currency: string;
  readonly chargeCurrency: string;
  readonly addons: readonly AddonChoice[];
  readonly basis: Basis;
  /** What the traveller was shown before this. */
  readonly before: Basis;
  readonly expiresAt: EpochMs;
  /** How many attempts to reserve have found another price. */
  readonly surprises: number;
  readonly order: { readonly id: string; readonly uuid: string } | null;
};

const quotesIn = (store: Store): Collection<Quote> => store.collection<Quote>("flight_quotes");

const quoteLivesMs = 10 * 60_000;
const shortLifeMs = 20_000;

export const quoteExpiry = (call: Call): EpochMs =>
  call.now() + (call.scenario("quotes_expire_soon") ? shortLifeMs : quoteLivesMs);

export const keepQuote = (call: Call, quote: Quote): Quote => {
  quotesIn(call.store).put(quote);
  return quote;
};

const expired = () =>
  refuse("quote_expired", { status: 410, message: "This price is no longer guaranteed. Ask for it again." });

/** A quote whether or not it has expired. */
export const anyQuote = (call: Call, refId: string): Quote => {
  const quote = quotesIn(call.store).get(refId);
  if (quote === undefined) throw expired();
  return quote;
};

/** A quote whose price is still guaranteed. */
export const livingQuote = (call: Call, refId: string): Quote => {
  const quote = anyQuote(call, refId);
  if (quote.expiresAt <= call.now()) throw expired();
  return quote;
};

export const offerOfQuote = (call: Call, { criteria, search, itineraryId }: Quote): Offer => {
  const offers = offersFor(queryOf(call, { criteria, ...search }));
  const offer = offers.find(({ id }) => id === itineraryId);
  if (offer === undefined)
    throw new Error(`Quote of ${itineraryId} in a market that has no such offer: seed ${worldSeed(call)}.`);
  return offer;
};

export type QuotePassenger = { readonly id: string; readonly pax_type: PaxType };

const idPrefix: Readonly<Record<PaxType, string>> = { adult: "adt", child: "chd", infant: "inf" };

/** Everybody the quote is for: `adt1`, `adt2`, `chd1`, `inf1`. */
export const passengersOf = ({ criteria }: Pick<Quote, "criteria">): readonly QuotePassenger[] =>
  paxTypes.flatMap((paxType) =>
    Array.from({ length: criteria.travellers[paxType] }, (_, index) => ({
      id: `${idPrefix[paxType]}${index + 1}`,
      pax_type: paxType,
    })),
  );

/** All but infants, who sit on a lap. */
export const seatedPassengers = (quote: Pick<Quote, "criteria">): readonly QuotePassenger[] =>
  passengersOf(quote).filter(({ pax_type }) => pax_type !== "infant");
