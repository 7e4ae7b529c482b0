import { bookingActors, bookingMachine } from "@safar/engine";
import type { SoldVertical } from "../../app/verticals.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { bookingService } from "../../engine/services/booking.service.ts";
import { cancellationService } from "../../engine/services/cancellation.service.ts";

/** The page of a vertical's booking, over our server. */
export const bookingFlow = (vertical: SoldVertical) =>
  bookingMachine.provide({
    actors: bookingActors({
      bookings: bookingService(vertical),
      cancellations: cancellationService(vertical),
      clock: serverClock,
    }),
  });

export type BookingFlow = ReturnType<typeof bookingFlow>;
