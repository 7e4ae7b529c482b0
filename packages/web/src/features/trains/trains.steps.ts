import { isTrainsBooking } from "@safar/engine";
import { placesChart } from "../../engine/trains/late-places.ts";
import { createTrainPlaces } from "../../engine/trains/places.chart.ts";
import { createSteps } from "../walk/create-steps.tsx";
import trainTrip from "./train-trip.tsx";
import { trainsPages } from "./trains.pages.ts";

// Whoever goes back from here comes to the places.
placesChart.arrives(createTrainPlaces);

/** The pages of the walk of trains from the price on. */
export default createSteps(trainsPages, {
  trip: trainTrip,
  shownOf: (booking) => {
    if (!isTrainsBooking(booking)) return {};
    const { className, train, travellers } = booking.trains;
    return { shown: { train, className, places: travellers.map(({ coach, place }) => ({ coach, label: place })) } };
  },
});
