import { isToursBooking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import { toursPages } from "./tours.pages.ts";
import toursTrip from "./tours-trip.tsx";

/** The pages of the walk of tours from the price on. */
export default createSteps(toursPages, {
  trip: toursTrip,
  shownOf: (booking) => (isToursBooking(booking) ? { shown: booking.tours } : {}),
});
