import type { Booking, BookingService, HotelBooking } from "@safar/engine";
import { calledIn } from "../bookings/booking.decoding.ts";
import { askedBy, type BookingCall, createBookingService } from "../bookings/booking.service.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { UserOptions } from "../wire/adapter-options.ts";
import { stayIn } from "./hotels.decoding.ts";
import { hotelsEndpoints } from "./hotels.endpoints.ts";

type WireBooking = ResponseOf<typeof hotelsEndpoints.hotelBooking>;

export const hotelBookingCall = (client: ServiceClient, user: string | null): BookingCall<WireBooking> => ({
  call: (request, options) =>
    client.call(hotelsEndpoints.hotelBooking, { UUID: request.booking, ...askedBy(request, user) }, options),
  pnrOf: ({ voucher_number }) => voucher_number,
});

const bookedIn = (wire: WireBooking): Omit<HotelBooking, keyof Booking> => ({
  hotel: {
    stay: stayIn(wire.Stay),
    voucher: wire.voucher_number,
    guests: wire.guests.map(({ guest_id: id, pax_type: type, room, age, ...called }) => ({
      id,
      type,
      room,
      age,
      ...calledIn(called),
    })),
  },
});

/** The engine's `BookingService` over the hotel service; what it reads are `HotelBooking`s. */
export const createHotelBookingService = ({ client, user = null, ...times }: UserOptions): BookingService =>
  createBookingService({ ...hotelBookingCall(client, user), bookedIn }, times);
