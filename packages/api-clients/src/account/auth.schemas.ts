import { z } from "zod";
import { channelSchema, otpAnswerSchema, otpSchema } from "../codes/otp.schemas.ts";
import { genderSchema } from "../wire/people.schemas.ts";
import { dateSchema, instantSchema } from "../wire/values.schemas.ts";

/** A resend repeats the call that sent the code, with `resend: 1` and the request it belongs to. */
const resend = { uuid: z.string().optional(), resend: z.literal(1).optional() };

export const userSchema = z.object({
  uuid: z.string().min(1),
  name: z.string(),
  email: z.string(),
  /** International form, `+923001234567`; null until a social sign-in has given one. */
  phone: z.string().nullable(),
  gender: genderSchema.nullable(),
  date_of_birth: dateSchema.nullable(),
  /** When the account goes, if its owner asked for that and has not changed their mind. */
  deletes_at: instantSchema.nullable(),
});

const signedInSchema = z.object({ status: z.literal("signed_in"), api_token: z.string().min(1), user: userSchema });

export const loginRequestSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("password"),
    /** An e-mail address, or a phone number in international form. */
    identifier: z.string(),
    password: z.string(),
    remember: z.boolean().default(false),
  }),
  /** A resend may leave the phone out, for its request knows it. */
  z.object({ method: z.literal("otp"), phone: z.string().optional(), channel: channelSchema, ...resend }),
  z.object({
    method: z.literal("social"),
    provider: z.enum(["google", "apple"]),
    id_token: z.string(),
    remember: z.boolean().default(false),
  }),
]);

export const loginAnswerSchema = z.discriminatedUnion("status", [
  signedInSchema,
  z.object({ status: z.literal("otp_required"), otp: otpSchema }),
  /** Who they are is known, and their number is not: the ticket goes to `updatePhoneNumber`. */
  z.object({ status: z.literal("phone_required"), ticket: z.string().min(1) }),
]);

const registrationSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
  date_of_birth: z.string(),
  channel: channelSchema,
  /** The request that was sent before: while its code counts for this phone and channel, it goes on with what is said here, and nothing is sent. */
  uuid: z.string().optional(),
});

/** The resend of a registration names its request instead of sending the password a second time. */
const registrationResendSchema = z.object({
  uuid: z.string(),
  resend: z.literal(1),
  phone: z.string(),
  channel: channelSchema,
});

/** Another email address or number for a sign-up that was found taken: the ticket stands for the rest, its password too. */
const registrationCompletionSchema = z.object({
  ticket: z.string().min(1),
  email: z.string(),
  phone: z.string(),
  channel: channelSchema,
});

export const registerRequestSchema = z.union([
  registrationResendSchema,
  registrationCompletionSchema,
  registrationSchema,
]);

/** A sign-up of what has an account already, and which of it; told only to who holds the phone. */
const takenSchema = z.object({
  status: z.literal("taken"),
  fields: z.array(z.enum(["email", "phone"])).min(1),
  ticket: z.string().min(1),
});

/** A completion with the number that was proved needs no code. */
export const registerAnswerSchema = z.union([
  otpAnswerSchema,
  z.discriminatedUnion("status", [signedInSchema, takenSchema]),
]);

export const verifyOtpRequestSchema = z.object({
  uuid: z.string(),
  otp: z.string(),
  remember: z.boolean().default(false),
});

export const verifyOtpAnswerSchema = z.discriminatedUnion("status", [
  signedInSchema,
  /** A password reset: the ticket goes to `resetPassword`, once. */
  z.object({ status: z.literal("verified"), ticket: z.string().min(1) }),
  z.object({ status: z.literal("phone_updated"), user: userSchema }),
  takenSchema,
  /** A social account, or a changed number, that belongs to somebody else; told only to who holds the phone. */
  z.object({ status: z.literal("account_exists") }),
]);

export const updatePhoneNumberRequestSchema = z.object({
  phone: z.string(),
  channel: channelSchema,
  /** From `phone_required`; absent when a signed-in user changes their number. */
  ticket: z.string().optional(),
  ...resend,
});

export const requestPasswordResetRequestSchema = z.object({ phone: z.string(), channel: channelSchema, ...resend });

export const resetPasswordRequestSchema = z.object({
  ticket: z.string(),
  password: z.string(),
  password_confirmation: z.string(),
});

export type WireUser = z.output<typeof userSchema>;
