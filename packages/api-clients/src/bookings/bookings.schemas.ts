import { z } from "zod";
import { instantSchema } from "../wire/values.schemas.ts";
import { bookingItemSchema, bookingListRequestSchema } from "./bookings-index.schemas.ts";

export const bookingRequestSchema = z.object({ uuid: z.uuid() });

export const bookingAnswerSchema = z.object({ booking: bookingItemSchema });

export const upcomingRequestSchema = bookingListRequestSchema.omit({ scope: true });

export const findBookingRequestSchema = z.object({
  /** The order's number or the record locator, in any case. */
  reference: z.string().min(1).max(40),
  /** The e-mail address it was made with, or the last name of somebody who travels. */
  proof: z.string().min(1).max(320),
});

export const foundBookingSchema = bookingItemSchema.pick({ uuid: true, type: true, mode: true });

export const bookingPdfRequestSchema = z.object({
  uuid: z.uuid(),
  kind: z.enum(["eticket", "invoice"]).default("eticket"),
  /** A guest's booking needs the e-mail or phone it was made with. */
  contact: z.string().min(1).optional(),
});

export const bookingPdfSchema = z.object({
  /** Absolute, or a path on the host of the service. */
  url: z.string().min(1),
  expires_at: instantSchema,
});

export const documentRequestSchema = z.object({ token: z.string().min(16) });

export const documentSchema = z.object({
  name: z.string().min(1),
  type: z.literal("application/pdf"),
  base64: z.base64(),
});
