import { z } from "zod";
import { bookedParts, shownCalledParts, ticketStateSchema } from "../bookings/booking.schemas.ts";
import { passengerFieldSchema, pricedAgainParts, quotedParts } from "../checkout/quote.schemas.ts";
import { documentedParts, reservationSchema, reserveParts } from "../checkout/reserve.schemas.ts";
import { documentKindSchema, genderSchema, shownGenderSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import { reviewedShape } from "../wire/reviews.schemas.ts";
import {
  amountSchema,
  countrySchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  moneySchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  rideShape,
  slugSchema,
  townSchema,
} from "../wire/values.schemas.ts";

/** Who may sit beside whom on an operator's coaches. */
const seatRulesSchema = z.object({
  /** The most seats of one booking. */
  max: z.number().int().min(1),
  /** `strict`: nobody sits beside a stranger of the other gender. */
  adjacent_gender: openEnum(["strict", "none"]),
  /** Whether those of one booking may sit beside each other whoever they are. */
  party_together: z.boolean(),
});

const operatorSchema = namesSchema.extend({
  id: z.string().min(1),
  slug: slugSchema,
  country: countrySchema,
  /** Out of five. */
  rating: z.number().min(0).max(5),
  reviews: countSchema,
});

const operatorAboutSchema = operatorSchema.extend({ about: z.string(), about_ar: z.string(), rules: seatRulesSchema });

export const operatorsSchema = z.object({ Operators: z.array(operatorAboutSchema) });

export const busCitySchema = townSchema.extend({ id: z.string().min(1) });

export const busCitiesSchema = z.object({ Cities: z.array(busCitySchema) });

/** Where passengers get on or off, and when. */
const stopSchema = namesSchema.extend({ id: z.string().min(1), time: localTimeSchema, ...positionShape });

const categorySchema = namesSchema.extend({ category: z.string().min(1) });

const categoryFareSchema = categorySchema.extend({
  amount: amountSchema,
  /** Before a reduction, when there is one. */
  original: amountSchema.nullable(),
});

/** What comes back at a cancellation so many hours before the departure, in percent of the fare. */
const refundStepSchema = z.object({
  hours_before: z.number().nonnegative(),
  refund_percent: z.number().min(0).max(100),
});

const amenitySchema = openEnum([
  "ac",
  "wifi",
  "power",
  "screen",
  "snack",
  "meal",
  "water",
  "toilet",
  "blanket",
  "reading_light",
  "prayer_stop",
  "tracking",
]);

const coachSchema = namesSchema.extend({ code: openEnum(["standard", "executive", "business", "sleeper"]) });

export const busSchema = z.object({
  /** Of this departure, for its seats. */
  RefID: referenceSchema,
  service_id: z.string().min(1),
  operator: operatorSchema,
  bus_type: coachSchema,
  amenities: z.array(amenitySchema),
  ...rideShape,
  boarding: z.array(stopSchema).min(1),
  dropping: z.array(stopSchema).min(1),
  seats_left: countSchema,
  currency: currencySchema,
  fares: z.array(categoryFareSchema).min(1),
  cancellation: z.array(refundStepSchema),
});

const routeShape = { from: slugSchema, to: slugSchema, date: dateSchema };

/** A search; or one that was opened before, which is read again and lasts longer. */
export const busTimesRequestSchema = z.union([
  z.object({ ...routeShape, currency: currencySchema.optional() }),
  z.object({ RefID: referenceSchema }),
]);

export const busTimesSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  From: busCitySchema,
  To: busCitySchema,
  date: dateSchema,
  Buses: z.array(busSchema),
});

export const seatsRequestSchema = z.object({ RefID: referenceSchema });

const seatElementSchema = z.object({
  id: z.string().min(1),
  /** As it is written on the seat; empty for what is none. */
  label: z.string(),
  deck: z.number().int().min(0).max(1),
  row: countSchema,
  col: countSchema,
  w: z.number().int().min(1),
  h: z.number().int().min(1),
  kind: openEnum(["seat", "sleeper", "driver", "door", "gap"]),
  status: openEnum(["available", "male", "female", "held", "unavailable"]),
  category: z.string().min(1).nullable(),
  fare: amountSchema.nullable(),
  /** Kept for travellers of this gender; null for everybody. */
  only: shownGenderSchema.nullable(),
});

export const seatsSchema = z.object({
  RefID: referenceSchema,
  SearchRefID: referenceSchema,
  expires_at: instantSchema,
  Bus: busSchema,
  From: busCitySchema,
  To: busCitySchema,
  layout: z.object({
    decks: z.array(z.object({ rows: z.number().int().positive(), cols: z.number().int().positive() })).min(1),
  }),
  Seats: z.array(seatElementSchema).min(1),
  categories: z.array(categorySchema),
  rules: seatRulesSchema,
});

const seatWishSchema = z.object({ id: z.string().min(1), gender: genderSchema });

/** Seats that somebody wants and where they get on and off, priced with each bundle; or such a choice read again. */
export const flexiFaresRequestSchema = z.object({
  ...pricedAgainParts,
  /** Of the departure, with `seats`; or of fares read before. */
  RefID: referenceSchema,
  seats: z.array(seatWishSchema).min(1).max(60).optional(),
  boarding_id: z.string().min(1).optional(),
  dropping_id: z.string().min(1).optional(),
  /** Chooses one of the bundles. */
  bundle: z.string().min(1).optional(),
});

const namedBundleSchema = namesSchema.extend({
  code: z.string().min(1),
  includes: z.array(
    z.object({
      kind: openEnum(["seat_change", "date_change", "bag", "refund", "priority"]),
      state: openEnum(["included", "paid", "none"]),
      detail: z.string().nullable(),
    }),
  ),
  /** What comes back of the fare, and until when. */
  refund: z.array(refundStepSchema),
});

const bundleSchema = namedBundleSchema.extend({
  /** What it takes off the fare; below zero for what it adds. */
  discount_percent: z.number().min(-100).max(70),
  price: priceSchema,
});

/** A coach from one city to another, with where somebody gets on and off. */
const rideParts = {
  Bus: busSchema,
  From: busCitySchema,
  To: busCitySchema,
  boarding: stopSchema,
  dropping: stopSchema,
};

/** What chosen seats cost with one of the bundles: what is reserved. */
export const flexiFaresSchema = z.object({
  ...quotedParts,
  ...rideParts,
  /** Of the departure. */
  BusRefID: referenceSchema,
  SearchRefID: referenceSchema,
  /** One passenger to a seat. */
  seats: z
    .array(seatWishSchema.extend({ label: z.string().min(1), category: z.string().min(1), pax_id: z.string().min(1) }))
    .min(1),
  Bundles: z.array(bundleSchema).min(1),
  /** The bundle that the price is of. */
  bundle: z.string().min(1),
  required_fields: z.array(passengerFieldSchema),
  documents: z.array(documentKindSchema),
});

export const galleryRequestSchema = z.object({ slug: slugSchema, currency: currencySchema.optional() });

export const gallerySchema = z.object({
  Operator: operatorAboutSchema,
  ...reviewedShape,
  images: z.array(
    z.object({
      /** Absolute, or a path on the marketplace's own host. */
      url: z.string().min(1),
      w: z.number().int().positive(),
      h: z.number().int().positive(),
      title: z.string().min(1),
      title_ar: z.string().min(1),
    }),
  ),
  coaches: z.array(coachSchema.extend({ seats: z.number().int().positive(), amenities: z.array(amenitySchema) })),
  terminals: z.array(namesSchema.extend({ id: z.string().min(1), city: busCitySchema, ...positionShape })),
  /** Of its usual fare: kilograms of baggage, and what comes back at a cancellation. */
  bag_kg: countSchema,
  cancellation: z.array(refundStepSchema),
  /** The day that the routes' departures and prices are of. */
  date: dateSchema,
  routes: z.array(
    z.object({
      From: busCitySchema,
      To: busCitySchema,
      departures: countSchema,
      /** When each of them leaves its first stop, the earliest first. */
      departs_at: z.array(localTimeSchema),
      distance_km: z.number().int().positive(),
      duration_min: z.number().int().positive(),
      currency: currencySchema,
      prices: z.array(categoryFareSchema),
    }),
  ),
});

const orderPassengerSchema = z.object({
  /** Of the fares' seats. */
  pax_id: z.string().min(1),
  ...documentedParts,
});

export const saveOrdersRequestSchema = z.object({
  ...reserveParts,
  seats: z.array(orderPassengerSchema).min(1).max(60),
});

export const saveOrdersSchema = reservationSchema.omit({ amount_due: true }).extend({ price: moneySchema });

export const busBookingSchema = z.object({
  ...bookedParts,
  pnr: z.string().nullable(),
  ...rideParts,
  bundle: namedBundleSchema,
  passengers: z.array(
    z.object({
      pax_id: z.string().min(1),
      ...shownCalledParts,
      gender: shownGenderSchema,
      seat: z.string().min(1),
      category: z.string().min(1),
      ticket: z.string().nullable(),
      ticket_state: ticketStateSchema,
    }),
  ),
});
