import { z } from "zod";
import {
  amountSchema,
  attemptSchema,
  countSchema,
  currencySchema,
  instantSchema,
  moneySchema,
  namesSchema,
  openEnum,
  voucherCodeSchema,
} from "../wire/values.schemas.ts";

export const walletHomeSchema = z.object({
  balance: moneySchema,
  points: z.object({ count: countSchema, worth: moneySchema }),
  /** What ends first comes first. */
  promo_credits: z.array(z.object({ amount: amountSchema, currency: currencySchema, expires_at: instantSchema })),
  /** In the wallet's currency; null where the service names no limit. */
  limits: z
    .object({
      withdraw_min: amountSchema.nullable(),
      withdraw_max: amountSchema.nullable(),
      daily: amountSchema.nullable(),
      /** Of the daily limit, what may still be withdrawn today. */
      daily_left: amountSchema.nullable(),
      /** What may be added at a time. */
      topup_min: amountSchema.nullable().default(null),
      topup_max: amountSchema.nullable().default(null),
    })
    .nullable(),
});

const voucherSchema = z.object({
  code: voucherCodeSchema,
  title: z.string().min(1),
  title_ar: z.string().min(1),
  valid_till: instantSchema.nullable(),
  /** What redeeming it adds to the wallet; null for a voucher that is given at payment instead. */
  promo_credits: moneySchema.nullable(),
  min_order: moneySchema.nullable(),
  /** Booking types that it counts for; empty for all. */
  verticals: z.array(z.string().min(1)),
  state: openEnum(["available", "redeemed", "used", "expired"]),
});

export const vouchersSchema = z.object({ vouchers: z.array(voucherSchema) });

export const redeemVoucherRequestSchema = z.object({ code: voucherCodeSchema, attempt_id: attemptSchema });

const giftSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cash"), amount: moneySchema }),
  z.object({ kind: z.literal("promo_credits"), amount: moneySchema, lasts_days: z.number().int().positive() }),
]);

const pointsPackageSchema = namesSchema.extend({
  id: z.string().min(1),
  /** What it costs. */
  points: countSchema.min(1),
  gives: giftSchema,
});

export const packagesSchema = z.object({
  packages: z.array(pointsPackageSchema),
  /** What the person has. */
  points: countSchema,
  /** The latest redemptions, newest first. */
  redeemed: z.array(z.object({ attempt_id: attemptSchema, package_id: z.string().min(1), at: instantSchema })),
});

export const redeemPackageRequestSchema = z.object({
  package_id: z.string().min(1),
  attempt_id: attemptSchema,
  /** The points that the person saw; when they have changed since, nothing is redeemed. */
  points_seen: countSchema,
});

export const redeemedSchema = z.object({ attempt_id: attemptSchema, wallet: walletHomeSchema });

/** `package_id` is what the attempt redeemed, now or before. */
export const packageRedeemedSchema = redeemedSchema.extend({ package_id: z.string().min(1) });

export type WireWalletHome = z.output<typeof walletHomeSchema>;
