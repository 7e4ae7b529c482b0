import {
  type BookingService,
  type CheckoutService,
  type PlaceTime,
  placeTimeAfter,
  type QuoteRequest,
  type ReserveRequest,
  type Train,
  type TrainsBooking,
} from "@safar/engine";
import { calledIn } from "../bookings/booking.decoding.ts";
import { type BookingCall, bookingToWire, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedIn, onDayOf } from "../checkout/quote.decoding.ts";
import { takenInOneRoom } from "../checkout/refusals.ts";
import { documentedToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namesIn } from "../wire/names.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { trainIn } from "./trains.decoding.ts";
import { trainsEndpoints } from "./trains.endpoints.ts";

type WireBooking = ResponseOf<typeof trainsEndpoints.trainsBooking>;

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (request, options) => client.call(trainsEndpoints.trainsBooking, bookingToWire(request), options),
  pnrOf: ({ pnr }) => pnr,
});

const travellerIn = (wire: WireBooking["travellers"][number]): TrainsBooking["trains"]["travellers"][number] => ({
  id: wire.pax_id,
  type: wire.pax_type,
  ...calledIn(wire),
  coach: cleanText(wire.coach),
  place: cleanText(wire.place),
  kind: wire.kind === "unknown" ? "seat" : wire.kind,
  isCancelled: wire.cancelled,
  ticket: { number: wire.ticket, state: wire.ticket_state },
});

const dayMs = 24 * 60 * 60_000;
const dayOf = ({ local }: PlaceTime): number => Date.parse(local.slice(0, 10)) / dayMs;

/** A train by the hours at which it runs, of which the timetable knows nothing: late at each stop alike. */
const asItRuns = (train: Train, delayMinutes: number): Train => {
  const late = (at: PlaceTime): PlaceTime => placeTimeAfter(at, delayMinutes);
  const [departs, arrives] = [late(train.departs), late(train.arrives)];
  return {
    ...train,
    departs,
    arrives,
    dayOffset: dayOf(arrives) - dayOf(departs),
    stops: train.stops.map((stop) => ({
      ...stop,
      arrives: stop.arrives && late(stop.arrives),
      departs: stop.departs && late(stop.departs),
    })),
  };
};

const bookedIn =
  (times: Times) =>
  (wire: WireBooking, reader: MoneyReader): Pick<TrainsBooking, "trains"> => ({
    trains: {
      train: asItRuns(trainIn(wire.Train, { stations: wire.Stations, reader, times }), wire.delay_min ?? 0),
      className: namesIn(wire.class),
      travellers: wire.travellers.map(travellerIn),
      infants: wire.infants,
      waiting:
        wire.waiting === null
          ? null
          : { position: wire.waiting.position, decidedAt: instantOf(wire.waiting.decided_at, times) },
      delayMinutes: wire.delay_min,
      isFullRefund: wire.full_refund,
    },
  });

/** The engine's `BookingService`; what it reads are `TrainsBooking`s. */
export const createTrainsBookingService = ({ client, ...times }: AdapterOptions): BookingService =>
  createBookingService({ ...bookingCall(client), bookedIn: bookedIn(times) }, times);

/** Chosen places are priced before the checkout: it reads that price, by its own reference. */
const quoteToWire = (request: QuoteRequest): RequestOf<typeof trainsEndpoints.quoteTrains> =>
  request.kind === "first"
    ? { RefID: request.refId, currency: request.currency }
    : { RefID: request.refId, refresh: request.kind === "read" && request.isRenewed };

const reservationToWire = (request: ReserveRequest): RequestOf<typeof trainsEndpoints.reserveTrains> => ({
  ...reserveToWire(request),
  travellers: request.party.travellers.map((traveller) => ({
    pax_id: traveller.id,
    ...documentedToWire(traveller),
  })),
});

/** The engine's `CheckoutService` for places of a train, over the main app service of whoever is signed in. */
export const createTrainsCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "travellers",
      alsoSoldOut: ["seat_taken"],
      takenIn: takenInOneRoom("train"),
      booking: bookingCall(client),
      callQuote: (request, options) => client.call(trainsEndpoints.quoteTrains, quoteToWire(request), options),
      ownQuoteIn: ({ Train, places, required }) => ({
        travellers: places.map(({ gender, pax_id: id, pax_type: type, place: label }) => ({
          id,
          type,
          asked: askedIn(required.find(({ pax_type }) => pax_type === type)),
          place: { label, gender },
        })),
        ...onDayOf(Train.departs_at),
      }),
      callReserve: (request, options) =>
        client.call(trainsEndpoints.reserveTrains, reservationToWire(request), options),
    },
    times,
  );
