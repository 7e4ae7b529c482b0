import type { BookingService, BusBooking, ReadRequest } from "@safar/engine";
import { cleanText } from "../client/content.text.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { bookingIn, readRefusalOf } from "../travel/booking.decoding.ts";
import { namesIn } from "../travel/itinerary.decoding.ts";
import { type Times } from "./auth.outcomes.ts";
import { busCityIn, busStopIn, departureIn } from "./buses.decoding.ts";
import { busesEndpoints } from "./buses.endpoints.ts";
import { withSignal } from "./wallet.adapter.ts";
import { createMoneyReader, type MoneyReader, malformed } from "./wallet.decoding.ts";

type WireBooking = ResponseOf<typeof busesEndpoints.busBooking>;

const busIn = (wire: WireBooking, reader: MoneyReader): BusBooking["bus"] => ({
  departure: departureIn(wire.Bus, reader),
  from: busCityIn(wire.From),
  to: busCityIn(wire.To),
  boarding: busStopIn(wire.boarding, wire.Bus.tz),
  dropping: busStopIn(wire.dropping, wire.Bus.tz),
  bundle: { code: wire.bundle.code, name: namesIn(wire.bundle) },
  passengers: wire.passengers.map((passenger) => ({
    id: passenger.pax_id,
    title: cleanText(passenger.title),
    gender: passenger.gender === "unknown" ? null : passenger.gender,
    firstName: cleanText(passenger.first_name),
    lastName: cleanText(passenger.last_name),
    seat: cleanText(passenger.seat),
    ticket: { number: passenger.ticket, state: passenger.ticket_state },
  })),
});

/** The engine's `BookingService` over the main app service; what it reads are `BusBooking`s. */
export const createBusBookingService = ({
  client,
  ...times
}: Times & { readonly client: ServiceClient }): BookingService => ({
  async read(request: ReadRequest, signal) {
    const { booking: uuid, proof } = request;
    const wish = { uuid, ...(proof === null ? {} : { contact: proof }) };
    const answer = await client.call(busesEndpoints.busBooking, wish, withSignal(signal));
    if (!answer.ok) {
      // A proof that cannot be one is refused like a wrong one.
      const isProof = isRefusedAs(answer.error, "validation_failed") && answer.error.field === "contact";
      return isProof ? { type: "PROOF_REFUSED" } : readRefusalOf(answer.error, request);
    }
    const reader = createMoneyReader();
    const read = bookingIn(answer.value, { pnr: answer.value.pnr, changes: [] }, reader, times);
    const booking: BusBooking = { ...read, bus: busIn(answer.value, reader) };
    const fault = reader.fault();
    if (fault !== null) return malformed(fault);
    // The service hides what it would show to the owner, rather than saying no.
    return booking.isMasked && proof !== null ? { type: "PROOF_REFUSED" } : { type: "BOOKING", booking };
  },

  // Operators keep their times: there is no change to answer.
  respond: async () => ({ type: "TOO_LATE" }),
});
