import "@tanstack/react-start/server-only";
import {
  createBookingDocuments,
  createCancellationService,
  createFindBooking,
  createTicketAsks,
} from "@safar/api-clients";
import {
  type AskDraft,
  type BookingService,
  type BookingUuid,
  bookingUuid,
  type CancellationService,
  type DocumentKind,
  type FindBookingOutcome,
  type FindBookingRequest,
} from "@safar/engine";
import { appendResponseHeader, getRequest } from "@tanstack/react-start/server";
import { type SoldVertical, soldVerticals } from "../../app/verticals.ts";
import { serverVerticals } from "../registry/verticals.ts";
import { currentWires } from "../request/current-wire.ts";
import { guestCookie, readCookies } from "../session/cookies.ts";
import { systemClock } from "../system-clock.ts";
import type { ServerVertical } from "../verticals/server-vertical.ts";
import { bookingsAnywhere } from "./bookings-anywhere.ts";
import { countedFinding } from "./counted-finding.ts";
import { guardedBookings } from "./guarded-bookings.ts";
import { createBrowserProofs, createGuestProofs } from "./guest-proofs.ts";

/** Bookings on behalf of the request being answered: a signed-in person's, or a guest's that they have shown to be theirs. */
export const currentBookings = async () => {
  const { request, user, wireOf } = await currentWires();
  const { clientAddress, session } = request.context;
  const { cookies, rateLimits, store } = request.server;
  const proofs = createBrowserProofs({
    proofs: createGuestProofs(store),
    guest: readCookies(getRequest())[cookies.guestName],
    nameGuest: (id) => appendResponseHeader("set-cookie", guestCookie(cookies.guestName, id, cookies)),
  });
  const guards = { rateLimits, clientAddress, now: systemClock.now, proofs };
  const bookingsOf = (vertical: SoldVertical): BookingService => {
    const { bookings, service } = serverVerticals[vertical];
    return guardedBookings(bookings({ ...wireOf(service), user }), guards);
  };
  const anywhere = bookingsAnywhere(soldVerticals.map((vertical) => ({ vertical, service: bookingsOf(vertical) })));
  const { client, ...times } = wireOf("client");
  const documents = createBookingDocuments(client, times);

  return {
    of: bookingsOf,
    /** Of whatever kind, where an address does not say which. */
    anywhere,
    /** What this browser has shown to be whose booking it is; null where it has shown nothing. */
    proofOf: proofs.find,
    /** What is asked for of a booking, with what this browser has shown for it. */
    proven: async (draft: AskDraft & { readonly booking: string }): Promise<AskDraft> => {
      const proof = await proofs.find(bookingUuid(draft.booking));
      return { ...draft, ...(proof === null ? {} : { proof }) };
    },
    tickets: createTicketAsks(wireOf("app")),
    /** Cancelling one booking of a vertical, with whatever proof this browser has shown for it. */
    cancellations: async (vertical: SoldVertical, booking: BookingUuid): Promise<CancellationService> => {
      const { cancellations, service }: ServerVertical = serverVerticals[vertical];
      const following = { bookings: bookingsOf(vertical), proof: await proofs.find(booking) };
      return cancellations === undefined
        ? createCancellationService({ ...wireOf("app"), ...following })
        : cancellations({ ...wireOf(service), user, ...following });
    },
    /** The booking that a guest knows by its reference. Its e-mail address, if that was told, is remembered as their proof. */
    find: async (request: FindBookingRequest): Promise<FindBookingOutcome> => {
      const outcome = await countedFinding(createFindBooking(client), guards)(request);
      if (outcome.type === "FOUND" && request.proof.includes("@")) await proofs.keep(outcome.booking, request.proof);
      return outcome;
    },
    document: async (booking: BookingUuid, kind: DocumentKind, signal?: AbortSignal) =>
      documents.make({ booking, kind, proof: await proofs.find(booking) }, signal),
    /** A guest who has just made a booking need not show that it is theirs. */
    rememberGuest: (booking: BookingUuid, contact: string): Promise<void> =>
      session === null ? proofs.keep(booking, contact) : Promise.resolve(),
  };
};
