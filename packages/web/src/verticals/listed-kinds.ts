import type { ListedKinds } from "../features/bookings/listed-kinds.ts";
import { busesListed } from "../features/bus-booking/buses.listed.ts";
import { eventsListed } from "../features/event-booking/events.listed.ts";
import { flightsListed } from "../features/flight-booking/flights.listed.ts";
import { hotelsListed } from "../features/hotel-booking/hotels.listed.ts";
import { moviesListed } from "../features/movie-booking/movies.listed.ts";
import { toursListed } from "../features/tour-booking/tours.listed.ts";
import { trainsListed } from "../features/train-booking/trains.listed.ts";

/** What each vertical says of its bookings among all. One that is missing does not compile. */
export const listedKinds = {
  flights: flightsListed,
  hotels: hotelsListed,
  buses: busesListed,
  trains: trainsListed,
  movies: moviesListed,
  events: eventsListed,
  tours: toursListed,
} satisfies ListedKinds;
