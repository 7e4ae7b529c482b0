import type { BookedFlight, Booking, BookingService, FlightBooking } from "@safar/engine";
import { calledIn } from "../bookings/booking.decoding.ts";
import { askedBy, type BookingCall, createBookingService } from "../bookings/booking.service.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { UserOptions } from "../wire/adapter-options.ts";
import type { MoneyReader } from "../wire/money.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { extraKinds } from "./flight-quotes.decoding.ts";
import { itineraryIn, referencesIn, segmentIn } from "./itinerary.decoding.ts";

/** The client is of the flight and general service. */
export type FlightBookingsAdapterOptions = UserOptions;

type WireBooking = ResponseOf<typeof flightBookingsEndpoints.flightBooking>;
type WirePassenger = WireBooking["passengers"][number];

/** Enough to tell one document from another. */
const endingLength = 4;

const passengerIn = (wire: WirePassenger, tickets: WireBooking["tickets"]): BookedFlight["passengers"][number] => {
  const ticket = tickets.find(({ pax_id }) => pax_id === wire.pax_id);
  return {
    id: wire.pax_id,
    type: wire.pax_type,
    ...calledIn(wire),
    document:
      wire.document === null ? null : { kind: wire.document.kind, ending: wire.document.number.slice(-endingLength) },
    frequentFlyer: wire.frequent_flyer?.number ?? null,
    tiedTo: wire.tied_to,
    ticket: { number: ticket?.number ?? null, state: ticket?.state ?? "unknown" },
  };
};

const flightIn = (wire: WireBooking, reader: MoneyReader, times: Times): BookedFlight => ({
  itinerary: itineraryIn(wire.itinerary, reader),
  references: referencesIn(wire),
  passengers: wire.passengers.map((passenger) => passengerIn(passenger, wire.tickets)),
  extras: wire.addons.map(({ kind, pax_id: passengerId, quantity, segment_id, title, ...price }) => ({
    passengerId,
    segmentId: segment_id ?? null,
    kind: extraKinds[kind],
    title: cleanText(title),
    quantity,
    amount: reader.amount(price),
  })),
  changes: wire.changes.map(({ added, announced_at: announcedAt, id, leg, removed, respond_by: respondBy, state }) => ({
    id,
    leg,
    removed: removed.map(segmentIn),
    added: added.map(segmentIn),
    announcedAt: instantOf(announcedAt, times),
    respondBy: instantOf(respondBy, times),
    state,
  })),
  moved: wire.moved.map(({ arrives_at: arrived, departs_at: departed, leg, respond_by: respondBy }) => ({
    leg,
    departed,
    arrived,
    respondBy: instantOf(respondBy, times),
  })),
});

const bookedIn = (
  wire: WireBooking,
  reader: MoneyReader,
  times: Times,
): Pick<FlightBooking, Exclude<keyof FlightBooking, keyof Booking> | "changes"> => {
  const flight = flightIn(wire, reader, times);
  return { flight, changes: flight.changes.map(({ id, respondBy, state }) => ({ id, respondBy, state })) };
};

export const flightBookingCall = (client: ServiceClient, user: string | null): BookingCall<WireBooking> => ({
  call: (request, options) =>
    client.call(flightBookingsEndpoints.flightBooking, { uuid: request.booking, ...askedBy(request, user) }, options),
  pnrOf: ({ pnr }) => pnr,
});

/** The engine's `BookingService` over the flight service; what it reads are `FlightBooking`s. */
export const createFlightBookingService = ({
  client,
  user = null,
  ...times
}: FlightBookingsAdapterOptions): BookingService =>
  createBookingService(
    {
      ...flightBookingCall(client, user),
      bookedIn,
      respond: async ({ booking: uuid, changeId, decision, proof }, signal) => {
        const wish = { uuid, ...askedBy({ proof }, user), change_id: changeId, decision };
        const answer = await client.call(flightBookingsEndpoints.respondToFlightChange, wish, { signal });
        if (answer.ok) return { type: "RESPONDED" };
        // A conflict is what the booking has become meanwhile, a 410 an answer that comes after its time.
        return answer.error.kind === "refused" && [409, 410].includes(answer.error.status)
          ? { type: "TOO_LATE" }
          : { type: "PROBLEM", problem: answer.error };
      },
    },
    times,
  );
