import { isHotelBooking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import hotelTrip from "./hotel-trip.tsx";
import { hotelsPages } from "./hotels.pages.ts";

/** The pages of the hotels' walk from the price on. */
export default createSteps(hotelsPages, {
  trip: hotelTrip,
  shownOf: (booking) => (isHotelBooking(booking) ? { stay: booking.hotel.stay } : {}),
});
