import { z } from "zod";
import { channelSchema, otpSchema } from "../codes/otp.schemas.ts";
import { genderSchema } from "../wire/people.schemas.ts";
import { instantSchema } from "../wire/values.schemas.ts";
import { userSchema } from "./auth.schemas.ts";

export const profileAnswerSchema = z.object({ user: userSchema });

/** What is absent stays as it is. The phone changes by `updatePhoneNumber` alone, for it must be verified. */
export const profileUpdateRequestSchema = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  gender: genderSchema.optional(),
  date_of_birth: z.string().optional(),
  /** Keeps an account that waits to be deleted. */
  keep_account: z.literal(true).optional(),
});

export const initiateDeleteAccountRequestSchema = z.object({
  uuid: z.string().optional(),
  resend: z.coerce.number().pipe(z.literal(1)).optional(),
  channel: channelSchema,
});

export const initiateDeleteAccountAnswerSchema = z.object({
  otp: otpSchema,
  /** Days between the confirmation and the deletion, in which it can be called off. */
  cool_down_days: z.number().int().nonnegative(),
});

export const profileVerifyOtpRequestSchema = z.object({
  uuid: z.string(),
  otp: z.string(),
  action: z.literal("delete_account"),
});

export const profileVerifyOtpAnswerSchema = z.object({ status: z.literal("scheduled"), deletes_at: instantSchema });
