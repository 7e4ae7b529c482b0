import type { BookedFlight, BookingService, FlightBooking, ReadRequest } from "@safar/engine";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import { createMoneyReader, type MoneyReader, malformed } from "../app/wallet.decoding.ts";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { askedBy, bookingIn, readRefusalOf } from "./booking.decoding.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";
import { itineraryIn, referencesIn, segmentIn } from "./itinerary.decoding.ts";

export type FlightBookingsAdapterOptions = Times & {
  /** Of the flight and general service. */
  readonly client: ServiceClient;
  /** The signed-in person's own id, by which their bookings are theirs. */
  readonly user?: string | null;
};

type WireBooking = ResponseOf<typeof flightBookingsEndpoints.flightBooking>;
type WirePassenger = WireBooking["passengers"][number];
type WireTicket = WireBooking["tickets"][number];

/** Enough to tell one document from another. */
const endingLength = 4;

const passengerIn = (wire: WirePassenger, ticket: WireTicket | undefined): BookedFlight["passengers"][number] => ({
  id: wire.pax_id,
  type: wire.pax_type,
  title: cleanText(wire.title),
  firstName: cleanText(wire.first_name),
  lastName: cleanText(wire.last_name),
  document:
    wire.document === null ? null : { kind: wire.document.kind, ending: wire.document.number.slice(-endingLength) },
  frequentFlyer: wire.frequent_flyer?.number ?? null,
  tiedTo: wire.tied_to,
  ticket: { number: ticket?.number ?? null, state: ticket?.state ?? "unknown" },
});

const flightIn = (wire: WireBooking, reader: MoneyReader, times: Times): BookedFlight => ({
  itinerary: itineraryIn(wire.itinerary, reader),
  references: referencesIn(wire),
  passengers: wire.passengers.map((passenger) =>
    passengerIn(
      passenger,
      wire.tickets.find(({ pax_id }) => pax_id === passenger.pax_id),
    ),
  ),
  extras: wire.addons.map(({ amount, currency, kind, pax_id: passengerId, quantity, segment_id, title }) => ({
    passengerId,
    segmentId: segment_id ?? null,
    kind: kind === "ssr" ? ("service" as const) : kind,
    title: cleanText(title),
    quantity,
    amount: reader.money(amount, currency),
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
});

const flightBookingIn = (wire: WireBooking, reader: MoneyReader, times: Times): FlightBooking => {
  const changes = wire.changes.map(({ id, respond_by: respondBy, state }) => ({
    id,
    respondBy: instantOf(respondBy, times),
    state,
  }));
  return { ...bookingIn(wire, { pnr: wire.pnr, changes }, reader, times), flight: flightIn(wire, reader, times) };
};

/** The engine's `BookingService` over the flight service; what it reads are `FlightBooking`s. */
export const createFlightBookingService = (options: FlightBookingsAdapterOptions): BookingService => {
  const { client, user = null, ...times } = options;

  const named = (request: ReadRequest) => ({ uuid: request.booking, ...askedBy(request, user) });

  return {
    async read(request, signal) {
      const answer = await client.call(flightBookingsEndpoints.flightBooking, named(request), withSignal(signal));
      if (!answer.ok) return readRefusalOf(answer.error, request);
      const reader = createMoneyReader();
      const booking = flightBookingIn(answer.value, reader, times);
      const fault = reader.fault();
      if (fault !== null) return malformed(fault);
      // The service hides what it would show to the owner, rather than saying no.
      return booking.isMasked && request.proof !== null ? { type: "PROOF_REFUSED" } : { type: "BOOKING", booking };
    },

    async respond({ changeId, decision, ...request }, signal) {
      const wish = { ...named(request), change_id: changeId, decision };
      const answer = await client.call(flightBookingsEndpoints.respondToFlightChange, wish, withSignal(signal));
      if (answer.ok) return { type: "RESPONDED" };
      // A conflict is what the booking has become meanwhile, a 410 an answer that comes after its time.
      return answer.error.kind === "refused" && [409, 410].includes(answer.error.status)
        ? { type: "TOO_LATE" }
        : { type: "PROBLEM", problem: answer.error };
    },
  };
};
