import { authEndpoints } from "./app/auth.endpoints.ts";
import { bookingsIndexEndpoints } from "./app/bookings-index.endpoints.ts";
import { busesEndpoints } from "./app/buses.endpoints.ts";
import { cancellationEndpoints } from "./app/cancellation.endpoints.ts";
import { contactEndpoints } from "./app/contact.endpoints.ts";
import { financialEndpoints } from "./app/financial.endpoints.ts";
import { profileEndpoints } from "./app/profile.endpoints.ts";
import { rewardsEndpoints } from "./app/rewards.endpoints.ts";
import { settingsEndpoints } from "./app/settings.endpoints.ts";
import { walletEndpoints } from "./app/wallet.endpoints.ts";
import { bookingsEndpoints } from "./client/bookings.endpoints.ts";
import { contentEndpoints } from "./client/content.endpoints.ts";
import { dashboardEndpoints } from "./client/dashboard.endpoints.ts";
import { notificationsEndpoints } from "./client/notifications.endpoints.ts";
import { realtimeEndpoints } from "./client/realtime.endpoints.ts";
import { savedTravellersEndpoints } from "./client/saved-travellers.endpoints.ts";
import { hotelsEndpoints } from "./hotels/hotels.endpoints.ts";
import { hotelTokenEndpoints } from "./hotels/token.endpoints.ts";
import type { Catalogue, Endpoint } from "./http/endpoint.ts";
import { airportsEndpoints } from "./travel/airports.endpoints.ts";
import { ancillariesEndpoints } from "./travel/ancillaries.endpoints.ts";
import { flightBookingsEndpoints } from "./travel/flight-bookings.endpoints.ts";
import { flightsEndpoints } from "./travel/flights.endpoints.ts";
import { generalEndpoints } from "./travel/general.endpoints.ts";
import { travelTokenEndpoints } from "./travel/token.endpoints.ts";

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
  busesEndpoints,
  cancellationEndpoints,
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
