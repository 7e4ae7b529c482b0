import type { Booking, BookingService, BusBooking } from "@safar/engine";
import { calledIn } from "../bookings/booking.decoding.ts";
import { type BookingCall, bookingToWire, createBookingService } from "../bookings/booking.service.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import type { MoneyReader } from "../wire/money.ts";
import { cleanText } from "../wire/text.ts";
import { busCityIn, busStopIn, departureIn, namedBundleIn } from "./buses.decoding.ts";
import { busesEndpoints } from "./buses.endpoints.ts";

type WireBooking = ResponseOf<typeof busesEndpoints.busBooking>;

export const busBookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (request, options) => client.call(busesEndpoints.busBooking, bookingToWire(request), options),
  pnrOf: ({ pnr }) => pnr,
});

const bookedIn = (wire: WireBooking, reader: MoneyReader): Omit<BusBooking, keyof Booking> => ({
  bus: {
    departure: departureIn(wire.Bus, reader),
    from: busCityIn(wire.From),
    to: busCityIn(wire.To),
    boarding: busStopIn(wire.boarding, wire.Bus.tz),
    dropping: busStopIn(wire.dropping, wire.Bus.tz),
    bundle: namedBundleIn(wire.bundle),
    passengers: wire.passengers.map((passenger) => ({
      id: passenger.pax_id,
      ...calledIn(passenger),
      gender: passenger.gender === "unknown" ? null : passenger.gender,
      seat: cleanText(passenger.seat),
      ticket: { number: passenger.ticket, state: passenger.ticket_state },
    })),
  },
});

/** The engine's `BookingService` over the main app service; what it reads are `BusBooking`s. */
export const createBusBookingService = ({ client, ...times }: AdapterOptions): BookingService =>
  createBookingService({ ...busBookingCall(client), bookedIn }, times);
