import type { AskedDetails, BookingService, CheckoutService, EventTicketService, Problem } from "@safar/engine";
import { type BookingCall, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { namesToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { summaryIn } from "./events.decoding.ts";
import { eventsEndpoints } from "./events.endpoints.ts";

type WireBooking = ResponseOf<typeof eventsEndpoints.eventsBooking>;

const ownIn = ({ booking: uuid, proof }: { readonly booking: string; readonly proof: string | null }) => ({
  uuid,
  ...(proof === null ? {} : { contact: proof }),
});

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (own, options) => client.call(eventsEndpoints.eventsBooking, ownIn(own), options),
  pnrOf: ({ pnr }) => pnr,
});

/** The engine's `BookingService`; what it reads are `EventsBooking`s. */
export const createEventsBookingService = ({ client, ...times }: AdapterOptions): BookingService =>
  createBookingService(
    {
      ...bookingCall(client),
      bookedIn: (wire) => ({
        events: {
          ...summaryIn(wire),
          directions: namesIn(wire.directions),
          tickets: wire.tickets.map(({ admits, attendee, code, status, ticket_id: id, ...pass }) => ({
            id,
            code,
            attendee: attendee && { firstName: attendee.first_name, lastName: attendee.last_name },
            pass: namesIn(pass),
            state: status === "unknown" ? ("void" as const) : status,
            admits,
          })),
          renameUntil: wire.rename_until === null ? null : instantOf(wire.rename_until, times),
          moved: wire.postponed && {
            from: { local: wire.postponed.from, zone: wire.tz },
            keepUntil: instantOf(wire.postponed.keep_until, times),
            isKept: wire.postponed.kept,
          },
          isCalledOff: wire.called_off,
        },
      }),
    },
    times,
  );

const named = { fields: ["firstName", "lastName"], documents: [] } as const satisfies AskedDetails;

/** The engine's `CheckoutService` for passes of a show, over the main app service of whoever is signed in. */
export const createEventsCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "attendees",
      // What is not sold any more is as good as taken: another show or pass may be had.
      alsoSoldOut: ["results_expired"],
      booking: bookingCall(client),
      callQuote: (request, options) => {
        const { refId: RefID } = request;
        const wish =
          request.kind === "first"
            ? { RefID, currency: request.currency }
            : { RefID, refresh: request.kind === "read" && request.isRenewed };
        return client.call(eventsEndpoints.quoteEvents, wish, options);
      },
      ownQuoteIn: (wire) => ({
        travellers: wire.attendees.map(({ pax_id: id, ...pass }) => ({
          id,
          type: "person" as const,
          asked: { ...named, mayFollowLead: wire.one_name },
          ticket: pass.name,
        })),
        firstDay: wire.starts_at.slice(0, 10),
        lastDay: wire.ends_at.slice(0, 10),
      }),
      callReserve: (request, options) =>
        client.call(
          eventsEndpoints.reserveEvents,
          {
            ...reserveToWire(request),
            attendees: request.party.travellers.map((one) => ({ pax_id: one.id, ...namesToWire(one) })),
          },
          options,
        ),
    },
    times,
  );

const refused = (problem: Problem) => {
  if (isRefusedAs(problem, "refund_not_allowed")) return { type: "TOO_LATE" } as const;
  if (isRefusedAs(problem, "validation_failed")) return { type: "INVALID" } as const;
  return { type: "PROBLEM", problem } as const;
};

/** The engine's `EventTicketService`, over the main app service of whoever is signed in. */
export const createEventTickets = ({ client }: Pick<AdapterOptions, "client">): EventTicketService => ({
  async rename({ firstName, lastName, ticket, ...own }, signal) {
    const wish = { ...ownIn(own), ticket_id: ticket, first_name: firstName, last_name: lastName };
    const answer = await client.call(eventsEndpoints.renameEventTicket, wish, { signal });
    return answer.ok ? { type: "RENAMED" } : refused(answer.error);
  },
  async keepMoved(own, signal) {
    const answer = await client.call(eventsEndpoints.keepMovedEvent, ownIn(own), { signal });
    return answer.ok ? { type: "KEPT" } : refused(answer.error);
  },
});
