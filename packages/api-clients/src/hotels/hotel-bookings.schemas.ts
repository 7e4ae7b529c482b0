import { z } from "zod";
import { bookedParts, reserveParts } from "../travel/booking.schemas.ts";
import { countrySchema, dateSchema, instantSchema, openEnum } from "../travel/values.schemas.ts";
import { guestTypeSchema, staySchema } from "./hotel-quotes.schemas.ts";

const guestSchema = z.object({
  /** Of the quote's guests. */
  guest_id: z.string().min(1),
  pax_type: guestTypeSchema,
  title: z.enum(["Mr", "Mrs.", "Miss."]),
  gender: z.enum(["male", "female"]),
  first_name: z.string().min(1).max(60),
  last_name: z.string().min(1).max(60),
  birth_date: dateSchema.nullable().default(null),
  nationality: countrySchema.nullable().default(null),
});

export const hotelReserveRequestSchema = z.object({
  ...reserveParts,
  guests: z.array(guestSchema).min(1).max(60),
  /** The marketplace's own user, when somebody is signed in. */
  user_uuid: z.string().min(1).optional(),
});

export const hotelBookingRequestSchema = z.object({
  UUID: z.uuid(),
  user_uuid: z.string().min(1).optional(),
  /** The e-mail address or phone that the booking was made with, by which a guest shows that it is theirs. */
  confirm: z.string().min(3).max(120).optional(),
});

/** As they may be shown: for a stranger, names are cut. */
const shownGuestSchema = z.object({
  guest_id: z.string().min(1),
  pax_type: guestTypeSchema,
  /** A place in the stay's list of rooms. */
  room: z.number().int().nonnegative(),
  age: z.number().int().nonnegative().nullable(),
  title: z.string(),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
});

export const hotelBookingSchema = z.object({
  ...bookedParts,
  booking_type: z.literal("hotel"),
  /** What the front desk asks for; null until the hotel has confirmed, and for a stranger. */
  voucher_number: z.string().nullable(),
  Stay: staySchema,
  guests: z.array(shownGuestSchema).min(1),
  actions: z.array(
    z.object({ kind: openEnum(["pay", "cancel", "change", "download"]), until: instantSchema.nullable() }),
  ),
});
