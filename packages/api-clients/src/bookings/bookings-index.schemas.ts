import { z } from "zod";
import { instantSchema, localTimeSchema, moneySchema, referenceSchema, zoneSchema } from "../wire/values.schemas.ts";

export const bookingListRequestSchema = z.object({
  page: z.number().int().min(1).default(1),
  /** A booking type: `airline`, `hotel`, `wallet`. */
  type: z.string().min(1).optional(),
  status: z.string().min(1).optional(),
  /** Past is everything that is not upcoming. */
  scope: z.enum(["all", "upcoming", "past"]).default("all"),
});

/** Where something is, or a way begins or ends; `code` is what a search names it by, `stop` an airport, a stop or a venue in it. */
const bookedPlaceSchema = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  name_ar: z.string().min(1),
  stop: z.string().nullable(),
  stop_ar: z.string().nullable(),
  terminal: z.string().nullable(),
});

/** A booking as a list shows it. A type or status that is not known is shown as it is written. */
export const bookingItemSchema = z.object({
  uuid: z.uuid(),
  order_id: referenceSchema,
  type: z.string().min(1),
  /** Tells a booking type's kinds apart: a `car_rental` whose mode is `shuttle` is an airport shuttle. */
  mode: z.string().min(1).nullable(),
  status: z.string().min(1),
  title: z.string().min(1),
  title_ar: z.string().min(1),
  subtitle: z.string(),
  subtitle_ar: z.string(),
  /** By the clocks of the place where it begins. */
  starts_at: localTimeSchema,
  tz: zoneSchema,
  /** The end of its last service, by the clocks of that place. */
  ends_at: localTimeSchema,
  ends_tz: zoneSchema,
  /** When it was to begin, by the same clocks, before the supplier moved it; a service may leave it out. */
  moved_from: localTimeSchema.nullish(),
  pnr: z.string().min(1).nullable(),
  created_at: instantSchema,
  amount: moneySchema,
  /** While it waits for a payment. */
  pay_by: instantSchema.nullable(),
  /** Whether a payment for it is on its way; a service may leave it out. */
  payment_unknown: z.boolean().nullish(),
  /** While it waits for an answer to what the supplier changed; a service may leave it out. */
  respond_by: instantSchema.nullish(),
  /** Where it is; of a journey, where it begins and where each of its ways ends. A service may leave it out. */
  places: z.array(bookedPlaceSchema).nullish(),
  /** Whoever was named for it, each once; a service may leave it out. */
  travellers: z.array(z.string()).nullish(),
  /** By what it is found to be bought again; a service may leave it out. */
  offer: z.string().min(1).nullish(),
  image: z.string().nullable(),
});

export const bookingListSchema = z.object({
  items: z.array(bookingItemSchema),
  page: z.number().int().positive(),
  last_page: z.number().int().positive(),
});
