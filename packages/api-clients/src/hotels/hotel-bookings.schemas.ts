import { z } from "zod";
import {
  bookingStatusSchema,
  contactSchema,
  moneySchema,
  paymentsSchema,
  refundStateSchema,
} from "../travel/booking.schemas.ts";
import { chargeSchema, policySchema, priceSchema } from "../travel/price.schemas.ts";
import { countrySchema, dateSchema, instantSchema, openEnum, referenceSchema } from "../travel/values.schemas.ts";
import { guestTypeSchema, staySchema } from "./hotel-quotes.schemas.ts";

const guestSchema = z.object({
  /** Of the quote's guests. */
  guest_id: z.string().min(1),
  pax_type: guestTypeSchema,
  title: z.enum(["Mr", "Mrs.", "Miss."]),
  gender: z.enum(["male", "female"]),
  first_name: z.string().min(1).max(60),
  last_name: z.string().min(1).max(60),
  birth_date: dateSchema.nullable().default(null),
  nationality: countrySchema.nullable().default(null),
});

export const hotelReserveRequestSchema = z.object({
  /** Of the quote. */
  RefID: referenceSchema,
  /** Of the price that the traveller accepted. */
  hash: z.string().min(8),
  contact: contactSchema,
  guests: z.array(guestSchema).min(1).max(60),
  voucher: z.string().min(1).max(40).optional(),
  /** The marketplace's own user, when somebody is signed in. */
  user_uuid: z.string().min(1).optional(),
  /** One intention to reserve: the same id gives the same booking, however often it is sent. */
  client_attempt_id: z.string().min(8).max(64),
});

export const hotelBookingRequestSchema = z.object({
  UUID: z.uuid(),
  user_uuid: z.string().min(1).optional(),
  /** The e-mail address or phone that the booking was made with, by which a guest shows that it is theirs. */
  confirm: z.string().min(3).max(120).optional(),
});

/** As they may be shown: for a stranger, names are cut. */
const shownGuestSchema = z.object({
  guest_id: z.string().min(1),
  pax_type: guestTypeSchema,
  /** A place in the stay's list of rooms. */
  room: z.number().int().nonnegative(),
  age: z.number().int().nonnegative().nullable(),
  title: z.string(),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
});

export const hotelBookingSchema = z.object({
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  booking_type: z.literal("hotel"),
  status: bookingStatusSchema,
  /** A payment was sent whose outcome nobody knows yet: the deadline stands still. */
  payment_unknown: z.boolean(),
  created_at: instantSchema,
  /** What the front desk asks for; null until the hotel has confirmed, and for a stranger. */
  voucher_number: z.string().nullable(),
  Stay: staySchema,
  /** Whether personal data is hidden from whoever asks. */
  masked: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  guests: z.array(shownGuestSchema).min(1),
  price: priceSchema,
  charge: chargeSchema,
  payments: paymentsSchema,
  pay_by: instantSchema.nullable(),
  price_guarantee_until: instantSchema.nullable(),
  amount_due: moneySchema,
  hash: z.string().min(8),
  policy: policySchema,
  actions: z.array(
    z.object({ kind: openEnum(["pay", "cancel", "change", "download"]), until: instantSchema.nullable() }),
  ),
  documents: z.array(z.object({ kind: openEnum(["eticket", "invoice"]), title: z.string() })),
  refund: refundStateSchema.nullable(),
});
