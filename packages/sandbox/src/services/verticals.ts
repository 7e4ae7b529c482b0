import type { AnyService } from "../core/service.ts";
import { busTicket } from "./buses/bus-paper.ts";
import { busesService } from "./buses/buses.service.ts";
import type { LowestFare, SoonEvents } from "./client/dashboard.service.ts";
import type { SoldVertical } from "./content/enabled.data.ts";
import type { PageData } from "./content/library.ts";
import { eventsService } from "./events/events.service.ts";
import { soonEvents } from "./events/events-guide.ts";
import { eventsTicket } from "./events/events-paper.ts";
import { eventSamples } from "./events/sample-events.ts";
import { flightBookingsService } from "./flights/bookings/flight-bookings.service.ts";
import { flightTicket } from "./flights/bookings/flight-paper.ts";
import { flightSamples } from "./flights/bookings/sample-flights.ts";
import { flightsService } from "./flights/flights.service.ts";
import { flightPages } from "./flights/pages/index.ts";
import { ancillariesService } from "./flights/quotes/ancillaries.service.ts";
import { lowestFare } from "./flights/search/lowest-fare.ts";
import { hotelVoucher } from "./hotels/hotel-paper.ts";
import { hotelsService } from "./hotels/hotels.service.ts";
import { hotelPages } from "./hotels/pages/hotel-landings.data.ts";
import { moviesService } from "./movies/movies.service.ts";
import { moviesTicket } from "./movies/movies-paper.ts";
import { movieSamples } from "./movies/sample-movies.ts";
import type { OrderVertical } from "./orders/order.ts";
import type { Ticket, Tickets } from "./papers/paper.ts";
import type { SampleBooking } from "./samples/sample-bookings.ts";
import { tourSamples } from "./tours/sample-tours.ts";
import { toursService } from "./tours/tours.service.ts";
import { toursTicket } from "./tours/tours-paper.ts";
import { trainSamples } from "./trains/sample-trains.ts";
import { trainsService } from "./trains/trains.service.ts";
import { trainsTicket } from "./trains/trains-paper.ts";

/** What a line of business brings to the sandbox. */
export type VerticalRoom = {
  readonly services: readonly AnyService[];
  /** What the sample users have booked of it. */
  readonly samples?: readonly SampleBooking[];
  /** What stands on its ticket. */
  readonly ticket?: Ticket;
  /** What the marketplace writes about it. */
  readonly pages?: readonly PageData[];
  /** Of whoever sells flights, for the home page. */
  readonly lowestFare?: LowestFare;
  /** Of whoever sells events, for the home page. */
  readonly soonEvents?: SoonEvents;
};

/** Every line of business, those that are begun and not sold yet among them. The only file that knows them all. */
export const verticals = {
  flights: {
    services: [flightsService, ancillariesService, flightBookingsService],
    samples: flightSamples,
    ticket: flightTicket,
    pages: flightPages,
    lowestFare,
  },
  hotels: { services: [hotelsService], ticket: hotelVoucher, pages: hotelPages },
  buses: { services: [busesService], ticket: busTicket },
  trains: { services: [trainsService], ticket: trainsTicket, samples: trainSamples },
  movies: { services: [moviesService], ticket: moviesTicket, samples: movieSamples },
  events: { services: [eventsService], ticket: eventsTicket, samples: eventSamples, soonEvents },
  tours: { services: [toursService], ticket: toursTicket, samples: tourSamples },
} as const satisfies Readonly<Record<SoldVertical, VerticalRoom & Required<Pick<VerticalRoom, "ticket">>>> &
  Partial<Record<OrderVertical, VerticalRoom>>;

const rooms: readonly (readonly [string, VerticalRoom])[] = Object.entries(verticals);

export const tickets: Tickets = Object.fromEntries(rooms.map(([name, { ticket }]) => [name, ticket]));
