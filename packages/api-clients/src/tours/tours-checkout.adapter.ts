import type { BookingService, CheckoutService } from "@safar/engine";
import { type BookingCall, bookingToWire, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedOnly } from "../checkout/quote.decoding.ts";
import { pricedToWire } from "../checkout/quote.encoding.ts";
import { namesToWire, reserveToWire, saidToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { namesIn } from "../wire/names.ts";
import { instantOf } from "../wire/times.ts";
import { meetingIn, pickupIn, summaryIn } from "./tours.decoding.ts";
import { toursEndpoints } from "./tours.endpoints.ts";

type WireBooking = ResponseOf<typeof toursEndpoints.toursBooking>;

const bookingCall = (client: ServiceClient): BookingCall<WireBooking> => ({
  call: (own, options) => client.call(toursEndpoints.toursBooking, bookingToWire(own), options),
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
          advice: wire.advice.map(namesIn),
          pickup: wire.pickup === null ? null : { ...pickupIn(wire.pickup), at: wire.pickup.at },
          lead: wire.lead && { firstName: wire.lead.first_name, lastName: wire.lead.last_name },
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
      callQuote: (request, options) => client.call(toursEndpoints.quoteTours, pricedToWire(request), options),
      ownQuoteIn: (wire) => ({
        travellers: [
          { id: lead, type: "person", asked: { ...askedOnly({ fields: wire.lead_fields }), isSpoken: true } },
        ],
        firstDay: wire.starts_at.slice(0, 10),
        lastDay: wire.ends_at.slice(0, 10),
      }),
      async callReserve(request, options) {
        const [traveller] = request.party.travellers;
        if (traveller === undefined) throw new Error("A tour is booked in somebody's name; its quote asks for it.");
        const wish = { ...reserveToWire(request), lead: { ...namesToWire(traveller), ...saidToWire(traveller) } };
        return client.call(toursEndpoints.reserveTours, wish, options);
      },
    },
    times,
  );
