import { z } from "zod";
import { bookedParts, ownerParts, shownCalledParts, userParts } from "../bookings/booking.schemas.ts";
import { calledParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { paxTypeSchema } from "../wire/people.schemas.ts";
import { countrySchema, countSchema, dateSchema } from "../wire/values.schemas.ts";
import { staySchema } from "./hotel-quotes.schemas.ts";

const guestSchema = z.object({
  /** Of the quote's guests. */
  guest_id: z.string().min(1),
  pax_type: paxTypeSchema,
  ...calledParts,
  birth_date: dateSchema.nullable().default(null),
  nationality: countrySchema.nullable().default(null),
});

export const hotelReserveRequestSchema = z.object({
  ...reserveParts,
  guests: z.array(guestSchema).min(1).max(60),
  ...userParts,
});

export const hotelBookingRequestSchema = z.object({ UUID: z.uuid(), ...ownerParts });

/** As they may be shown: for a stranger, names are cut. */
const shownGuestSchema = z.object({
  guest_id: z.string().min(1),
  pax_type: paxTypeSchema,
  /** A place in the stay's list of rooms. */
  room: countSchema,
  age: countSchema.nullable(),
  ...shownCalledParts,
});

export const hotelBookingSchema = z.object({
  ...bookedParts,
  booking_type: z.literal("hotel"),
  /** What the front desk asks for; null until the hotel has confirmed, and for a stranger. */
  voucher_number: z.string().nullable(),
  Stay: staySchema,
  guests: z.array(shownGuestSchema).min(1),
});
