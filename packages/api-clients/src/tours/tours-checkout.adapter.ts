import type { BookingService, CheckoutService } from "@safar/engine";
import { calledIn } from "../bookings/booking.decoding.ts";
import { type BookingCall, createBookingService } from "../bookings/booking.service.ts";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedIn } from "../checkout/quote.decoding.ts";
import { calledToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { toursOfferIn } from "./tours.adapter.ts";
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
      bookedIn: ({ Offer, travellers }, reader) => ({
        tours: {
          offer: toursOfferIn(Offer, reader),
          travellers: travellers.map(({ pax_id: id, ticket: number, ticket_state: state, ...called }) => ({
            id,
            ...calledIn(called),
            ticket: { number, state },
          })),
        },
      }),
    },
    times,
  );

/** The engine's `CheckoutService`. Fill in what is asked of people, and the refusals that are this vertical's own. */
export const createToursCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "travellers",
      booking: bookingCall(client),
      callQuote: (request, options) => {
        const { refId: RefID } = request;
        const wish =
          request.kind === "first"
            ? { RefID, currency: request.currency }
            : { RefID, refresh: request.kind === "read" && request.isRenewed };
        return client.call(toursEndpoints.quoteTours, wish, options);
      },
      ownQuoteIn: ({ Offer, documents, required_fields: fields, travellers }) => ({
        travellers: travellers.map(({ pax_id: id }) => ({ id, type: "person", asked: askedIn({ fields, documents }) })),
        firstDay: Offer.starts_at.slice(0, 10),
        lastDay: Offer.ends_at.slice(0, 10),
      }),
      callReserve: (request, options) =>
        client.call(
          toursEndpoints.reserveTours,
          {
            ...reserveToWire(request),
            travellers: request.party.travellers.map((traveller) => ({
              pax_id: traveller.id,
              ...calledToWire(traveller),
            })),
          },
          options,
        ),
    },
    times,
  );
