import type { AnyService } from "../core/service.ts";
import { authService } from "./app/auth.service.ts";
import { bookingsIndexService } from "./app/bookings-index.service.ts";
import { cancellationService } from "./app/cancellation.service.ts";
import { contactService } from "./app/contact.service.ts";
import { financialService } from "./app/financial.service.ts";
import { profileService } from "./app/profile.service.ts";
import { rewardsService } from "./app/rewards.service.ts";
import { settingsService } from "./app/settings.service.ts";
import { createTicketsService } from "./app/tickets.service.ts";
import { walletService } from "./app/wallet.service.ts";
import { createBookingsService } from "./client/bookings.service.ts";
import { createContentService } from "./client/content.service.ts";
import { createDashboardService } from "./client/dashboard.service.ts";
import { notificationsService } from "./client/notifications.service.ts";
import { createRealtimeService } from "./client/realtime.service.ts";
import { savedTravellersService } from "./client/saved-travellers.service.ts";
import { staticPages } from "./content/pages/index.ts";
import { airportsService } from "./general/airports.service.ts";
import { generalService } from "./general/general.service.ts";
import { hotelTokenService } from "./general/hotel-token.service.ts";
import { travelTokenService } from "./general/travel-token.service.ts";
import { offersService } from "./offers.ts";
import { createSamples } from "./samples/samples.service.ts";
import { tickets, type VerticalRoom, verticals } from "./verticals.ts";

const rooms: readonly VerticalRoom[] = Object.values(verticals);

/** Every room of the four services. A new room that is no line of business's is one line here. */
export const services: readonly AnyService[] = [
  travelTokenService,
  hotelTokenService,
  authService,
  profileService,
  savedTravellersService,
  airportsService,
  generalService,
  settingsService,
  contactService,
  createDashboardService(verticals.flights.lowestFare, verticals.events.soonEvents),
  createContentService([...staticPages, ...rooms.flatMap(({ pages = [] }) => pages)]),
  notificationsService,
  financialService,
  walletService,
  createSamples(rooms.flatMap(({ samples = [] }) => samples)),
  rewardsService,
  bookingsIndexService,
  cancellationService,
  createBookingsService(tickets),
  createTicketsService(tickets),
  ...rooms.flatMap(({ services }) => services),
  offersService,
];

/** All rooms, with the one that signs for the real-time server under its keys. */
export const servicesWith = (realtime: { readonly key: string; readonly secret: string }): readonly AnyService[] => [
  ...services,
  createRealtimeService(realtime),
];
