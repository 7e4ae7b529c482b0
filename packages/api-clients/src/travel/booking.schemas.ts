import { z } from "zod";
import { chargeSchema, policySchema, priceSchema } from "./price.schemas.ts";
import { amountSchema, currencySchema, instantSchema, openEnum, referenceSchema } from "./values.schemas.ts";

/** A booking's status as the service words it; one that is not known is shown as it is written. */
export const bookingStatusSchema = z.string().min(1).max(60);

export const contactSchema = z.object({
  email: z.email(),
  /** International form: a plus and at least eleven digits. */
  phone: z.string().regex(/^\+[1-9]\d{10,14}$/),
});

export const moneySchema = z.object({ amount: amountSchema, currency: currencySchema });

export const reservationSchema = z.object({
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  /** The supplier's own reference: the airline's record locator, the hotel's number. */
  pnr: z.string().nullable(),
  status: bookingStatusSchema,
  pay_by: instantSchema,
  price_guarantee_until: instantSchema,
  amount_due: moneySchema,
  hash: z.string().min(8),
});

/** Every try at paying, the oldest first. */
export const paymentsSchema = z.array(
  z.object({
    id: z.string(),
    method: z.string(),
    state: z.string(),
    amount: amountSchema,
    currency: currencySchema,
    at: instantSchema,
  }),
);

export const refundStateSchema = z.object({
  refund_id: referenceSchema,
  status: openEnum(["in_progress", "paid_back", "nothing_due"]),
  amount: amountSchema,
  currency: currencySchema,
  to: openEnum(["original", "wallet"]),
  timeline: z.array(
    z.object({
      step: openEnum(["requested", "sent_to_airline", "approved", "paid_back"]),
      at: instantSchema.nullable(),
      expected_at: instantSchema.nullable(),
    }),
  ),
});

/** What a request to reserve holds in every line of business. */
export const reserveParts = {
  /** Of what is reserved: a quote, or a coach's fares. */
  RefID: referenceSchema,
  /** Of the price that the traveller accepted. */
  hash: z.string().min(8),
  contact: contactSchema,
  voucher: z.string().min(1).max(40).optional(),
  /** One intention to reserve: the same id gives the same booking, however often it is sent. */
  client_attempt_id: z.string().min(8).max(64),
};

/** What a booking says of itself in every line of business. */
export const bookedParts = {
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  status: bookingStatusSchema,
  /** A payment was sent whose outcome nobody knows yet: the deadline stands still. */
  payment_unknown: z.boolean(),
  created_at: instantSchema,
  /** Whether personal data is hidden from whoever asks. */
  masked: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  price: priceSchema,
  charge: chargeSchema,
  payments: paymentsSchema,
  pay_by: instantSchema.nullable(),
  price_guarantee_until: instantSchema.nullable(),
  amount_due: moneySchema,
  hash: z.string().min(8),
  policy: policySchema,
  /** What can be downloaded; `user/bookings/pdf/generate-pdf` makes it and gives its address. */
  documents: z.array(z.object({ kind: openEnum(["eticket", "invoice"]), title: z.string() })),
  refund: refundStateSchema.nullable(),
};
