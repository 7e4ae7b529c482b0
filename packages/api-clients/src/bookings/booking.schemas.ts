import { z } from "zod";
import { addsUp, partOf } from "../wire/adds-up.ts";
import { chargeSchema, policySchema, priceLineSchema, priceSchema } from "../wire/price.schemas.ts";
import {
  amountSchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  moneySchema,
  openEnum,
  priceHashSchema,
  referenceSchema,
} from "../wire/values.schemas.ts";

/** A booking's status as the service words it; one that is not known is shown as it is written. */
export const bookingStatusSchema = z.string().min(1).max(60);

/** The marketplace's own user, when somebody is signed in. */
export const userParts = { user_uuid: z.string().min(1).optional() };

/** The e-mail address or phone that a booking was made with, by which a guest shows that it is theirs. */
export const proofSchema = z.string().min(3).max(120);

/** Whose booking it is. */
export const ownerParts = { ...userParts, confirm: proofSchema.optional() };

/** A booking of the main app service, and how a guest shows that it is theirs. */
export const bookingRequestSchema = z.object({ uuid: z.uuid(), contact: proofSchema.optional() });

/** What a letter asks to change of a booking: in the writer's own words, empty where only another day is asked for. */
export const wishParts = { wish: z.string(), day: dateSchema.nullable() };

/** Every try at paying, the oldest first. */
const paymentsSchema = z.array(
  z.object({
    id: z.string(),
    method: z.string(),
    state: z.string(),
    amount: amountSchema,
    currency: currencySchema,
    at: instantSchema,
  }),
);

export const refundTimelineSchema = z.array(
  z.object({
    step: openEnum(["requested", "sent_to_airline", "sent_to_supplier", "approved", "paid_back"]),
    at: instantSchema.nullable(),
    expected_at: instantSchema.nullable(),
  }),
);

export const refundTargetSchema = openEnum(["original", "wallet"]);

export const refundStatusSchema = openEnum(["in_progress", "paid_back", "nothing_due"]);

/** What was paid for what was cancelled, and what of it is kept, as reductions; a service may leave it out. */
export const keptSchema = z.object({ paid: amountSchema, lines: z.array(priceLineSchema) });

export const refundStateSchema = z
  .object({
    refund_id: referenceSchema,
    status: refundStatusSchema,
    amount: amountSchema,
    currency: currencySchema,
    kept: keptSchema.optional(),
    to: refundTargetSchema,
    timeline: refundTimelineSchema,
  })
  .refine(
    ({ amount, currency, kept }) =>
      kept === undefined || addsUp(currency, [partOf("paid", kept.paid), ...kept.lines], amount),
    { message: "what was paid less what is kept is not the amount", path: ["amount"] },
  );

/** What a ticket has come to. */
export const ticketStateSchema = openEnum(["waiting", "issued", "refused", "void"]);

/** How somebody is called, as it may be shown: for a stranger it is cut short. */
export const shownCalledParts = { title: z.string(), first_name: z.string().min(1), last_name: z.string().min(1) };

/** What a booking says of itself in every line of business. */
export const bookedParts = {
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  status: bookingStatusSchema,
  /** A payment was sent whose outcome nobody knows yet: none is asked for meanwhile. */
  payment_unknown: z.boolean(),
  created_at: instantSchema,
  /** When it was to begin, by the clocks of its place, before the supplier moved it; a service may leave it out. */
  moved_from: localTimeSchema.nullish(),
  /** When all of it was cancelled, by whomever; a service may leave it out. */
  cancelled_at: instantSchema.nullish(),
  /** It has ended without anything of it having been paid; told to everybody, and a service may leave it out. */
  never_paid: z.boolean().optional(),
  /** Whether personal data is hidden from whoever asks. */
  masked: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  price: priceSchema,
  charge: chargeSchema,
  payments: paymentsSchema,
  pay_by: instantSchema.nullable(),
  price_guarantee_until: instantSchema.nullable(),
  amount_due: moneySchema,
  hash: priceHashSchema,
  policy: policySchema,
  /** What can be done with it now, and until when. */
  actions: z.array(
    z.object({ kind: openEnum(["pay", "cancel", "change", "download", "respond"]), until: instantSchema.nullable() }),
  ),
  /** What can be downloaded; `user/bookings/pdf/generate-pdf` makes it and gives its address. */
  documents: z.array(z.object({ kind: openEnum(["eticket", "invoice"]), title: z.string() })),
  refund: refundStateSchema.nullable(),
  /** Travellers who can be cancelled by themselves. */
  divisible: z.array(z.string()).optional(),
  /** What was asked for last of it, in a letter, and is not done yet. */
  change_request: z
    .object({
      reference: referenceSchema,
      at: instantSchema,
      /** When it is answered at the latest. */
      answer_by: instantSchema,
      ...wishParts,
    })
    .optional(),
  /** Tickets that go to whoever they are for, each by itself; left out where they go together, and once it is too late. */
  sending: z
    .object({
      until: instantSchema,
      /** Each goes to its person's own address as soon as it is issued. */
      by_itself: z.boolean(),
      tickets: z.array(
        z.object({
          ticket_id: z.string().min(1),
          /** Where it was sent last, and when; null for never. */
          email: z.string().nullable(),
          sent_at: instantSchema.nullable(),
          /** What was sent counts no more: the ticket has another code since. */
          outdated: z.boolean(),
          /** How often it can still be sent. */
          left: countSchema,
        }),
      ),
    })
    .optional(),
};

const bookedSchema = z.object(bookedParts);

export type WireCalled = { readonly title: string; readonly first_name: string; readonly last_name: string };
export type WireBooked = z.output<typeof bookedSchema>;
