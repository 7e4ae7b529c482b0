import { isEventsBooking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import { eventsPages } from "./events.pages.ts";
import eventsTrip from "./events-trip.tsx";

/** The pages of the walk of events from the price on. */
export default createSteps(eventsPages, {
  trip: eventsTrip,
  shownOf: (booking) => (isEventsBooking(booking) ? { shown: booking.events } : {}),
});
