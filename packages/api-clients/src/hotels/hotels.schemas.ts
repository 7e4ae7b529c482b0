import { z } from "zod";
import { policySchema, priceSchema } from "../wire/price.schemas.ts";
import { ratedSchema, reviewedShape } from "../wire/reviews.schemas.ts";
import {
  amountSchema,
  countrySchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  timeOfDaySchema,
  zoneSchema,
} from "../wire/values.schemas.ts";

/** A place as an address writes it: small letters, digits and hyphens. */
const placeSlugSchema = z.string().regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/);

export const placeSchema = namesSchema.extend({
  id: placeSlugSchema,
  kind: openEnum(["city", "area", "hotel", "landmark"]),
  /** The city that an area, a hotel or a landmark is in; null for a city. */
  city: namesSchema.nullable(),
  country: countrySchema,
  ...positionShape,
  /** How many hotels are there. */
  count: countSchema,
});

export const suggestionsRequestSchema = z.object({
  query: z.string().trim().min(1).max(80),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});

export const suggestionsSchema = z.array(placeSchema);

export const userLocationSchema = z.object({
  ...positionShape,
  country: countrySchema,
  /** The nearest city with hotels. */
  city: placeSchema.nullable(),
});

/** From 12 on they are adults. */
const childAgeSchema = z.number().int().min(0).max(11);

export const occupancySchema = z.object({
  adults: z.number().int().min(1).max(6),
  child_ages: z.array(childAgeSchema).max(4).default([]),
});

export const hotelSearchRequestSchema = z
  .object({
    place: placeSlugSchema.optional(),
    /** Instead of a place: around a point. */
    lat: positionShape.lat.optional(),
    lng: positionShape.lng.optional(),
    check_in: dateSchema,
    check_out: dateSchema,
    rooms: z.array(occupancySchema).min(1).max(6, { message: "Maximum 6 rooms allowed" }),
    nationality: countrySchema.optional(),
    currency: currencySchema,
  })
  .refine(({ place, lat, lng }) => place !== undefined || (lat !== undefined && lng !== undefined), {
    message: "name a place, or a point by lat and lng",
    path: ["place"],
  })
  .refine(({ check_in, check_out }) => check_out > check_in, {
    message: "check-out comes after check-in",
    path: ["check_out"],
  });

export const accommodationKinds = ["hotel", "aparthotel", "resort", "guest_house", "hostel"] as const;

export const hotelAmenities = [
  "wifi",
  "parking",
  "breakfast",
  "pool",
  "gym",
  "spa",
  "restaurant",
  "room_service",
  "airport_shuttle",
  "family_rooms",
  "air_conditioning",
  "prayer_room",
  "women_only_pool",
  "laundry",
  "front_desk_24h",
  "lift",
  "accessible",
  "business_centre",
  "garden",
  "kitchen",
] as const;

export const boardTypes = ["room_only", "breakfast", "half_board", "full_board", "all_inclusive"] as const;

export const hotelScenes = ["outside", "lobby", "room", "bath", "restaurant", "terrace", "pool"] as const;

const imageSchema = z.object({
  /** Null when there is no photograph: a picture is then drawn of the scene. */
  url: z.string().nullable(),
  w: z.number().int().positive(),
  h: z.number().int().positive(),
  scene: openEnum(hotelScenes),
  /** What it shows, in the caller's language. */
  subject: z.string().min(1),
});

/** A way to put everybody up. All that is told of it is of the same rates. */
const cheapestSchema = z.object({
  currency: currencySchema,
  /** For the whole stay and all rooms, what is due at the property included. */
  total: amountSchema,
  per_night: amountSchema,
  /** What the same stay costs without the discount, when there is one. */
  before_discount: amountSchema.nullable(),
  tax_included: z.boolean(),
  due_at_property: amountSchema,
  board: openEnum(boardTypes),
  /** Until when everything comes back; null when it does not. */
  refundable_until: instantSchema.nullable(),
});

/** What guests of a place ask to be near: the Haram in Makkah, the Prophet's Mosque in Madinah, the sea, the centre elsewhere. */
const yardsticks = ["haram", "prophets_mosque", "sea", "centre"] as const;

const hotelShape = {
  hotel_id: z.string().min(1),
  ...namesSchema.shape,
  stars: z.number().int().min(0).max(5),
  kind: openEnum(accommodationKinds),
  ...positionShape,
  tz: zoneSchema,
  area: namesSchema,
  city: namesSchema,
  images: z.array(imageSchema).min(1),
  review: ratedSchema,
  amenities: z.array(openEnum(hotelAmenities)),
  /** How far it is from what counts there, in kilometres to one digit; null or left out when nobody says. */
  away: z.object({ from: openEnum(yardsticks), km: z.number().nonnegative() }).nullish(),
};

export const hotelResultSchema = z.object({
  ItineraryRefID: referenceSchema,
  ...hotelShape,
  /** From the point that was searched around, in kilometres to one digit. */
  distance_km: z.number().nonnegative(),
  cheapest: cheapestSchema,
  /** How many rooms there still are of the kinds that the cheapest is of. */
  rooms_left: countSchema,
  /** The cheapest that gives everything back for a while; null or left out when none does. */
  cheapest_refundable: cheapestSchema.extend({ refundable_until: instantSchema, rooms_left: countSchema }).nullish(),
});

const countedSchema = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: countSchema }));

export const hotelSearchSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  Place: placeSchema.nullable(),
  nights: z.number().int().positive(),
  Hotels: z.array(hotelResultSchema),
  /** What a map of the place names. */
  Surroundings: z.array(namesSchema.extend({ kind: openEnum(["area", "landmark"]), ...positionShape })),
  filters: z.object({
    price_min: amountSchema.nullable(),
    price_max: amountSchema.nullable(),
    stars: countedSchema(countSchema),
    kinds: countedSchema(openEnum(accommodationKinds)),
    amenities: countedSchema(openEnum(hotelAmenities)),
    refundable: countSchema,
  }),
});

export const hotelRequestSchema = z.object({ RefID: referenceSchema, ItineraryRefID: referenceSchema });

const rateSchema = z.object({
  rate_key: referenceSchema,
  /** The id of the occupancy that it is for. */
  occupancy: z.string().min(1),
  board: openEnum(boardTypes),
  /** What comes with it, in the caller's language. */
  inclusions: z.array(z.string().min(1)),
  refundable: z.boolean(),
  cancellation: policySchema.shape.cancellation,
  /** Each is in the price already, as a line of it. */
  supplements: z.array(
    z.object({
      code: z.string().min(1),
      title: z.string().min(1),
      amount: amountSchema,
      at: openEnum(["now", "property"]),
    }),
  ),
  /** For one room and the whole stay, what is due at the property included. */
  price: priceSchema,
  per_night: amountSchema,
  due_at_property: amountSchema,
  quantity_available: countSchema,
  /** Whether the hotel is asked once more before the price is certain. */
  recheck: z.boolean(),
});

const roomSchema = z.object({
  room_key: z.string().min(1),
  ...namesSchema.shape,
  beds: z.object({
    count: z.number().int().min(1).max(3),
    types: z.array(openEnum(["single", "twin", "double", "queen", "king", "sofa", "bunk"])),
  }),
  size_m2: z.number().int().positive(),
  sleeps: z.number().int().positive(),
  view: openEnum(["city", "sea", "garden", "mountain", "courtyard", "haram"]).nullable(),
  amenities: z.array(z.string().min(1)),
  photos: z.array(imageSchema),
  /** How many rooms of this kind are left, whatever their rate. */
  quantity_available: countSchema,
  rates: z.array(rateSchema),
});

export const hotelDetailSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  ItineraryRefID: referenceSchema,
  check_in: dateSchema,
  check_out: dateSchema,
  nights: z.number().int().positive(),
  Hotel: z.object({
    ...hotelShape,
    country: countrySchema,
    address: z.string().min(1),
    description: z.string().min(1),
    check_in_from: timeOfDaySchema,
    check_out_until: timeOfDaySchema,
    year_opened: z.number().int(),
    rooms_total: z.number().int().positive(),
    languages: z.array(z.string().min(2)),
    policies: z.array(
      z.object({
        kind: openEnum(["check_in", "children", "pets", "smoking", "payment", "couples", "deposit"]),
        text: z.string().min(1),
      }),
    ),
    nearby: z.array(
      namesSchema.extend({
        kind: openEnum(["landmark", "airport"]),
        km: z.number().nonnegative(),
        ...positionShape,
      }),
    ),
    ...reviewedShape,
  }),
  /** Rooms that are asked for with the same guests share one; its rates hold for each of them. */
  Occupancies: z
    .array(
      z.object({
        id: z.string().min(1),
        adults: z.number().int().positive(),
        child_ages: z.array(childAgeSchema),
        /** Places in the search's list of rooms, from 0. */
        rooms: z.array(countSchema).min(1),
      }),
    )
    .min(1),
  Rooms: z.array(roomSchema),
});
