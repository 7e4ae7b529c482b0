import { authEndpoints } from "./account/auth.endpoints.ts";
import { profileEndpoints } from "./account/profile.endpoints.ts";
import { savedTravellersEndpoints } from "./account/saved-travellers.endpoints.ts";
import { bookingsEndpoints } from "./bookings/bookings.endpoints.ts";
import { bookingsIndexEndpoints } from "./bookings/bookings-index.endpoints.ts";
import { cancellationEndpoints } from "./bookings/cancellation.endpoints.ts";
import { ticketsEndpoints } from "./bookings/tickets.endpoints.ts";
import { busesEndpoints } from "./buses/buses.endpoints.ts";
import { contactEndpoints } from "./content/contact.endpoints.ts";
import { contentEndpoints } from "./content/content.endpoints.ts";
import { notificationsEndpoints } from "./content/notifications.endpoints.ts";
import { eventsEndpoints } from "./events/events.endpoints.ts";
import { airportsEndpoints } from "./flights/airports.endpoints.ts";
import { ancillariesEndpoints } from "./flights/ancillaries.endpoints.ts";
import { flightBookingsEndpoints } from "./flights/flight-bookings.endpoints.ts";
import { flightsEndpoints } from "./flights/flights.endpoints.ts";
import { hotelsEndpoints } from "./hotels/hotels.endpoints.ts";
import type { Catalogue, Endpoint } from "./http/endpoint.ts";
import { moviesEndpoints } from "./movies/movies.endpoints.ts";
import { financialEndpoints } from "./payment/financial.endpoints.ts";
import { dashboardEndpoints } from "./platform/dashboard.endpoints.ts";
import { generalEndpoints } from "./platform/general.endpoints.ts";
import { realtimeEndpoints } from "./platform/realtime.endpoints.ts";
import { settingsEndpoints } from "./platform/settings.endpoints.ts";
import { hotelTokenEndpoints, travelTokenEndpoints } from "./platform/token.endpoints.ts";
import { toursEndpoints } from "./tours/tours.endpoints.ts";
import { trainsEndpoints } from "./trains/trains.endpoints.ts";
import { rewardsEndpoints } from "./wallet/rewards.endpoints.ts";
import { walletEndpoints } from "./wallet/wallet.endpoints.ts";

/** Every slice of endpoints of the four services, one line each. */
export const slices: readonly Catalogue[] = [
  travelTokenEndpoints,
  hotelTokenEndpoints,
  authEndpoints,
  profileEndpoints,
  savedTravellersEndpoints,
  realtimeEndpoints,
  financialEndpoints,
  walletEndpoints,
  rewardsEndpoints,
  bookingsIndexEndpoints,
  trainsEndpoints,
  moviesEndpoints,
  eventsEndpoints,
  toursEndpoints,
  busesEndpoints,
  cancellationEndpoints,
  ticketsEndpoints,
  bookingsEndpoints,
  contactEndpoints,
  settingsEndpoints,
  contentEndpoints,
  dashboardEndpoints,
  notificationsEndpoints,
  ancillariesEndpoints,
  airportsEndpoints,
  flightBookingsEndpoints,
  flightsEndpoints,
  generalEndpoints,
  hotelsEndpoints,
];

/** Every declared endpoint. */
export const endpoints: readonly Endpoint[] = slices.flatMap((slice) => Object.values(slice));
