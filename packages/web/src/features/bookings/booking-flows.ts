import {
  type BookingService,
  bookingActors,
  bookingListActors,
  bookingListMachine,
  bookingMachine,
} from "@safar/engine";
import {
  busBookingService,
  flightBookingService,
  hotelBookingService,
  readBookings,
} from "../../engine/booking.service.ts";
import { cancellationService } from "../../engine/cancellation.service.ts";
import { deviceClock } from "../../engine/device-clock.ts";

/** The list of bookings, over our server. */
export const bookingListFlow = bookingListMachine.provide({ actors: bookingListActors(readBookings) });

/** The page of a booking, over our server's reader of its kind. */
const bookingFlowOver = (bookings: BookingService) =>
  bookingMachine.provide({
    actors: bookingActors({ bookings, cancellations: cancellationService, clock: deviceClock }),
  });

export const flightBookingFlow = bookingFlowOver(flightBookingService);
export const hotelBookingFlow = bookingFlowOver(hotelBookingService);
export const busBookingFlow = bookingFlowOver(busBookingService);
