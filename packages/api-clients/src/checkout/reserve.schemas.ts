import { z } from "zod";
import { bookingStatusSchema } from "../bookings/booking.schemas.ts";
import { documentKindSchema, documentNumberSchema, genderSchema, titleSchema } from "../wire/people.schemas.ts";
import {
  attemptSchema,
  countrySchema,
  instantSchema,
  moneySchema,
  priceHashSchema,
  referenceSchema,
  voucherCodeSchema,
} from "../wire/values.schemas.ts";

const contactSchema = z.object({
  email: z.email(),
  /** International form: a plus and at least eleven digits. */
  phone: z.string().regex(/^\+[1-9]\d{10,14}$/),
});

/** What a request to reserve holds in every line of business. */
export const reserveParts = {
  /** Of what was priced. */
  RefID: referenceSchema,
  /** Of the price that the traveller accepted. */
  hash: priceHashSchema,
  contact: contactSchema,
  voucher: voucherCodeSchema.optional(),
  client_attempt_id: attemptSchema,
};

export const namedParts = { first_name: z.string().min(1).max(60), last_name: z.string().min(1).max(60) };

/** Where somebody is reached of their own, where that is asked for. */
export const reachParts = { email: z.email().max(254).optional(), phone: z.string().max(20).optional() };

/** How somebody is called on what is issued. */
export const calledParts = { title: titleSchema, gender: genderSchema, ...namedParts };

export const documentSchema = z.object({ kind: documentKindSchema, number: documentNumberSchema });

/** The same with the document that somebody travels with. */
export const documentedParts = {
  ...calledParts,
  nationality: countrySchema,
  document: documentSchema.nullable(),
};

export const reservationSchema = z.object({
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  /** The supplier's own reference: the airline's record locator, the hotel's number. */
  pnr: z.string().nullable(),
  status: bookingStatusSchema,
  pay_by: instantSchema,
  price_guarantee_until: instantSchema,
  amount_due: moneySchema,
  hash: priceHashSchema,
});

export type WireReservation = z.output<typeof reservationSchema>;
