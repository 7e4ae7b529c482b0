import { z } from "zod";
import { instantSchema } from "../wire/values.schemas.ts";

/** A one-time code on its way to a phone. The code itself is never in an answer. */
const codeShape = {
  /** How many digits the code has. */
  length: z.number().int().min(4).max(10),
  /** The number it went to, hidden but for its ends: `+92 *** ***4567`. */
  masked: z.string(),
  /** Seconds until the code may be sent again. */
  resend_after: z.number().int().nonnegative(),
  expires_at: instantSchema,
  tries_left: z.number().int().nonnegative(),
};

/** Of what has a name already: a payment, a withdrawal, an account that is saved. */
export const namedOtpSchema = z.object(codeShape);

export const otpSchema = z.object({
  /** Names the request; the code counts for this request alone. */
  uuid: z.string().min(1),
  channel: z.enum(["whatsapp", "sms"]),
  ...codeShape,
});

export const otpAnswerSchema = z.object({ otp: otpSchema });

export const channelSchema = otpSchema.shape.channel.default("whatsapp");

export type WireOtp = z.output<typeof otpSchema>;
export type WireNamedOtp = z.output<typeof namedOtpSchema>;
