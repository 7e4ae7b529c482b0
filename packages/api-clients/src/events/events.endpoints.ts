import { z } from "zod";
import { bookedParts, proofSchema, shownCalledParts, ticketStateSchema } from "../bookings/booking.schemas.ts";
import { passengerFieldSchema, quotedParts } from "../checkout/quote.schemas.ts";
import { calledParts, reservationSchema, reserveParts } from "../checkout/reserve.schemas.ts";
import { endpointsOf } from "../http/endpoint.ts";
import { documentKindSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import {
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  namesSchema,
  referenceSchema,
  zoneSchema,
} from "../wire/values.schemas.ts";

/** One result. Fill in what the wire has besides a name, its times and a price. */
const offerSchema = namesSchema.extend({
  RefID: referenceSchema,
  starts_at: localTimeSchema,
  ends_at: localTimeSchema,
  tz: zoneSchema,
  price: priceSchema,
});

const sessionParts = {
  /** Of the search. */
  RefID: referenceSchema,
  expires_at: instantSchema,
  date: dateSchema,
};

const endpoint = endpointsOf("app");

/** The calls of events, with the least that each can say. */
export const eventsEndpoints = {
  searchEvents: endpoint({
    call: "C056",
    method: "GET",
    path: "events/search",
    auth: "key",
    summary: "What there is on a day; or a search that was made before, which then lasts longer.",
    request: z.object({
      date: dateSchema.optional(),
      currency: currencySchema.optional(),
      RefID: referenceSchema.optional(),
    }),
    response: z.object({ ...sessionParts, Offers: z.array(offerSchema) }),
  }),
  readEventsOffer: endpoint({
    call: "C059",
    method: "POST",
    path: "events/shows",
    auth: "key",
    summary: "An offer as it is now; reading it keeps its search alive.",
    request: z.object({ RefID: referenceSchema }),
    response: z.object({ ...sessionParts, Offer: offerSchema }),
  }),
  quoteEvents: endpoint({
    call: "C061",
    method: "POST",
    path: "events/quote",
    auth: "optionalUser",
    summary: "What an offer costs, guaranteed for a while; or such a price read again.",
    request: z.object({
      /** Of an offer, or of a price that was read before. */
      RefID: referenceSchema,
      currency: currencySchema.optional(),
      /** Prices it anew and starts the clock again. */
      refresh: z.boolean().default(false),
    }),
    response: z.object({
      ...quotedParts,
      Offer: offerSchema,
      travellers: z.array(z.object({ pax_id: z.string().min(1) })),
      required_fields: z.array(passengerFieldSchema),
      documents: z.array(documentKindSchema),
    }),
  }),
  reserveEvents: endpoint({
    call: "C062",
    method: "POST",
    path: "events/reservation",
    auth: "optionalUser",
    summary: "Reserves an offer for named people; a repeated attempt gives the same booking.",
    request: z.object({
      ...reserveParts,
      travellers: z.array(z.object({ pax_id: z.string().min(1), ...calledParts })),
    }),
    response: reservationSchema,
  }),
  eventsBooking: endpoint({
    call: "P021",
    method: "GET",
    path: "events/booking",
    origin: "project",
    auth: "optionalUser",
    summary: "A booking, its personal data hidden from strangers.",
    request: z.object({ uuid: z.uuid(), contact: proofSchema.optional() }),
    response: z.object({
      ...bookedParts,
      pnr: z.string().nullable(),
      Offer: offerSchema,
      travellers: z.array(
        z.object({
          pax_id: z.string().min(1),
          ...shownCalledParts,
          ticket: z.string().nullable(),
          ticket_state: ticketStateSchema,
        }),
      ),
    }),
  }),
};
