import { type CheckoutService, coachSegment, type QuoteRequest, type ReserveRequest } from "@safar/engine";
import { createCheckoutService } from "../checkout/checkout.service.ts";
import { askedIn, onDayOf } from "../checkout/quote.decoding.ts";
import { takenInOneRoom } from "../checkout/refusals.ts";
import { documentedToWire, reserveToWire } from "../checkout/reserve.encoding.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { mapped } from "../wire/mapped.ts";
import { busBookingCall } from "./bus-bookings.adapter.ts";
import { busesEndpoints } from "./buses.endpoints.ts";

/** Buses have no quote call of their own: fares of chosen seats, with one of their bundles, are one. */
const faresOf = (request: QuoteRequest): RequestOf<typeof busesEndpoints.busFares> => {
  const { refId: RefID } = request;
  if (request.kind !== "first") return { RefID, refresh: request.kind === "read" && request.isRenewed };
  const { currency, option } = request;
  return { RefID, currency, ...(option === null ? {} : { bundle: option }) };
};

const saveToWire = (request: ReserveRequest): RequestOf<typeof busesEndpoints.saveBusOrder> => ({
  ...reserveToWire(request),
  seats: request.party.travellers.map((passenger) => ({
    pax_id: passenger.id,
    ...documentedToWire(passenger),
  })),
});

/** The engine's `CheckoutService` for seats of a bus, over the main app service of whoever is signed in. */
export const createBusCheckout = ({ client, ...times }: AdapterOptions): CheckoutService =>
  createCheckoutService(
    {
      people: "seats",
      alsoSoldOut: ["seat_taken"],
      takenIn: takenInOneRoom(coachSegment),
      booking: busBookingCall(client),
      callQuote: (request, options) => client.call(busesEndpoints.busFares, faresOf(request), options),
      ownQuoteIn: ({ Bus, documents, required_fields: fields, seats }) => ({
        travellers: seats.map(({ gender, label, pax_id: id }) => ({
          id,
          type: "adult",
          asked: askedIn({ fields, documents }),
          place: { label, gender },
        })),
        ...onDayOf(Bus.departs_at),
      }),
      callReserve: async (request, options) =>
        mapped(
          await client.call(busesEndpoints.saveBusOrder, saveToWire(request), options),
          ({ price: amount_due, ...saved }) => ({ ...saved, amount_due }),
        ),
    },
    times,
  );
