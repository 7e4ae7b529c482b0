import type { AnyService } from "../core/service.ts";
import { authService } from "./app/auth.service.ts";
import { bookingsIndexService } from "./app/bookings-index.service.ts";
import { cancellationService } from "./app/cancellation.service.ts";
import { contactService } from "./app/contact.service.ts";
import { financialService } from "./app/financial.service.ts";
import { profileService } from "./app/profile.service.ts";
import { rewardsService } from "./app/rewards.service.ts";
import { settingsService } from "./app/settings.service.ts";
import { walletService } from "./app/wallet.service.ts";
import { busesService } from "./buses/buses.service.ts";
import { bookingsService } from "./client/bookings.service.ts";
import { contentService } from "./client/content.service.ts";
import { dashboardService } from "./client/dashboard.service.ts";
import { notificationsService } from "./client/notifications.service.ts";
import { createRealtimeService } from "./client/realtime.service.ts";
import { savedTravellersService } from "./client/saved-travellers.service.ts";
import { hotelsService } from "./hotels/hotels.service.ts";
import { hotelTokenService } from "./hotels/token.service.ts";
import { airportsService } from "./travel/airports.service.ts";
import { ancillariesService } from "./travel/ancillaries.service.ts";
import { flightBookingsService } from "./travel/flight-bookings.service.ts";
import { flightsService } from "./travel/flights.service.ts";
import { generalService } from "./travel/general.service.ts";
import { travelTokenService } from "./travel/token.service.ts";

/** Every room of the four services. A new room is one line here. */
export const services: readonly AnyService[] = [
  travelTokenService,
  hotelTokenService,
  hotelsService,
  authService,
  profileService,
  savedTravellersService,
  airportsService,
  flightsService,
  ancillariesService,
  flightBookingsService,
  generalService,
  settingsService,
  contactService,
  dashboardService,
  contentService,
  notificationsService,
  financialService,
  walletService,
  rewardsService,
  bookingsIndexService,
  cancellationService,
  bookingsService,
  busesService,
];

/** All rooms, with the one that signs for the real-time server under its keys. */
export const servicesWith = (realtime: { readonly key: string; readonly secret: string }): readonly AnyService[] => [
  ...services,
  createRealtimeService(realtime),
];
