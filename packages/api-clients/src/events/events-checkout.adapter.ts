import type { BookingService, CheckoutService, EventAsks } from "@safar/engine";
import { askedOf } from "../bookings/asked.ts";
import { atDoorIn } from "../bookings/booking.decoding.ts";
import { type BookingCall, bookingToWire, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedOnly } from "../checkout/quote.decoding.ts";
import { pricedToWire } from "../checkout/quote.encoding.ts";
import { namesToWire, reachToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { summaryIn } from "./events.decoding.ts";
import { eventsEndpoints } from "./events.endpoints.ts";

type WireBooking = ResponseOf<typeof eventsEndpoints.eventsBooking>;

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (own, options) => client.call(eventsEndpoints.eventsBooking, bookingToWire(own), options),
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
          tickets: wire.tickets.map(({ admits, attendee, code, document, status, ticket_id: id, ...pass }) => ({
            id,
            code,
            atDoor: attendee && document !== null ? atDoorIn({ ...attendee, document }) : null,
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
          ageMin: wire.age_min,
          isIdChecked: wire.id_checked,
        },
        changes:
          wire.postponed === null
            ? []
            : [
                {
                  id: "moved",
                  respondBy: instantOf(wire.postponed.keep_until, times),
                  state: wire.postponed.kept ? ("accepted" as const) : ("open" as const),
                },
              ],
      }),
      // Whoever does not keep it leaves it as it is, and cancels.
      async respond({ decision, ...own }, signal) {
        if (decision === "decline") return { type: "RESPONDED" };
        const answer = await client.call(eventsEndpoints.keepMovedEvent, bookingToWire(own), { signal });
        if (answer.ok) return { type: "RESPONDED" };
        return isRefusedAs(answer.error, "refund_not_allowed")
          ? { type: "TOO_LATE" }
          : { type: "PROBLEM", problem: answer.error };
      },
    },
    times,
  );

/** The engine's `CheckoutService` for passes of a show, over the main app service of whoever is signed in. */
export const createEventsCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "attendees",
      // What is not sold any more is as good as taken: another show or pass may be had.
      alsoSoldOut: ["results_expired"],
      booking: bookingCall(client),
      callQuote: (request, options) => client.call(eventsEndpoints.quoteEvents, pricedToWire(request), options),
      ownQuoteIn: (wire) => ({
        travellers: wire.attendees.map(({ pax_id: id, documents, fields, label: ticket }) => ({
          id,
          type: "person" as const,
          asked: { ...askedOnly({ documents, fields }), isSpoken: true, mayFollowLead: wire.one_name },
          ticket,
        })),
        firstDay: wire.starts_at.slice(0, 10),
        lastDay: wire.ends_at.slice(0, 10),
      }),
      callReserve: (request, options) =>
        client.call(
          eventsEndpoints.reserveEvents,
          {
            ...reserveToWire(request),
            attendees: request.party.travellers.map(({ document, ...one }) => ({
              pax_id: one.id,
              ...namesToWire({ document, ...one }),
              ...reachToWire(one),
              ...(document === null ? {} : { document: { kind: document.kind, number: document.number } }),
            })),
          },
          options,
        ),
    },
    times,
  );

/** The engine's `EventAsks`, over the main app service of whoever is signed in. */
export const createEventAsks = ({ client }: Pick<AdapterOptions, "client">): EventAsks => ({
  async wait({ email, show = "", way }, signal) {
    const wish = { show_id: show, leave: way === "leave", ...(email === undefined ? {} : { email }) };
    return askedOf(await client.call(eventsEndpoints.joinEventWaiting, wish, { signal }));
  },
  async rename({ booking = "", firstName = "", lastName = "", proof = null, ticket = "" }, signal) {
    const wish = {
      ...bookingToWire({ booking, proof }),
      ticket_id: ticket,
      first_name: firstName,
      last_name: lastName,
    };
    return askedOf(await client.call(eventsEndpoints.renameEventTicket, wish, { signal }));
  },
});
