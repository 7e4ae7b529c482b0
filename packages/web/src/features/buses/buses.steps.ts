import { isBusBooking } from "@safar/engine";
import { seatsChart } from "../../engine/buses/late-seats.ts";
import { createSeats } from "../../engine/buses/seats.chart.ts";
import { createSteps } from "../walk/create-steps.tsx";
import busTrip from "./bus-trip.tsx";
import { busesPages } from "./buses.pages.ts";

// Whoever goes back from here comes to the seats.
seatsChart.arrives(createSeats);

/** The pages of the buses' walk from the price on. */
export default createSteps(busesPages, {
  trip: busTrip,
  shownOf: (booking) => {
    if (!isBusBooking(booking)) return {};
    const { boarding, bundle, departure, dropping, from, passengers, to } = booking.bus;
    const seats = passengers.map(({ seat }) => seat);
    return { bus: { boarding, bundle: bundle.name, departure, dropping, from, to, seats } };
  },
});
