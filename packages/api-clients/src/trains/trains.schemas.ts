import { z } from "zod";
import { bookedParts, shownCalledParts, ticketStateSchema } from "../bookings/booking.schemas.ts";
import { pricedAgainParts, quotedParts, requiredSchema } from "../checkout/quote.schemas.ts";
import { documentedParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { reasonedParts } from "../seats/seats.schemas.ts";
import { genderSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import {
  amountSchema,
  countrySchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  rideShape,
  slugSchema,
} from "../wire/values.schemas.ts";

/** A station, or a city with several: then `stations` names them. */
const stationSchema = namesSchema.extend({
  code: slugSchema,
  country: countrySchema,
  ...positionShape,
  stations: z.array(slugSchema),
});

export const railwaysSchema = z.object({
  Stations: z.array(stationSchema),
  Classes: z.array(namesSchema.extend({ code: slugSchema })),
  rules: z.object({
    /** Places of one booking. */
    max: z.number().int().min(1),
    min_adults: countSchema,
    /** Under so many years a child has no place; under so many it pays a child's fare. */
    infant_under: countSchema,
    child_under: countSchema,
  }),
  Operators: z.array(namesSchema.extend({ id: z.string().min(1), days_ahead: z.number().int().positive() })),
});

/** Stations that the rest of an answer names by their codes. */
const stationsShape = { Stations: z.record(slugSchema, stationSchema) };

const stopSchema = z.object({
  station: slugSchema,
  arrives_at: localTimeSchema.nullable(),
  departs_at: localTimeSchema.nullable(),
  km: countSchema,
});

const placeKindSchema = openEnum(["seat", "berth_lower", "berth_middle", "berth_upper", "berth_side"]);

const classSchema = namesSchema.extend({
  code: slugSchema,
  has: z.array(openEnum(["ac", "berths", "bedding", "power", "wifi", "meals", "toilet", "water", "cabins", "quiet"])),
  /** For one person, with all that comes to it but a berth's extra charge. */
  fare: z.object({ adult: amountSchema, child: amountSchema }),
  /** Of everybody who was searched for. */
  total: amountSchema,
  seats_left: countSchema,
  berths_left: countSchema,
  berth_extra: z.array(z.object({ kind: placeKindSchema, amount: amountSchema })),
  /** What comes back so many hours before the departure; after it, below zero. */
  cancellation: z.array(z.object({ hours_before: z.number(), refund_percent: z.number().min(0).max(100) })),
});

export const trainSchema = namesSchema.extend({
  RefID: referenceSchema,
  train_no: z.string().min(1),
  operator: namesSchema,
  from: slugSchema,
  to: slugSchema,
  ...rideShape,
  day_offset: countSchema,
  stops: z.array(stopSchema).min(2),
  /** Which of the stops are those of the journey. */
  boards: countSchema,
  leaves: countSchema,
  /** 0 for Monday to 6. */
  runs_on: z.array(z.number().int().min(0).max(6)),
  currency: currencySchema,
  classes: z.array(classSchema),
  booking_closes_at: instantSchema,
  delay_min: countSchema.nullable(),
  usual: z.object({ on_time_percent: z.number().min(0).max(100), late_min: countSchema }).nullable(),
  /** All money comes back once it is so late. */
  refund_after_min: z.number().int().positive().nullable(),
});

const partySchema = z.object({ adult: countSchema, child: countSchema, infant: countSchema });

const searchShape = { from: slugSchema, to: slugSchema, date: dateSchema, pax: partySchema };

/** A search; or one that was opened before, which is read again and lasts longer. */
export const trainsRequestSchema = z.union([
  z.object({ ...searchShape, class: slugSchema.optional(), currency: currencySchema.optional() }),
  z.object({ RefID: referenceSchema }),
]);

/** What a session looks for. */
const sessionShape = {
  SearchRefID: referenceSchema,
  expires_at: instantSchema,
  ...searchShape,
  class: slugSchema.nullable(),
  ...stationsShape,
};

export const trainsSchema = z.object({
  ...sessionShape,
  Trains: z.array(trainSchema),
  /** Only where no train goes all the way: by their RefIDs, two trains with a change. */
  Connections: z.array(
    z.object({
      first: trainSchema,
      second: trainSchema,
      change_min: z.number().int().positive(),
      duration_min: z.number().int().positive(),
      total: amountSchema,
      currency: currencySchema,
    }),
  ),
  /** Only where nothing was found. */
  suggestions: z.object({
    next_dates: z.array(z.object({ date: dateSchema, from: slugSchema, to: slugSchema, trains: countSchema })),
    nearby_stations: z.array(
      z.object({ end: z.enum(["from", "to"]), code: slugSchema, km: countSchema, trains: countSchema }),
    ),
  }),
});

export const trainReadSchema = z.object({ ...sessionShape, Train: trainSchema });

const elementSchema = z.object({
  id: z.string().min(1),
  /** As it is written on it; empty for what is no place. */
  label: z.string(),
  col: countSchema,
  kind: openEnum(["seat", "berth_lower", "berth_middle", "berth_upper", "berth_side", "door", "toilet"]),
  status: openEnum(["available", "booked_male", "booked_female", "held", "unavailable"]),
  bay: z.string().nullable(),
  category: z.string().min(1),
  /** The whole price, and what of it the berth adds. */
  fare: z.object({ adult: amountSchema, child: amountSchema }).nullable(),
  extra: amountSchema.nullable(),
});

/** Something that the operator holds its places to, and why, in a sentence. */
const ruleSchema = z.object({
  rule: openEnum(["most", "an_adult", "lone_woman", "whole_bay", "one_car"]),
  ...reasonedParts,
  /** Of `whole_bay`. */
  category: z.string().nullable(),
});

export const seatmapRequestSchema = z.object({ RefID: referenceSchema, class: slugSchema });

export const seatmapSchema = z.object({
  ...sessionShape,
  Train: trainSchema,
  Coaches: z
    .array(
      z.object({
        no: z.string().min(1),
        cols: z.number().int().positive(),
        aisles: z.array(countSchema),
        /** From the end that goes ahead. Those of a bay are its tiers from the top down, as one sees them from the corridor. */
        rows: z.array(z.object({ elements: z.array(elementSchema) })),
      }),
    )
    .min(1),
  categories: z.array(namesSchema.extend({ category: z.string().min(1) })),
  rules: z.array(ruleSchema),
  /** Everybody who needs a place. */
  travellers: z.array(z.object({ pax_id: z.string().min(1), pax_type: z.enum(["adult", "child"]) })).min(1),
});

const placeWishSchema = z.object({ id: z.string().min(1), pax_id: z.string().min(1), gender: genderSchema });

/** Places that somebody wants, priced; or such a price read again. */
export const trainQuoteRequestSchema = z.object({
  ...pricedAgainParts,
  /** Of a train, with `class` and `places`; or of a price that was read before. */
  RefID: referenceSchema,
  class: slugSchema.optional(),
  places: z.array(placeWishSchema).min(1).max(20).optional(),
});

const chosenPlaceSchema = z.object({
  pax_id: z.string().min(1),
  pax_type: z.enum(["adult", "child"]),
  coach: z.string().min(1),
  place: z.string().min(1),
  kind: placeKindSchema,
});

export const trainQuoteSchema = z.object({
  ...quotedParts,
  ...stationsShape,
  Train: trainSchema,
  class: namesSchema.extend({ code: slugSchema }),
  /** As the map showed them. */
  shown: priceSchema,
  places: z.array(chosenPlaceSchema.extend({ id: z.string().min(1), gender: genderSchema })).min(1),
  required: z.array(requiredSchema),
});

export const trainReserveRequestSchema = z.object({
  ...reserveParts,
  travellers: z
    .array(z.object({ pax_id: z.string().min(1), ...documentedParts }))
    .min(1)
    .max(20),
});

export const trainBookingSchema = z.object({
  ...bookedParts,
  ...stationsShape,
  pnr: z.string().nullable(),
  Train: trainSchema,
  class: namesSchema.extend({ code: slugSchema }),
  travellers: z.array(
    chosenPlaceSchema.extend({
      ...shownCalledParts,
      cancelled: z.boolean(),
      ticket: z.string().nullable(),
      ticket_state: ticketStateSchema,
    }),
  ),
  infants: countSchema,
  /** Reserved against cancellation: who stands before, and when it is decided. */
  waiting: z.object({ position: countSchema, decided_at: instantSchema }).nullable(),
  delay_min: countSchema.nullable(),
  full_refund: z.boolean(),
});
