import "@tanstack/react-start/server-only";
import { createBookingDocuments, createCancellationService, createFlightBookingService } from "@safar/api-clients";
import type { BookingUuid, CancellationService, DocumentKind } from "@safar/engine";
import { appendResponseHeader, getRequest } from "@tanstack/react-start/server";
import { currentRequest } from "../request/current-request.ts";
import { guestCookie, readCookies } from "../session/cookies.ts";
import { systemClock } from "../upstream/upstream.ts";
import { guardedBookings } from "./guarded-bookings.ts";
import { createBrowserProofs, createGuestProofs } from "./guest-proofs.ts";

/** Bookings on behalf of the request being answered: a signed-in person's, or a guest's that they have shown to be theirs. */
export const currentBookings = async () => {
  const { context, server } = await currentRequest();
  const { clientAddress, facts, session } = context;
  const { cookies, rateLimits, store, upstream } = server;
  const clients = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken });
  const timesOf = (service: "travel" | "app" | "client") => ({
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
  const documents = createBookingDocuments(clients.client, timesOf("client"));

  return {
    flights,
    /** Cancelling one booking, with whatever proof this browser has shown for it. */
    cancellations: async (booking: BookingUuid): Promise<CancellationService> =>
      createCancellationService({
        client: clients.app,
        bookings: flights,
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
