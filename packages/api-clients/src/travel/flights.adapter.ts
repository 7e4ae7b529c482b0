import {
  createFlightSearch,
  type FaresOutcome,
  type FindReservationOutcome,
  type FlightResultsStore,
  type FlightsService,
  type Problem,
  type QuoteOutcome,
  type QuoteRequest,
  type RefId,
  type SearchService,
} from "@safar/engine";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader, malformed } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import { isRefusedAs, isSessionOver } from "../http/refusals.ts";
import { createFlightExtras } from "./ancillaries.adapter.ts";
import { reservationIn } from "./booking.decoding.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { createFlightOffers, type FlightOffersOptions } from "./flight-offers.ts";
import { choiceToWire, quoteIn } from "./flight-quotes.decoding.ts";
import { reserveRefusalOf, reserveToWire } from "./flight-reserve.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";
import { baggageIn, brandIn, fareIn, itineraryIn, referencesIn } from "./itinerary.decoding.ts";

export type FlightCheckoutOptions = Times & {
  /** Of the flight and general service. */
  readonly client: ServiceClient;
  /** The signed-in person's own id, by which their reservations are theirs. */
  readonly user?: string | null;
};

export type FlightsAdapterOptions = FlightOffersOptions &
  FlightCheckoutOptions & {
    /** Where what a search finds goes. */
    readonly store: FlightResultsStore;
  };

/** What follows the choice of an offer: its fares, its price, its extras and its reservation. */
export type FlightCheckout = Omit<FlightsService, keyof SearchService>;

const quoteRefusalOf = (problem: Problem, request: QuoteRequest): QuoteOutcome => {
  if (isRefusedAs(problem, "sold_out")) return { type: "SOLD_OUT" };
  if (isRefusedAs(problem, "quote_expired")) {
    // What cannot even be priced anew is unknown to the service: there is nothing left to go on with.
    return { type: request.kind === "read" && request.isRenewed ? "SESSION_EXPIRED" : "QUOTE_EXPIRED" };
  }
  return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
};

export const createFlightCheckout = ({ client, user = null, ...times }: FlightCheckoutOptions): FlightCheckout => {
  const mine = user === null ? {} : { user_uuid: user };

  const callQuote = (request: QuoteRequest, signal: AbortSignal | undefined) => {
    const { refId: RefID } = request;
    switch (request.kind) {
      case "first": {
        const { offer: ItineraryRefID, option, currency } = request;
        const fare = option === null ? {} : { FareRefID: option };
        return client.call(flightsEndpoints.quote, { RefID, ItineraryRefID, currency, ...fare }, withSignal(signal));
      }
      case "again": {
        const addons = request.extras.map(choiceToWire);
        return client.call(flightsEndpoints.requote, { RefID, addons }, withSignal(signal));
      }
      default: {
        const refresh = request.isRenewed ? "1" : "0";
        return client.call(flightsEndpoints.getQuote, { refid: RefID, refresh }, withSignal(signal));
      }
    }
  };

  const quote = async (request: QuoteRequest, signal?: AbortSignal): Promise<QuoteOutcome> => {
    const answer = await callQuote(request, signal);
    if (answer.ok) {
      const reader = createMoneyReader();
      const read = quoteIn(answer.value, reader, times);
      const fault = reader.fault();
      return fault === null ? { type: "QUOTED", quote: read } : malformed(fault);
    }
    // What has been reserved is not priced anew: it stands as it is, with its reservation.
    return request.kind === "again" && isRefusedAs(answer.error, "duplicate_order")
      ? quote({ kind: "read", refId: request.refId, isRenewed: false }, signal)
      : quoteRefusalOf(answer.error, request);
  };

  const findReservation = async (refId: RefId, signal?: AbortSignal): Promise<FindReservationOutcome> => {
    const found = await client.call(flightsEndpoints.getQuote, { refid: refId }, withSignal(signal));
    if (!found.ok) {
      // A quote that was reserved can be read for ever; one that is over was not.
      return isRefusedAs(found.error, "quote_expired") || isSessionOver(found.error)
        ? { type: "NONE" }
        : { type: "PROBLEM", problem: found.error };
    }
    const { reservation: made, expires_at: expiresAt } = found.value;
    if (made === null) return { type: "NONE" };
    const request = { uuid: made.uuid, ...mine };
    const answer = await client.call(flightBookingsEndpoints.flightBooking, request, withSignal(signal));
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { pay_by: payBy, price_guarantee_until: guaranteed, ...booking } = answer.value;
    const until = payBy ?? guaranteed ?? expiresAt;
    const reservation = reservationIn({ ...booking, pay_by: until, price_guarantee_until: guaranteed ?? until }, times);
    if (typeof reservation === "string") return malformed(reservation);
    const reader = createMoneyReader();
    const quote = quoteIn(found.value, reader, times);
    const fault = reader.fault();
    return fault === null ? { type: "FOUND", reservation, quote } : malformed(fault);
  };

  const fares = async (
    refid: RefId,
    offer: Parameters<FlightsService["fares"]>[1],
    signal?: AbortSignal,
  ): Promise<FaresOutcome> => {
    const [detail, families] = await Promise.all([
      client.call(flightsEndpoints.itinerary, { refid, itinerary_refid: offer }, withSignal(signal)),
      client.call(flightsEndpoints.fares, { RefID: refid, ItineraryRefID: offer }, withSignal(signal)),
    ]);
    if (!detail.ok) {
      const problem = detail.error;
      return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
    }
    // An itinerary of which the service knows no families is sold at its own fare.
    if (!families.ok && !isRefusedAs(families.error, "not_found")) {
      const problem = families.error;
      return isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };
    }
    const reader = createMoneyReader();
    const itinerary = itineraryIn(detail.value.Itinerary, reader);
    const read = (families.ok ? families.value.Fares : []).map((fare) => ({
      id: fare.FareRefID,
      brand: brandIn(fare.brand),
      includes: fare.includes.map(({ kind, state, detail: words }) => ({
        kind,
        state,
        detail: words === null ? null : cleanText(words),
      })),
      baggage: baggageIn(fare.baggage),
      isRefundable: fare.refundable,
      isChangeable: fare.changeable,
      seatsLeft: fare.seats_left,
      price: fareIn(fare.price, reader),
      extra: reader.money(fare.delta, fare.price.currency),
    }));
    const fault = reader.fault();
    if (fault !== null) return malformed(fault);
    return {
      type: "FARES",
      itinerary,
      references: referencesIn(detail.value),
      fares: read.toSorted((one, other) => one.price.total.minor - other.price.total.minor),
      expiresAt: instantOf(detail.value.expires_at, times),
    };
  };

  return {
    ...createFlightExtras({ client }),
    fares,
    quote,
    findReservation,

    async reserve(request, signal) {
      const wish = reserveToWire(request, user);
      const answer = await client.call(flightBookingsEndpoints.reserveFlight, wish, withSignal(signal));
      if (!answer.ok) return reserveRefusalOf(answer.error, request, times);
      const reservation = reservationIn(answer.value, times);
      // Something was reserved: it is found by the quote once it can be read.
      return typeof reservation === "string" ? { type: "UNKNOWN" } : { type: "RESERVED", reservation };
    },
  };
};

/** The engine's `FlightsService` over the flight service. */
export const createFlightsService = ({ store, currency, user, ...rest }: FlightsAdapterOptions): FlightsService => ({
  ...createFlightSearch({ offers: createFlightOffers({ currency, ...rest }), store, clock: rest.clock }),
  ...createFlightCheckout({ ...rest, ...(user === undefined ? {} : { user }) }),
});
