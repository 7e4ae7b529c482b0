import { z } from "zod";
import { namedOtpSchema } from "../codes/otp.schemas.ts";
import { addsUp } from "../wire/adds-up.ts";
import { priceLineSchema } from "../wire/price.schemas.ts";
import {
  amountSchema,
  attemptSchema,
  currencySchema,
  instantSchema,
  moneySchema,
  openEnum,
  priceHashSchema,
  referenceSchema,
  voucherCodeSchema,
} from "../wire/values.schemas.ts";

/** How a method is paid by. A front end renders by it, not by the method's code, so that a new method works at once. */
export const paymentFlowSchema = openEnum(["card", "redirect", "otp", "sdk", "voucher", "balance"]);

const accountKindSchema = openEnum(["card", "mobile", "bank"]);

export const savedAccountSchema = z.object({
  account_uuid: z.uuid(),
  kind: accountKindSchema,
  /** The payment method it belongs to. */
  method: z.string().min(1),
  masked: z.string(),
  /** A card's scheme, a mobile wallet's or a bank's name. */
  brand: z.string(),
  /** `MM/YY`; null for what does not expire. */
  expiry: z
    .string()
    .regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/)
    .nullable(),
  /** False until the code that was sent for it is entered. */
  verified: z.boolean(),
  /** Whose bank account it is. */
  title: z.string().optional(),
});

export const paymentMethodSchema = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  name_ar: z.string().min(1),
  icon: z.string(),
  flow: paymentFlowSchema,
  currencies: z.array(currencySchema),
  /** In the order's currency; null for no limit. */
  min: amountSchema.nullable(),
  max: amountSchema.nullable(),
  /** `fixed` in the order's currency, `percent` of what the method is charged: `2.5`. */
  fee: z.object({ fixed: amountSchema, percent: amountSchema }),
  saved: z.array(savedAccountSchema),
  otp_length: z.number().int().min(4).max(10).optional(),
  enabled: z.boolean(),
  /** Why it is not enabled. */
  reason: openEnum(["currency", "below_min", "above_max", "sign_in", "insufficient_funds", "unavailable"]).optional(),
});

export const paymentMethodsRequestSchema = z.object({ order_ref_id: referenceSchema });

export const paymentMethodsSchema = z.object({
  order_ref_id: referenceSchema,
  quote_hash: priceHashSchema,
  amount_due: moneySchema,
  pay_by: instantSchema,
  /** How many more minutes the seller holds the order when asked, once; null or left out where it does not, or did already. */
  renew_minutes: z.int().positive().nullish(),
  methods: z.array(paymentMethodSchema),
  /** What the signed-in payer holds in the order's currency; null when nobody is signed in or it is held in another. */
  wallet: z.object({ balance: moneySchema, promo_credits: moneySchema }).nullable(),
});

export const accountsSchema = z.object({ accounts: z.array(savedAccountSchema) });

const resend = z.literal(1);

/** A resend names the account that waits for its code. */
export const saveAccountRequestSchema = z.union([
  z.object({ account_uuid: z.uuid(), resend }),
  z.object({ kind: z.literal("card"), token: z.string().min(8) }),
  z.object({ kind: z.literal("mobile"), method: z.string().min(1), mobile: z.string().min(1) }),
  z.object({ kind: z.literal("bank"), bank: z.string().min(1), iban: z.string().min(1), title: z.string().min(1) }),
]);

export const saveAccountSchema = z.object({ account: savedAccountSchema, otp: namedOtpSchema });

export const verifyAccountRequestSchema = z.object({ account_uuid: z.uuid(), otp: z.string().min(1) });

export const accountAnswerSchema = z.object({ account: savedAccountSchema });

export const deleteAccountRequestSchema = z.object({ account_uuid: z.uuid() });

/** What of the payer's own money goes first: promo credits, then the voucher, then the balance, then the method. */
const deductions = {
  use_promo_credits: z.boolean().default(false),
  voucher: voucherCodeSchema.optional(),
  use_balance: z.boolean().default(false),
};

export const checkDiscountRequestSchema = z.object({
  order_ref_id: referenceSchema,
  method: z.string().min(1).optional(),
  ...deductions,
});

export const checkDiscountSchema = z
  .object({
    order_ref_id: referenceSchema,
    quote_hash: priceHashSchema,
    /** The order's own lines, the method's fee and every deduction; they add up to `total`. */
    lines: z.array(priceLineSchema).min(1),
    /** What is left for the method to be charged. `financial/process` must carry it. */
    total: amountSchema,
    currency: currencySchema,
    valid_till: instantSchema,
    /** Why the voucher or the method was refused; the lines are then without it. */
    reason: openEnum([
      "voucher_invalid",
      "voucher_expired",
      "voucher_not_applicable",
      "voucher_used",
      "insufficient_funds",
      "method_unavailable",
    ]).nullable(),
  })
  .refine(({ currency, lines, total }) => addsUp(currency, lines, total), {
    message: "the lines do not add up to the total",
    path: ["total"],
  });

export const checkVoucherRequestSchema = z.object({
  voucher: voucherCodeSchema,
  /** What would be paid for without it. */
  amount: moneySchema,
  /** Whoever books without an account: a voucher counts once for each person. */
  email: z.string().min(1).max(254).optional(),
});

/** Nothing is set aside by it: what the order comes to in the end is `checkDiscount`'s to say. */
export const checkVoucherSchema = z.object({
  voucher: voucherCodeSchema,
  /** What it gives and up to how much, such as "10% off, up to Rs 5,000"; null for a voucher that nobody knows. */
  title: z.string().min(1).nullable(),
  title_ar: z.string().min(1).nullable(),
  /** What it takes off the amount; nothing where it is refused. */
  discount: moneySchema,
  reason: openEnum(["voucher_invalid", "voucher_expired", "voucher_not_applicable", "voucher_used"]).nullable(),
});

const processFields = {
  order_ref_id: referenceSchema,
  method: z.string().min(1),
  /** One intention to pay: the same id gets the same answer and never pays twice. */
  attempt_id: attemptSchema,
  /** Of the price that the payer accepted. */
  quote_hash: priceHashSchema,
  /** What the method is to be charged, as `checkDiscount` said. */
  amount: moneySchema,
  ...deductions,
  /** Of a saved account. */
  account_uuid: z.uuid().optional(),
  /** Of a card that was tokenised. */
  token: z.string().min(8).optional(),
  /** International form, for a mobile wallet or a voucher. */
  mobile: z.string().min(1).optional(),
  /** Where a redirect comes back to. */
  return_url: z.string().min(1).optional(),
  /** Keeps the card once it is paid. */
  save_account: z.boolean().default(false),
  /** Sends the attempt's code again. */
  resend: resend.optional(),
  /** `force` takes a card through the payment SDK. */
  sdk: z.literal("force").optional(),
};

export const processRequestSchema = z.object(processFields);

/** Answers what an attempt asked for, or gives it up. */
export const continueProcessRequestSchema = z.union([
  z.object({ attempt_id: processFields.attempt_id, otp: z.string().min(1) }),
  z.object({ attempt_id: processFields.attempt_id, sdk_result: z.string().min(1) }),
  z.object({ attempt_id: processFields.attempt_id, cancel: z.literal(1) }),
]);

/** Why a payment failed. An unlisted code reads as `unknown` and is still a failure. */
export const declineSchema = z.object({
  code: openEnum([
    "payment_declined",
    "insufficient_funds",
    "authentication_failed",
    "otp_expired",
    "otp_locked",
    "expired",
    "cancelled",
  ]),
  message: z.string(),
});

export const voucherSlipSchema = z.object({
  /** What the payer tells the cashier. */
  number: z.string().min(4),
  pay_before: instantSchema,
  outlets: z.array(z.object({ name: z.string().min(1), name_ar: z.string().min(1) })).min(1),
});

const attempt = {
  attempt_id: processFields.attempt_id,
  order_ref_id: referenceSchema,
  /** What the method is charged. */
  amount: moneySchema,
};

/**
 * Where an attempt stands. An unlisted state does not decode: whoever asked must then treat the outcome as unknown and
 * inquire, which is right for a state that nobody can read.
 */
export const processAnswerSchema = z.discriminatedUnion("state", [
  z.object({ ...attempt, state: z.literal("received") }),
  z.object({ ...attempt, state: z.literal("failed"), decline: declineSchema }),
  z.object({ ...attempt, state: z.literal("pending") }),
  z.object({ ...attempt, state: z.literal("needs_otp"), otp: namedOtpSchema }),
  z.object({
    ...attempt,
    state: z.literal("needs_redirect"),
    /** `url` is absolute, or a path on the host of the service. */
    redirect: z.object({ url: z.string().min(1), return_url: z.string().min(1) }),
  }),
  z.object({
    ...attempt,
    state: z.literal("needs_sdk"),
    sdk: z.object({ provider: z.string().min(1), session: z.string().min(1), expires_at: instantSchema }),
  }),
  z.object({ ...attempt, state: z.literal("voucher_issued"), voucher: voucherSlipSchema }),
]);

export const inquiryRequestSchema = z.object({ order_ref_id: referenceSchema });

export const inquirySchema = z.object({
  order_ref_id: referenceSchema,
  /** `not_found`: the order has had no payment, or there is no such order. */
  state: z.enum(["pending", "received", "failed", "refunded", "not_found"]),
  /** Oldest first. */
  attempts: z.array(
    z.object({
      id: attempt.attempt_id,
      method: z.string().min(1),
      state: openEnum([
        "received",
        "failed",
        "pending",
        "unknown",
        "cancelled",
        "expired",
        "needs_otp",
        "needs_redirect",
        "needs_sdk",
        "voucher_issued",
      ]),
      amount: moneySchema,
      at: instantSchema,
      decline: declineSchema.nullable(),
    }),
  ),
  /** The live attempt's answer, by which a reloaded page goes on; null when there is none. */
  current: processAnswerSchema.nullable(),
  captured_total: moneySchema.nullable(),
  refunded_total: moneySchema.nullable(),
  booking: z
    .object({ uuid: z.uuid(), type: z.string().min(1), status: z.string().min(1), pay_by: instantSchema })
    .nullable(),
  /** Seconds; null when asking again tells nothing new. */
  next_check_after_s: z.number().int().positive().nullable(),
  /** When an attempt that is pending now will be given up; null when none is. */
  give_up_at: instantSchema.nullable(),
});

/** A card as it is typed. It goes to the vault alone and is kept nowhere. */
export const tokeniseCardRequestSchema = z.object({
  number: z.string().min(1),
  /** `MM/YY`. */
  expiry: z.string().min(1),
  cvc: z.string().min(1),
  holder: z.string().min(1),
});

export const cardTokenSchema = z.object({
  token: z.string().min(8),
  masked: z.string(),
  brand: z.string(),
  expiry: z.string(),
  expires_at: instantSchema,
});

export const challengeRequestSchema = z.object({ attempt_id: processFields.attempt_id });

/** What a bank's page shows to the cardholder. */
export const challengeSchema = z.object({
  attempt_id: processFields.attempt_id,
  merchant: z.string(),
  masked: z.string(),
  amount: moneySchema,
  return_url: z.string().min(1),
  open: z.boolean(),
});

export const answerChallengeRequestSchema = z.object({
  attempt_id: processFields.attempt_id,
  decision: z.enum(["approve", "decline"]),
});
