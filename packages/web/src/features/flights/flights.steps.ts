import { isFlightBooking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import flightTrip from "./flight-trip.tsx";
import { flightsPages } from "./flights.pages.ts";

/** The pages of the flights' walk from the price on. */
export default createSteps(flightsPages, {
  trip: flightTrip,
  shownOf: (booking) => {
    if (!isFlightBooking(booking)) return {};
    const { itinerary, references } = booking.flight;
    return { flight: { itinerary, references } };
  },
});
