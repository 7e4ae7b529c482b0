import { bookingActors, bookingListActors, bookingListMachine, bookingMachine } from "@safar/engine";
import { flightBookingService, readBookings } from "../../engine/booking.service.ts";
import { cancellationService } from "../../engine/cancellation.service.ts";
import { deviceClock } from "../../engine/device-clock.ts";

/** The list of bookings, over our server. */
export const bookingListFlow = bookingListMachine.provide({ actors: bookingListActors(readBookings) });

/** The page of a flight's booking, over our server. */
export const flightBookingFlow = bookingMachine.provide({
  actors: bookingActors({ bookings: flightBookingService, cancellations: cancellationService, clock: deviceClock }),
});
