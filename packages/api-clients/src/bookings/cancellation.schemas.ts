import { z } from "zod";
import { addsUp, partOf } from "../wire/adds-up.ts";
import { priceLineSchema } from "../wire/price.schemas.ts";
import { amountSchema, instantSchema, moneySchema, referenceSchema } from "../wire/values.schemas.ts";
import { keptSchema, refundTargetSchema, refundTimelineSchema } from "./booking.schemas.ts";

/** Whose booking it is: the signed-in user's own needs nothing more; a guest's needs the e-mail or phone it was made with. */
const booking = { uuid: z.uuid(), contact: z.string().min(1).optional() };

export const cancellationRequestSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("quote"),
    ...booking,
    /** Some of the travellers, where they can be cancelled by themselves; all of it where none is named. */
    travellers: z.array(z.string().min(1)).min(1).max(20).optional(),
  }),
  z.object({
    action: z.literal("confirm"),
    ...booking,
    refund_quote_id: referenceSchema,
    /** Where the money goes: back the way it came, or all of it to the wallet, at once. */
    to: z.enum(["original", "wallet"]).default("original"),
  }),
]);

/** What cancelling gives back, and until when that holds. */
export const refundQuoteSchema = z
  .object({
    refund_quote_id: referenceSchema,
    paid: amountSchema,
    /** What is kept, as reductions; paid and these add up to the amount. */
    penalty_lines: z.array(priceLineSchema),
    /** What comes back. */
    ...moneySchema.shape,
    /** Where it may go. */
    to: z.array(refundTargetSchema),
    expires_at: instantSchema,
    eta_days_min: z.number().int().nonnegative(),
    eta_days_max: z.number().int().nonnegative(),
  })
  .refine(
    ({ currency, paid, penalty_lines: kept, amount }) => addsUp(currency, [partOf("paid", paid), ...kept], amount),
    {
      message: "what was paid less the penalties is not the amount",
      path: ["amount"],
    },
  );

/** What a cancellation that took place gives back. */
export const refundedSchema = z.object({
  /** Null when nothing comes back. */
  refund_id: referenceSchema.nullable(),
  ...moneySchema.shape,
  kept: keptSchema.optional(),
  to: refundTargetSchema,
  timeline: refundTimelineSchema,
});

export const cancellationSchema = z.discriminatedUnion("state", [
  refundQuoteSchema.safeExtend({ state: z.literal("quoted") }),
  refundedSchema.extend({
    state: z.literal("cancelled"),
    /** Of the booking now. */
    status: z.string().min(1),
  }),
]);
