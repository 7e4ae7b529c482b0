import { bookingActors, bookingListActors, bookingListMachine, bookingMachine } from "@safar/engine";
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

/** The page of a flight's booking, over our server. */
export const flightBookingFlow = bookingMachine.provide({
  actors: bookingActors({ bookings: flightBookingService, cancellations: cancellationService, clock: deviceClock }),
});

/** The page of a hotel's booking, over our server. */
export const hotelBookingFlow = bookingMachine.provide({
  actors: bookingActors({ bookings: hotelBookingService, cancellations: cancellationService, clock: deviceClock }),
});

/** The page of a bus's booking, over our server. */
export const busBookingFlow = bookingMachine.provide({
  actors: bookingActors({ bookings: busBookingService, cancellations: cancellationService, clock: deviceClock }),
});
