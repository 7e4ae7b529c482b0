import type { BookingService, CheckoutService } from "@safar/engine";
import { type BookingCall, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedIn } from "../checkout/quote.decoding.ts";
import { calledToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { namesIn } from "../wire/names.ts";
import { instantOf } from "../wire/times.ts";
import { meetingIn, pickupIn, summaryIn } from "./tours.decoding.ts";
import { toursEndpoints } from "./tours.endpoints.ts";

type WireBooking = ResponseOf<typeof toursEndpoints.toursBooking>;

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: ({ booking: uuid, proof }, options) =>
    client.call(toursEndpoints.toursBooking, { uuid, ...(proof === null ? {} : { contact: proof }) }, options),
  pnrOf: ({ pnr }) => pnr,
});

/** The engine's `BookingService`; what it reads are `ToursBooking`s. */
export const createToursBookingService = ({ client, ...times }: AdapterOptions): BookingService =>
  createBookingService(
    {
      ...bookingCall(client),
      bookedIn: (wire, reader) => ({
        tours: {
          ...summaryIn(wire, reader),
          meeting: meetingIn(wire.meeting_point),
          pickup: wire.pickup === null ? null : { ...pickupIn(wire.pickup), at: wire.pickup.at },
          vouchers: wire.vouchers.map(({ unit, ...voucher }) => ({
            ...voucher,
            unit: unit === null ? null : namesIn(unit),
          })),
          answers: wire.answers.map(({ answer, ...label }) => ({ label: namesIn(label), answer })),
          awaitedUntil: wire.awaited_until === null ? null : instantOf(wire.awaited_until, times),
        },
      }),
    },
    times,
  );

/** The one in whose name all is booked; the guide knows the others by their number alone. */
const lead = "lead";

/** The engine's `CheckoutService` for units of a tour, over the main app service of whoever is signed in. */
export const createToursCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: lead,
      // What is not sold any more is as good as taken: another start may be had.
      alsoSoldOut: ["results_expired"],
      booking: bookingCall(client),
      callQuote: (request, options) => {
        const { refId: RefID } = request;
        const wish =
          request.kind === "first"
            ? { RefID, currency: request.currency }
            : { RefID, refresh: request.kind === "read" && request.isRenewed };
        return client.call(toursEndpoints.quoteTours, wish, options);
      },
      ownQuoteIn: (wire) => ({
        travellers: [{ id: lead, type: "person", asked: askedIn() }],
        firstDay: wire.starts_at.slice(0, 10),
        lastDay: wire.ends_at.slice(0, 10),
      }),
      async callReserve(request, options) {
        const [traveller] = request.party.travellers;
        if (traveller === undefined) throw new Error("A tour is booked in somebody's name; its quote asks for it.");
        const wish = { ...reserveToWire(request), lead: calledToWire(traveller) };
        return client.call(toursEndpoints.reserveTours, wish, options);
      },
    },
    times,
  );
