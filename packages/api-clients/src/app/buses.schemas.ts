import { z } from "zod";
import { bookedParts, bookingStatusSchema, moneySchema, reserveParts } from "../travel/booking.schemas.ts";
import { documentKindSchema } from "../travel/flight-quotes.schemas.ts";
import { chargeSchema, policySchema, priceSchema } from "../travel/price.schemas.ts";
import {
  amountSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  namesSchema,
  openEnum,
  referenceSchema,
  zoneSchema,
} from "../travel/values.schemas.ts";

/** The part of an address that names a city or an operator: `rahim-yar-khan`. */
const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const placeShape = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

export const genderSchema = z.enum(["male", "female"]);

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
  reviews: z.number().int().nonnegative(),
});

export const operatorsSchema = z.object({
  Operators: z.array(operatorSchema.extend({ about: z.string(), about_ar: z.string(), rules: seatRulesSchema })),
});

export const busCitySchema = namesSchema.extend({
  id: z.string().min(1),
  slug: slugSchema,
  country: countrySchema,
  ...placeShape,
});

export const busCitiesSchema = z.object({ Cities: z.array(busCitySchema) });

/** Where passengers get on or off, and when. */
const stopSchema = namesSchema.extend({ id: z.string().min(1), time: localTimeSchema, ...placeShape });

const categorySchema = z.object({ category: z.string().min(1), name: z.string().min(1), name_ar: z.string().min(1) });

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

export const busSchema = z.object({
  /** Of this departure, for its seats. */
  RefID: referenceSchema,
  service_id: z.string().min(1),
  operator: operatorSchema,
  bus_type: namesSchema.extend({ code: openEnum(["standard", "executive", "business", "sleeper"]) }),
  amenities: z.array(amenitySchema),
  departs_at: localTimeSchema,
  arrives_at: localTimeSchema,
  tz: zoneSchema,
  duration_min: z.number().int().positive(),
  distance_km: z.number().int().positive(),
  boarding: z.array(stopSchema).min(1),
  dropping: z.array(stopSchema).min(1),
  seats_left: z.number().int().nonnegative(),
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
  row: z.number().int().nonnegative(),
  col: z.number().int().nonnegative(),
  w: z.number().int().min(1),
  h: z.number().int().min(1),
  kind: openEnum(["seat", "sleeper", "driver", "door", "gap"]),
  status: openEnum(["available", "male", "female", "held", "unavailable"]),
  category: z.string().min(1).nullable(),
  fare: amountSchema.nullable(),
  /** Kept for travellers of this gender; null for everybody. */
  only: openEnum(["male", "female"]).nullable(),
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
  /** Of the departure, with `seats`; or of fares read before. */
  RefID: referenceSchema,
  seats: z.array(seatWishSchema).min(1).max(60).optional(),
  boarding_id: z.string().min(1).optional(),
  dropping_id: z.string().min(1).optional(),
  /** Chooses one of the bundles. */
  bundle: z.string().min(1).optional(),
  /** Prices the seats anew and starts the clock again. */
  refresh: z.boolean().default(false),
  currency: currencySchema.optional(),
});

const bundleSchema = namesSchema.extend({
  code: z.string().min(1),
  /** What it takes off the fare; below zero for what it adds. */
  discount_percent: z.number().min(-100).max(70),
  includes: z.array(
    z.object({
      kind: openEnum(["seat_change", "date_change", "bag", "refund", "priority"]),
      state: openEnum(["included", "paid", "none"]),
      detail: z.string().nullable(),
    }),
  ),
  price: priceSchema,
  refund: z.array(refundStepSchema),
});

const passengerFieldSchema = openEnum([
  "title",
  "gender",
  "first_name",
  "last_name",
  "birth_date",
  "nationality",
  "document_number",
]);

export const flexiFaresSchema = z.object({
  /** Of these fares: what is reserved. */
  RefID: referenceSchema,
  /** Of the departure. */
  BusRefID: referenceSchema,
  SearchRefID: referenceSchema,
  expires_at: instantSchema,
  Bus: busSchema,
  From: busCitySchema,
  To: busCitySchema,
  boarding: stopSchema,
  dropping: stopSchema,
  /** One passenger to a seat. */
  seats: z
    .array(seatWishSchema.extend({ label: z.string().min(1), category: z.string().min(1), pax_id: z.string().min(1) }))
    .min(1),
  Bundles: z.array(bundleSchema).min(1),
  /** The bundle that the price below is of. */
  bundle: z.string().min(1),
  price: priceSchema,
  charge: chargeSchema,
  policy: policySchema,
  required_fields: z.array(passengerFieldSchema),
  documents: z.array(documentKindSchema),
  /** Minutes that a reservation is held unpaid. */
  hold_min: z.number().int().positive(),
  /** Names this very price; reserving and paying carry it. */
  hash: z.string().min(8),
  reservation: z.object({ uuid: z.uuid(), order_ref_id: referenceSchema }).nullable(),
});

export const galleryRequestSchema = z.object({ slug: slugSchema });

export const gallerySchema = z.object({
  Operator: operatorSchema.extend({ about: z.string(), about_ar: z.string(), rules: seatRulesSchema }),
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
  coaches: z.array(
    namesSchema.extend({
      code: z.string().min(1),
      seats: z.number().int().positive(),
      amenities: z.array(amenitySchema),
    }),
  ),
  terminals: z.array(namesSchema.extend({ id: z.string().min(1), city: busCitySchema, ...placeShape })),
  routes: z.array(
    z.object({
      From: busCitySchema,
      To: busCitySchema,
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
  title: z.enum(["Mr", "Mrs.", "Miss."]),
  gender: genderSchema,
  first_name: z.string().min(1).max(60),
  last_name: z.string().min(1).max(60),
  nationality: countrySchema,
  document: z.object({ kind: documentKindSchema, number: z.string().min(4).max(20) }).nullable(),
});

export const saveOrdersRequestSchema = z.object({
  ...reserveParts,
  seats: z.array(orderPassengerSchema).min(1).max(60),
});

export const saveOrdersSchema = z.object({
  uuid: z.uuid(),
  order_ref_id: referenceSchema,
  pnr: z.string().nullable(),
  status: bookingStatusSchema,
  pay_by: instantSchema,
  price_guarantee_until: instantSchema,
  price: moneySchema,
  hash: z.string().min(8),
});

export const busBookingRequestSchema = z.object({
  uuid: z.uuid(),
  /** The e-mail address or phone that it was booked with, by which a guest shows that it is theirs. */
  contact: z.string().min(3).max(120).optional(),
});

export const busBookingSchema = z.object({
  ...bookedParts,
  pnr: z.string().nullable(),
  Bus: busSchema,
  From: busCitySchema,
  To: busCitySchema,
  boarding: stopSchema,
  dropping: stopSchema,
  bundle: namesSchema.extend({ code: z.string().min(1) }),
  passengers: z.array(
    z.object({
      pax_id: z.string().min(1),
      title: z.string(),
      gender: openEnum(["male", "female"]),
      first_name: z.string().min(1),
      last_name: z.string().min(1),
      seat: z.string().min(1),
      category: z.string().min(1),
      ticket: z.string().nullable(),
      ticket_state: openEnum(["waiting", "issued", "refused", "void"]),
    }),
  ),
  actions: z.array(
    z.object({ kind: openEnum(["pay", "cancel", "change", "download", "respond"]), until: instantSchema.nullable() }),
  ),
});
