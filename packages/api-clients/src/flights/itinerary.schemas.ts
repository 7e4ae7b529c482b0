import { z } from "zod";
import { paxTypeSchema } from "../wire/people.schemas.ts";
import {
  airlineCodeSchema,
  amountSchema,
  countrySchema,
  currencySchema,
  iataSchema,
  localTimeSchema,
  namesSchema,
  referenceSchema,
  zoneSchema,
} from "../wire/values.schemas.ts";

export const cabinSchema = z.enum(["economy", "premium_economy", "business", "first"]);

const minutes = z.number().int().positive();

const endsShape = {
  from: iataSchema,
  to: iataSchema,
  departs_at: localTimeSchema,
  departs_tz: zoneSchema,
  arrives_at: localTimeSchema,
  arrives_tz: zoneSchema,
  duration_min: minutes,
};

export const segmentSchema = z.object({
  id: z.string().min(1),
  ...endsShape,
  airline: airlineCodeSchema,
  flight_no: z.string().regex(/^\d{1,6}$/),
  operated_by: airlineCodeSchema,
  aircraft: z.string().min(1),
  from_terminal: z.string().nullable(),
  to_terminal: z.string().nullable(),
  cabin: cabinSchema,
  /** Wait before this segment; null on the first of a leg. */
  layover_min: z.number().int().nonnegative().nullable(),
});

const legSchema = z
  .object({
    ...endsShape,
    stops: z.number().int().nonnegative(),
    /** Calendar days between local departure and local arrival; −1 when flying west over the date line. */
    day_offset: z.number().int(),
    segments: z.array(segmentSchema).min(1),
  })
  .refine(({ stops, segments }) => stops === segments.length - 1, { message: "stops must be segments less one" });

const allowanceSchema = z.discriminatedUnion("unit", [
  z.object({
    unit: z.literal("pieces"),
    pieces: z.number().int().nonnegative(),
    kg_each: z.number().nonnegative(),
  }),
  z.object({ unit: z.literal("kg"), kg: z.number().nonnegative() }),
]);

/** What one passenger of a type may carry on some segments of a leg. A leg has several entries when its airlines differ. */
export const baggageSchema = z.object({
  leg: z.number().int().nonnegative(),
  segment_ids: z.array(z.string()).min(1),
  pax_type: paxTypeSchema,
  cabin_bag: z.object({ pieces: z.number().int().nonnegative(), kg: z.number().nonnegative() }),
  checked: allowanceSchema,
});

const partsShape = {
  base: amountSchema,
  tax: amountSchema,
  /** Of the airline; of the marketplace too where that is not told by itself. */
  fee: amountSchema,
  /** Of the marketplace, as the quote has it. */
  service_fee: amountSchema.optional(),
  /** What is taken off, written without a sign. */
  discount: amountSchema,
  total: amountSchema,
};

export const itineraryPriceSchema = z.object({
  currency: currencySchema,
  ...partsShape,
  /** For all passengers of a type. */
  per_pax: z.array(z.object({ pax_type: paxTypeSchema, count: z.number().int().positive(), ...partsShape })).min(1),
});

export const brandSchema = namesSchema.extend({ code: z.string().min(1) });

const fareShape = {
  baggage: z.array(baggageSchema).min(1),
  fare_brand: brandSchema,
  /** Whether cancelling now gives any of the fare back. */
  refundable: z.boolean(),
  /** Whether the airline keeps a part of it, however early one cancels; left out where that is not known. */
  refund_fee: z.boolean().optional(),
  changeable: z.boolean(),
  price: itineraryPriceSchema,
};

export const itinerarySchema = z.object({
  ItineraryRefID: referenceSchema,
  provider: z.string().min(1),
  /** The airline that sells the ticket. */
  airline: airlineCodeSchema,
  legs: z.array(legSchema).min(1).max(6),
  ...fareShape,
  seats_left: z.number().int().nonnegative(),
  /** For one passenger. */
  co2_kg: z.number().int().nonnegative().optional(),
  hold_allowed: z.boolean(),
});

/** As a list has it. */
export const listedItinerarySchema = itinerarySchema.extend({
  /** Where its fare has no checked bag for every adult all the way: the least of its fares that has; left out where none has. */
  with_bag: z.object({ FareRefID: referenceSchema, ...fareShape }).optional(),
});

const airlineMapSchema = z.record(airlineCodeSchema, namesSchema);

const airportMapSchema = z.record(
  iataSchema,
  namesSchema.extend({ city: z.string(), city_ar: z.string(), country: countrySchema, tz: zoneSchema }),
);

const aircraftMapSchema = z.record(z.string(), z.object({ name: z.string() }));

/** What itineraries refer to by code, once for all of them. */
export const referenceMaps = {
  Airlines: airlineMapSchema,
  Airports: airportMapSchema,
  Aircraft: aircraftMapSchema,
};
