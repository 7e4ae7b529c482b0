import "@tanstack/react-start/server-only";
import {
  createBookingDocuments,
  createBusBookingService,
  createCancellationService,
  createFlightBookingService,
  createHotelBookingService,
} from "@safar/api-clients";
import type { BookingUuid, CancellationService, DocumentKind } from "@safar/engine";
import { appendResponseHeader, getRequest } from "@tanstack/react-start/server";
import { currentRequest } from "../request/current-request.ts";
import { guestCookie, readCookies } from "../session/cookies.ts";
import { systemClock } from "../system-clock.ts";
import { bookingsAnywhere } from "./bookings-anywhere.ts";
import { guardedBookings } from "./guarded-bookings.ts";
import { createBrowserProofs, createGuestProofs } from "./guest-proofs.ts";

/** Bookings on behalf of the request being answered: a signed-in person's, or a guest's that they have shown to be theirs. */
export const currentBookings = async () => {
  const { context, server } = await currentRequest();
  const { clientAddress, facts, session } = context;
  const { cookies, rateLimits, store, upstream } = server;
  const clients = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken });
  const timesOf = (service: "travel" | "hotels" | "app" | "client") => ({
    clock: systemClock,
    offsetMs: () => upstream.clockOffsetMs(service),
  });
  const proofs = createBrowserProofs({
    proofs: createGuestProofs(store),
    guest: readCookies(getRequest())[cookies.guestName],
    nameGuest: (id) => appendResponseHeader("set-cookie", guestCookie(cookies.guestName, id, cookies)),
  });
  const limits = { rateLimits, clientAddress, now: systemClock.now };
  const flights = guardedBookings(
    createFlightBookingService({ client: clients.travel, user: session?.user.uuid ?? null, ...timesOf("travel") }),
    { ...limits, proofs },
  );
  const buses = guardedBookings(createBusBookingService({ client: clients.app, ...timesOf("app") }), {
    ...limits,
    proofs,
  });
  const hotels = guardedBookings(
    createHotelBookingService({ client: clients.hotels, user: session?.user.uuid ?? null, ...timesOf("hotels") }),
    { ...limits, proofs },
  );
  const anywhere = bookingsAnywhere([flights, hotels, buses]);
  const documents = createBookingDocuments(clients.client, timesOf("client"));

  return {
    flights,
    hotels,
    buses,
    /** Of whatever kind, where an address does not say which. */
    anywhere,
    /** Cancelling one booking, with whatever proof this browser has shown for it. */
    cancellations: async (booking: BookingUuid): Promise<CancellationService> =>
      createCancellationService({
        client: clients.app,
        bookings: anywhere,
        proof: await proofs.find(booking),
        ...timesOf("app"),
      }),
    document: async (booking: BookingUuid, kind: DocumentKind, signal?: AbortSignal) =>
      documents.make({ booking, kind, proof: await proofs.find(booking) }, signal),
    /** A guest who has just made a booking need not show that it is theirs. */
    rememberGuest: (booking: BookingUuid, contact: string): Promise<void> =>
      session === null ? proofs.keep(booking, contact) : Promise.resolve(),
  };
};
