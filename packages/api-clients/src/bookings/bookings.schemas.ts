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

/** A name and what it stands for. */
const paperFactSchema = z.object({ name: z.string().min(1), value: z.string() });

/** A part of a paper under its heading: names with their values, then a table, then remarks. */
const paperPartSchema = z.object({
  title: z.string().min(1),
  facts: z.array(paperFactSchema),
  columns: z.array(z.string()),
  /** As many cells as there are columns; a line feed begins another line in a cell. */
  rows: z.array(z.array(z.string())),
  /** What is read at a door, one after the other, each drawn with its text below. */
  codes: z.array(z.string().min(1)),
  notes: z.array(z.string()),
});

/** What stands on a document, in the language it was asked for in. A file server makes the file of it. */
export const documentSchema = z.object({
  name: z.string().min(1),
  language: z.enum(["en", "ar"]),
  title: z.string().min(1),
  subject: z.string().min(1),
  made_at: instantSchema,
  /** What a reader of codes is told; null where nobody is let in with it any more. */
  code: z.string().min(1).nullable(),
  /** What is done with it, said above it. */
  code_use: z.string().min(1),
  facts: z.array(paperFactSchema),
  parts: z.array(paperPartSchema),
  foot: z.array(z.string()),
});
