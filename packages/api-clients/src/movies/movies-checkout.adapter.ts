import {
  type BookingService,
  type CheckoutService,
  type ExtraChoice,
  type ExtraOffer,
  type MoveService,
  type Problem,
  type QuoteRequest,
  type ReserveRequest,
} from "@safar/engine";
import { atDoorIn } from "../bookings/booking.decoding.ts";
import { type BookingCall, bookingToWire, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedOnly, onDayOf } from "../checkout/quote.decoding.ts";
import { takenInOneRoom } from "../checkout/refusals.ts";
import { documentToWire, namesToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { isKnown } from "../wire/known.ts";
import { readEach } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { bookedExtraIn, filmIn, showIn } from "./movies.decoding.ts";
import { moviesEndpoints } from "./movies.endpoints.ts";

type WireBooking = ResponseOf<typeof moviesEndpoints.moviesBooking>;
type WireQuote = ResponseOf<typeof moviesEndpoints.quoteMovies>;

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (request, options) => client.call(moviesEndpoints.moviesBooking, bookingToWire(request), options),
  pnrOf: ({ pnr }) => pnr,
});

/** The engine's `BookingService`; what it reads are `MoviesBooking`s. */
export const createMoviesBookingService = ({ client, ...times }: AdapterOptions): BookingService =>
  createBookingService(
    {
      ...bookingCall(client),
      bookedIn: (wire, reader) => ({
        movies: {
          film: filmIn(wire.Movie),
          show: showIn(wire.Show, reader, times),
          seats: wire.seats,
          category: namesIn(wire.category),
          code: wire.code,
          extras: wire.extras.map(bookedExtraIn),
          lead: wire.lead && atDoorIn(wire.lead),
          directions: namesIn(wire.directions),
          movableUntil: wire.movable_until === null ? null : instantOf(wire.movable_until, times),
        },
      }),
    },
    times,
  );

/** The one in whose name all is booked; the cinema knows the others by their seats alone. */
const party = "party";

const extrasToWire = (choices: readonly ExtraChoice[]) =>
  choices.map(({ quantity: count, serviceId: id }) => ({ id, count }));

const quoteToWire = (request: QuoteRequest): RequestOf<typeof moviesEndpoints.quoteMovies> => {
  const { refId: RefID } = request;
  switch (request.kind) {
    case "first":
      return { RefID, currency: request.currency };
    case "again":
      return { RefID, extras: extrasToWire(request.extras) };
    default:
      return { RefID, refresh: request.isRenewed };
  }
};

const reservationToWire = (request: ReserveRequest): RequestOf<typeof moviesEndpoints.reserveMovies> => {
  const [lead] = request.party.travellers;
  return {
    ...reserveToWire(request),
    extras: extrasToWire(request.extras),
    lead: lead?.document ? { ...namesToWire(lead), document: documentToWire(lead.document) } : null,
  };
};

const choicesIn = ({ chosen }: WireQuote): readonly ExtraChoice[] =>
  chosen.map(({ count: quantity, id: serviceId }) => ({ serviceId, travellerId: party, segmentId: null, quantity }));

const kinds = { glasses: "service", snack: "meal" } as const;

/** The engine's `CheckoutService` for seats of a show, over the main app service of whoever is signed in. */
export const createMoviesCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "lead",
      alsoSoldOut: ["seat_taken", "session_expired"],
      takenIn: takenInOneRoom("hall"),
      booking: bookingCall(client),
      callQuote: (request, options) => client.call(moviesEndpoints.quoteMovies, quoteToWire(request), options),
      ownQuoteIn: (wire) => ({
        travellers: [
          {
            id: party,
            type: "person",
            asked: { ...askedOnly({ fields: wire.required_fields, documents: wire.documents }), isSpoken: true },
          },
        ],
        ...onDayOf(wire.Show.starts_at),
        requiredExtras: [],
        offeredExtras: {
          bag: false,
          seat: false,
          meal: wire.Extras.some(({ kind }) => kind === "snack"),
          service: wire.Extras.some(({ kind }) => kind === "glasses"),
        },
        extras: choicesIn(wire),
      }),
      callReserve: (request, options) =>
        client.call(moviesEndpoints.reserveMovies, reservationToWire(request), options),
      async extras(RefID, signal) {
        const answer = await client.call(moviesEndpoints.quoteMovies, { RefID }, { signal });
        if (!answer.ok) {
          return isRefusedAs(answer.error, "quote_expired")
            ? { type: "EXPIRED" }
            : { type: "PROBLEM", problem: answer.error };
        }
        const offers = readEach(
          answer.value.Extras,
          ({ contains, detail, id, kind, max, picture, price, title }, reader): ExtraOffer => ({
            serviceId: id,
            kind: kinds[kind],
            title,
            detail,
            ...(isKnown(picture) && { picture }),
            travellerIds: [party],
            segmentIds: [],
            price: reader.amount(price),
            maxQuantity: max,
            isIncluded: false,
            contains: contains.map(({ count, id: serviceId }) => ({ serviceId, count })),
          }),
        );
        return { type: "EXTRAS", offers, seatMaps: [] };
      },
    },
    times,
  );

/** Moving a booking to another show, over the main app service of whoever is signed in. */
export const createMoves = ({ client, ...times }: AdapterOptions): MoveService => {
  const refused = (problem: Problem) =>
    isRefusedAs(problem, "refund_not_allowed")
      ? ({ type: "TOO_LATE" } as const)
      : ({ type: "PROBLEM", problem } as const);
  return {
    async offers(request, signal) {
      const answer = await client.call(moviesEndpoints.movieMoves, bookingToWire(request), { signal });
      if (!answer.ok) return refused(answer.error);
      const offers = readEach(answer.value.Moves, ({ Show, seats }, reader) => ({
        show: showIn(Show, reader, times),
        seats,
      }));
      return { type: "OFFERS", offers };
    },
    async move({ seats, show: show_id, ...request }, signal) {
      const answer = await client.call(
        moviesEndpoints.moveMovie,
        { ...bookingToWire(request), show_id, seats: [...seats] },
        { signal },
      );
      if (answer.ok) return { type: "MOVED" };
      return isRefusedAs(answer.error, "seat_taken") ? { type: "SEATS_TAKEN" } : refused(answer.error);
    },
  };
};
