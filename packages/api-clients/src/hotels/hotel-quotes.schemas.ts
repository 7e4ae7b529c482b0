import { z } from "zod";
import { quotedParts, requiredSchema } from "../checkout/quote.schemas.ts";
import { paxTypeSchema } from "../wire/people.schemas.ts";
import { priceChangeSchema } from "../wire/price.schemas.ts";
import {
  countSchema,
  currencySchema,
  dateSchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  timeOfDaySchema,
  zoneSchema,
} from "../wire/values.schemas.ts";
import { boardTypes } from "./hotels.schemas.ts";

/** What is stayed in, where and when. */
export const staySchema = z.object({
  hotel_id: z.string().min(1),
  ...namesSchema.shape,
  stars: z.number().int().min(0).max(5),
  area: namesSchema,
  city: namesSchema,
  address: z.string().min(1),
  /** Of its front desk, in international form; null or left out when nobody says. */
  phone: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/)
    .nullish(),
  ...positionShape,
  tz: zoneSchema,
  image: z.string().min(1),
  check_in: dateSchema,
  check_in_from: timeOfDaySchema,
  check_out: dateSchema,
  check_out_until: timeOfDaySchema,
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
        child_ages: z.array(countSchema),
      }),
    )
    .min(1)
    .max(6),
});

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

export const hotelQuoteSchema = z.object({
  ...quotedParts,
  /** The session it was made from. */
  SearchRefID: referenceSchema,
  ItineraryRefID: referenceSchema,
  Stay: staySchema,
  /** Who the rooms are for; `room` is a place in the stay's list of rooms. */
  guests: z
    .array(
      z.object({
        id: z.string().min(1),
        pax_type: paxTypeSchema,
        room: countSchema,
        age: countSchema.nullable(),
        /** Whether the hotel wants their name; everybody's, unless it says otherwise. */
        named: z.boolean().default(true),
      }),
    )
    .min(1),
  price_changed: priceChangeSchema.nullable(),
  required_fields: z.array(requiredSchema.omit({ documents: true })),
});
