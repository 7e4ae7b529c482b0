import { z } from "zod";
import { namedOtpSchema } from "../codes/otp.schemas.ts";
import { processAnswerSchema, processRequestSchema } from "../payment/financial.schemas.ts";
import { addsUp, partOf } from "../wire/adds-up.ts";
import {
  amountSchema,
  attemptSchema,
  currencySchema,
  instantSchema,
  moneySchema,
  openEnum,
  priceHashSchema,
  referenceSchema,
} from "../wire/values.schemas.ts";

const pageSchema = z.coerce.number().int().min(1).default(1);

export const transactionsRequestSchema = z.object({ page: pageSchema });

export const transactionSchema = z.object({
  uuid: z.string().min(1),
  kind: openEnum(["topup", "spend", "refund", "cashback", "withdraw", "redeem", "adjust"]),
  /** Below zero when money leaves the wallet. */
  amount: amountSchema,
  currency: currencySchema,
  balance_after: amountSchema,
  at: instantSchema,
  /** The order or withdrawal it belongs to. */
  ref: z.string().nullable(),
  note: z.string(),
});

export const transactionsSchema = z.object({
  /** Newest first. */
  items: z.array(transactionSchema),
  page: z.number().int().positive(),
  last_page: z.number().int().positive(),
});

export const withdrawalSchema = z
  .object({
    order_ref_id: referenceSchema,
    /** The id that its caller gave it; absent from a service that does not keep it. */
    attempt_id: attemptSchema.optional(),
    status: openEnum(["awaiting_otp", "pending", "approved", "paid", "rejected", "cancelled"]),
    amount: amountSchema,
    charges: amountSchema,
    /** What reaches the bank: amount less charges. */
    net: amountSchema,
    currency: currencySchema,
    bank: z.string().min(1),
    iban_masked: z.string(),
    title: z.string(),
    at: instantSchema,
    /** Why it was rejected. */
    reason: openEnum(["account_refused", "expired"]).nullable(),
  })
  .refine(
    ({ currency, net, charges, amount }) => addsUp(currency, [partOf("net", net), partOf("charges", charges)], amount),
    {
      message: "net and charges do not add up to the amount",
      path: ["net"],
    },
  );

/**
 * `list` shows the requests there are; `resend` sends the code of the one that waits for it again; `cancel` gives it up. A
 * request says nothing but what is to be withdrawn.
 */
export const withdrawalRequestSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("request"),
    /** A bank's code of the bank list. */
    bank: z.string().min(1),
    iban: z.string().min(1),
    /** Whose account it is. */
    title: z.string().min(1),
    /** A saved account to pay to; bank, IBAN and title are then as it is shown. */
    account_uuid: z.uuid().optional(),
    amount: moneySchema,
    /** One intention to withdraw: the same id never withdraws twice. */
    attempt_id: attemptSchema,
  }),
  z.object({ action: z.literal("resend"), order_ref_id: referenceSchema }),
  z.object({ action: z.literal("cancel"), order_ref_id: referenceSchema }),
  z.object({ action: z.literal("list") }),
]);

export const withdrawalLimitsSchema = z.object({
  currency: currencySchema,
  min: amountSchema,
  max: amountSchema,
  fee: z.object({ fixed: amountSchema, percent: amountSchema, cap: amountSchema.nullable() }),
});

export const withdrawalAnswerSchema = z.object({
  /** The request that was made, repeated or cancelled; null for a list. */
  withdrawal: withdrawalSchema.nullable(),
  /** While a code is awaited: of the request that was made or repeated, or of the one in the list that waits. */
  otp: namedOtpSchema.nullable(),
  /** Every request, newest first. */
  items: z.array(withdrawalSchema),
  limits: withdrawalLimitsSchema,
});

export const bankSchema = z.object({
  /** As it stands in the country's IBANs. */
  code: z.string().min(2).max(4),
  name: z.string().min(1),
  name_ar: z.string().min(1),
  country: z.enum(["PK", "SA"]),
});

export const banksSchema = z.object({ banks: z.array(bankSchema) });

export const withdrawalOtpRequestSchema = z.object({ order_ref_id: referenceSchema, otp: z.string().min(1) });

export const withdrawalOtpSchema = z.object({ status: z.literal("submitted"), withdrawal: withdrawalSchema });

/** `topup` opens an order that adds cash; `pay` pays an order as `financial/process` does. */
export const walletPaymentRequestSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("topup"),
    amount: moneySchema,
    /** One intention to add cash: the same id gives the same order. */
    attempt_id: attemptSchema,
  }),
  processRequestSchema.extend({ action: z.literal("pay") }),
]);

export const walletPaymentSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("topup"),
    order_ref_id: referenceSchema,
    uuid: z.uuid(),
    quote_hash: priceHashSchema,
    amount: moneySchema,
    pay_by: instantSchema,
  }),
  z.object({ action: z.literal("pay"), payment: processAnswerSchema }),
]);
