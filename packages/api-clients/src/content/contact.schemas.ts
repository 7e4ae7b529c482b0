import { z } from "zod";
import { bookingRequestSchema, wishParts } from "../bookings/booking.schemas.ts";
import { instantSchema } from "../wire/values.schemas.ts";

export const contactRequestSchema = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Our server's word that a person solved the captcha, good for one message. */
  captcha_token: z.string(),
  /** The booking that it asks to change. */
  change: bookingRequestSchema.extend(wishParts).optional(),
});

export const contactSchema = z.object({
  /** What the sender may quote. */
  reference: z.string().min(1),
  /** When it is answered at the latest. */
  answer_by: instantSchema,
});

/** A file as a form's body carries it, its content in base64. */
export const uploadedFileSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  content: z.string(),
});

export const uploadRequestSchema = z.object({
  /** What the file is for: `support`, `document`. */
  purpose: z.string().default("support"),
  /** Put into the body by the client from the call's files; a caller leaves it out. */
  file: uploadedFileSchema.optional(),
});

export const uploadSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  type: z.string(),
  size: z.number().int().positive(),
  url: z.string(),
});
