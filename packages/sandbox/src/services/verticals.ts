import type { AnyService } from "../core/service.ts";
import { busesService } from "./buses/buses.service.ts";
import type { LowestFare } from "./client/dashboard.service.ts";
import type { SoldVertical } from "./content/enabled.data.ts";
import type { PageData } from "./content/library.ts";
import { flightBookingsService } from "./flights/bookings/flight-bookings.service.ts";
import { flightSamples } from "./flights/bookings/sample-flights.ts";
import { flightsService } from "./flights/flights.service.ts";
import { flightPages } from "./flights/pages/index.ts";
import { ancillariesService } from "./flights/quotes/ancillaries.service.ts";
import { lowestFare } from "./flights/search/lowest-fare.ts";
import { hotelsService } from "./hotels/hotels.service.ts";
import { hotelPages } from "./hotels/pages/hotel-landings.data.ts";
import type { OrderVertical } from "./orders/order.ts";
import type { SampleBooking } from "./samples/sample-bookings.ts";

/** What a line of business brings to the sandbox. */
export type VerticalRoom = {
  readonly services: readonly AnyService[];
  /** What the sample users have booked of it. */
  readonly samples?: readonly SampleBooking[];
  /** What the marketplace writes about it. */
  readonly pages?: readonly PageData[];
  /** Of whoever sells flights, for the home page. */
  readonly lowestFare?: LowestFare;
};

/** Every line of business, those that are begun and not sold yet among them. The only file that knows them all. */
export const verticals = {
  flights: {
    services: [flightsService, ancillariesService, flightBookingsService],
    samples: flightSamples,
    pages: flightPages,
    lowestFare,
  },
  hotels: { services: [hotelsService], pages: hotelPages },
  buses: { services: [busesService] },
} as const satisfies Readonly<Record<SoldVertical, VerticalRoom>> & Partial<Record<OrderVertical, VerticalRoom>>;
