import { z } from "zod";
import { chargeSchema, policySchema, priceChangeSchema, priceSchema } from "../travel/price.schemas.ts";
import {
  currencySchema,
  dateSchema,
  instantSchema,
  namesSchema,
  openEnum,
  referenceSchema,
  zoneSchema,
} from "../travel/values.schemas.ts";
import { boardTypes } from "./hotels.schemas.ts";

const localTimeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** What is stayed in, where and when. */
export const staySchema = z.object({
  hotel_id: z.string().min(1),
  ...namesSchema.shape,
  stars: z.number().int().min(0).max(5),
  area: namesSchema,
  city: namesSchema,
  address: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  tz: zoneSchema,
  image: z.string().min(1),
  check_in: dateSchema,
  check_in_from: localTimeOfDaySchema,
  check_out: dateSchema,
  check_out_until: localTimeOfDaySchema,
  nights: z.number().int().positive(),
  /** In the order of the search. */
  rooms: z
    .array(
      namesSchema.extend({
        room_key: z.string().min(1),
        board: openEnum(boardTypes),
        beds: z.number().int().min(1).max(3),
        refundable: z.boolean(),
        adults: z.number().int().positive(),
        child_ages: z.array(z.number().int().nonnegative()),
      }),
    )
    .min(1)
    .max(6),
});

export const guestTypeSchema = z.enum(["adult", "child", "infant"]);

export const hotelQuoteRequestSchema = z.object({
  RefID: referenceSchema,
  ItineraryRefID: referenceSchema,
  /** A rate for each room, in the order of the search. */
  rate_keys: z.array(referenceSchema).min(1).max(6),
  currency: currencySchema.optional(),
});

export const quotedRequestSchema = z.object({
  RefID: referenceSchema,
  /** Asks the hotel anew and starts the quote's clock again. */
  refresh: z.enum(["0", "1"]).default("0"),
});

const guestFieldSchema = openEnum(["title", "gender", "first_name", "last_name", "birth_date", "nationality"]);

export const hotelQuoteSchema = z.object({
  RefID: referenceSchema,
  /** The session it was made from. */
  SearchRefID: referenceSchema,
  ItineraryRefID: referenceSchema,
  expires_at: instantSchema,
  Stay: staySchema,
  /** Who the rooms are for; `room` is a place in the stay's list of rooms. */
  guests: z
    .array(
      z.object({
        id: z.string().min(1),
        pax_type: guestTypeSchema,
        room: z.number().int().nonnegative(),
        age: z.number().int().nonnegative().nullable(),
      }),
    )
    .min(1),
  /** For the rooms together, what is due at the property included. */
  price: priceSchema,
  /** What is charged now. */
  charge: chargeSchema,
  price_changed: priceChangeSchema.nullable(),
  required_fields: z.array(z.object({ pax_type: guestTypeSchema, fields: z.array(guestFieldSchema) })),
  policy: policySchema,
  /** Minutes that a reservation is held unpaid. */
  hold_min: z.number().int().positive(),
  /** Names this very price; reserving and paying carry it. */
  hash: z.string().min(8),
  /** The booking made from it, when there is one. */
  reservation: z.object({ uuid: z.uuid(), order_ref_id: referenceSchema }).nullable(),
});
