import type { SoldVertical } from "../../app/verticals.ts";
import { busesOnServer } from "../buses/buses.vertical.ts";
import { eventsOnServer } from "../events/events.vertical.ts";
import { flightsOnServer } from "../flights/flights.vertical.ts";
import { hotelsOnServer } from "../hotels/hotels.vertical.ts";
import { moviesOnServer } from "../movies/movies.vertical.ts";
import { toursOnServer } from "../tours/tours.vertical.ts";
import { trainsOnServer } from "../trains/trains.vertical.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";

/** Every vertical that is sold, to our server. Bookings whose kind nobody names are looked for in this order. */
export const serverVerticals = {
  flights: flightsOnServer,
  hotels: hotelsOnServer,
  buses: busesOnServer,
  trains: trainsOnServer,
  movies: moviesOnServer,
  events: eventsOnServer,
  tours: toursOnServer,
} satisfies Readonly<Record<SoldVertical, ServerVertical>>;
