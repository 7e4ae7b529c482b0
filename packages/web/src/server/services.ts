import {
  createAirportsService,
  createBookingListService,
  createContactService,
  createContentService,
  createFareCalendarService,
  createGeneralService,
  createNotificationsService,
  createSavedTravellersService,
  type RequestOf,
  realtimeEndpoints,
} from "@safar/api-clients";
import type { Locale } from "@safar/engine";
import type { RequestContext } from "./request/request-context.ts";
import type { Runtime } from "./runtime.ts";

/** The engine's ports on behalf of one request: its language, its edition's country, its signed-in user. */
export const servicesOf = ({ facts, session }: RequestContext, { upstream }: Runtime) => {
  const clients = (locale: Locale = facts.locale) =>
    upstream({ locale, country: facts.edition, apiToken: session?.apiToken });
  return {
    content: createContentService((locale) => clients(locale).client),
    contact: createContactService(clients().app, { offsetMs: () => upstream.clockOffsetMs("app") }),
    airports: createAirportsService(clients().travel),
    fareCalendar: createFareCalendarService(clients().travel),
    general: createGeneralService((locale) => clients(locale).travel),
    bookings: createBookingListService((locale) => clients(locale).client, {
      offsetMs: () => upstream.clockOffsetMs("client"),
    }),
    notifications: createNotificationsService((locale) => clients(locale).client),
    savedTravellers: createSavedTravellersService(clients().client),
    authoriseChannel: (request: RequestOf<typeof realtimeEndpoints.authoriseChannel>) =>
      clients().client.call(realtimeEndpoints.authoriseChannel, request),
  };
};

export type Services = ReturnType<typeof servicesOf>;
