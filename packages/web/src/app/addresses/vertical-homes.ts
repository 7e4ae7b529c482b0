import type { Vertical } from "@safar/engine";

/** The page that each line of business begins at. */
export const verticalHomes: Readonly<Record<Vertical, string>> = {
  flights: "/book-flights-online",
  hotels: "/book-hotels-online",
  buses: "/buy-bus-tickets-online",
  trains: "/train-tickets-booking-online",
  events: "/event-tickets-online",
  movies: "/movie-tickets-online",
  tours: "/tours-online",
  "car-rental": "/car-rental-booking-online",
  "airport-shuttle": "/car-rental-booking-online",
};
