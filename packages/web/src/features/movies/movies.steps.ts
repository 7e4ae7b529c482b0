import { isMoviesBooking } from "@safar/engine";
import { createSteps } from "../walk/create-steps.tsx";
import { moviesPages } from "./movies.pages.ts";
import moviesTrip from "./movies-trip.tsx";

/** The pages of the walk of movies from the price on. */
export default createSteps(moviesPages, {
  trip: moviesTrip,
  shownOf: (booking) => {
    if (!isMoviesBooking(booking)) return {};
    const { category, film, seats, show } = booking.movies;
    return { shown: { film, show, seats, category } };
  },
});
