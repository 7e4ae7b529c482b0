import { z } from "zod";
import {
  bookedParts,
  bookingStatusSchema,
  ownerParts,
  refundStatusSchema,
  shownCalledParts,
  ticketStateSchema,
  userParts,
} from "../bookings/booking.schemas.ts";
import { refundedSchema } from "../bookings/cancellation.schemas.ts";
import { calledParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { documentKindSchema, documentNumberSchema, paxTypeSchema, shownGenderSchema } from "../wire/people.schemas.ts";
import {
  amountSchema,
  countrySchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  openEnum,
  referenceSchema,
} from "../wire/values.schemas.ts";
import { addonChoiceSchema, addonKindSchema } from "./flight-quotes.schemas.ts";
import { itinerarySchema, referenceMaps, segmentSchema } from "./itinerary.schemas.ts";

const travelDocumentSchema = z.object({
  kind: documentKindSchema,
  number: documentNumberSchema,
  issued_by: countrySchema,
  issued_on: dateSchema.nullable().default(null),
  expires_on: dateSchema.nullable().default(null),
});

const passengerSchema = z.object({
  /** Of the quote's passengers. */
  pax_id: z.string().min(1),
  pax_type: paxTypeSchema,
  ...calledParts,
  birth_date: dateSchema,
  nationality: countrySchema,
  document: travelDocumentSchema.nullable(),
  frequent_flyer: z
    .object({ alliance: z.string().min(1), number: z.string().min(4).max(20) })
    .nullable()
    .default(null),
  /** The adult on whose lap an infant sits. */
  tied_to: z.string().nullable().default(null),
});

export const reserveRequestSchema = z.object({
  ...reserveParts,
  passengers: z.array(passengerSchema).min(1).max(18),
  addons: z.array(addonChoiceSchema).max(200).default([]),
  ...userParts,
});

export const bookingRequestSchema = z.object({ uuid: z.uuid(), ...ownerParts });

/** As they may be shown: for a stranger, documents are left out too. */
const shownPassengerSchema = z.object({
  pax_id: z.string().min(1),
  pax_type: paxTypeSchema,
  ...shownCalledParts,
  gender: shownGenderSchema,
  birth_date: dateSchema.nullable(),
  nationality: countrySchema.nullable(),
  document: travelDocumentSchema.nullable(),
  frequent_flyer: z.object({ alliance: z.string(), number: z.string() }).nullable(),
  tied_to: z.string().nullable(),
});

const scheduleChangeSchema = z.object({
  id: z.string().min(1),
  leg: z.number().int().nonnegative(),
  removed: z.array(segmentSchema),
  added: z.array(segmentSchema),
  announced_at: instantSchema,
  respond_by: instantSchema,
  state: openEnum(["open", "accepted", "declined"]),
});

export const bookingDetailSchema = z.object({
  ...bookedParts,
  booking_type: z.literal("airline"),
  pnr: z.string().nullable(),
  tickets: z.array(z.object({ pax_id: z.string().min(1), number: z.string().nullable(), state: ticketStateSchema })),
  itinerary: itinerarySchema,
  ...referenceMaps,
  passengers: z.array(shownPassengerSchema).min(1),
  addons: z.array(
    addonChoiceSchema.extend({
      kind: addonKindSchema,
      title: z.string(),
      amount: amountSchema,
      currency: currencySchema,
    }),
  ),
  changes: z.array(scheduleChangeSchema),
  /** Legs that the airline moved, as long as nobody has answered: when each was to leave and land. */
  moved: z.array(
    z.object({ leg: countSchema, departs_at: localTimeSchema, arrives_at: localTimeSchema, respond_by: instantSchema }),
  ),
});

export const refundQuoteRequestSchema = z.object({
  /** The booking's uuid; part of the path. */
  id: z.uuid(),
  ...ownerParts,
});

export const refundProcessRequestSchema = z.object({
  id: z.uuid(),
  refund_quote_id: referenceSchema,
  to: z.enum(["original", "wallet"]).default("original"),
  ...ownerParts,
});

/** The refund that a booking is cancelled with. */
export const refundSchema = refundedSchema.extend({ status: refundStatusSchema, booking_status: bookingStatusSchema });

export const respondRequestSchema = z.object({
  uuid: z.uuid(),
  change_id: z.string().min(1),
  decision: z.enum(["accept", "decline"]),
  ...ownerParts,
});
