import type { SoldVertical } from "../app/verticals.ts";
import type { Booked, BookingOfKind } from "../features/bookings/booked.types.ts";
import type { PaperOfKind } from "../features/papers/paper.types.ts";
import type { WalkSteps } from "../features/walk/create-steps.tsx";
import { type LatePart, latePart } from "./late-part.ts";

/** One vertical, to the pages that all verticals share. */
type VerticalRooms = {
  /** The pages of its walk from the price on. */
  readonly steps: LatePart<WalkSteps>;
  /** What was booked, right after it was paid for. */
  readonly booked: LatePart<Booked>;
  /** The page of a booking. */
  readonly booking: LatePart<BookingOfKind>;
  /** Its ticket and its invoice, to be printed. */
  readonly paper: LatePart<PaperOfKind>;
};

/**
 * Every vertical that is sold. Each is fetched with the page that needs it, and nothing of another with it. One that is missing here
 * does not compile. A part's file is called by its vertical and its name, so that the server finds what the build has made of it.
 */
export const verticalRooms = {
  flights: {
    steps: latePart(() => import("../features/flights/flights.steps.ts")),
    booked: latePart(() => import("../features/flight-booking/flights.booked.tsx")),
    booking: latePart(() => import("../features/flight-booking/flights.booking.tsx")),
    paper: latePart(() => import("../features/flight-booking/flights.paper.tsx")),
  },
  hotels: {
    steps: latePart(() => import("../features/hotels/hotels.steps.ts")),
    booked: latePart(() => import("../features/hotel-booking/hotels.booked.tsx")),
    booking: latePart(() => import("../features/hotel-booking/hotels.booking.tsx")),
    paper: latePart(() => import("../features/hotel-booking/hotels.paper.tsx")),
  },
  buses: {
    steps: latePart(() => import("../features/buses/buses.steps.ts")),
    booked: latePart(() => import("../features/bus-booking/buses.booked.tsx")),
    booking: latePart(() => import("../features/bus-booking/buses.booking.tsx")),
    paper: latePart(() => import("../features/bus-booking/buses.paper.tsx")),
  },
  trains: {
    steps: latePart(() => import("../features/trains/trains.steps.ts")),
    booked: latePart(() => import("../features/train-booking/trains.booked.tsx")),
    booking: latePart(() => import("../features/train-booking/trains.booking.tsx")),
    paper: latePart(() => import("../features/train-booking/trains.paper.tsx")),
  },
  movies: {
    steps: latePart(() => import("../features/movies/movies.steps.ts")),
    booked: latePart(() => import("../features/movie-booking/movies.booked.tsx")),
    booking: latePart(() => import("../features/movie-booking/movies.booking.tsx")),
    paper: latePart(() => import("../features/movie-booking/movies.paper.tsx")),
  },
  events: {
    steps: latePart(() => import("../features/events/events.steps.ts")),
    booked: latePart(() => import("../features/event-booking/events.booked.tsx")),
    booking: latePart(() => import("../features/event-booking/events.booking.tsx")),
    paper: latePart(() => import("../features/event-booking/events.paper.tsx")),
  },
  tours: {
    steps: latePart(() => import("../features/tours/tours.steps.ts")),
    booked: latePart(() => import("../features/tour-booking/tours.booked.tsx")),
    booking: latePart(() => import("../features/tour-booking/tours.booking.tsx")),
    paper: latePart(() => import("../features/tour-booking/tours.paper.tsx")),
  },
} satisfies Readonly<Record<SoldVertical, VerticalRooms>>;

/** What a route may show of whichever vertical its address names. */
export type LateName = keyof VerticalRooms;
