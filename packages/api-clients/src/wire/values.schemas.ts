import { slugPattern } from "@safar/engine";
import { z } from "zod";

/**
 * A decimal number as text, at most three digits after the point; its currency stands beside it. Anything else aborts, so
 * that no later check adds up what is not a number.
 */
export const amountSchema = z.string().regex(/^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,3})?$/, { abort: true });

/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);

export const moneySchema = z.object({ amount: amountSchema, currency: currencySchema });

/** An exchange rate as text, above zero. */
export const rateSchema = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,10})?$/)
  .refine((rate) => Number(rate) > 0, "a rate is above zero");

/** Three letters of an airport. */
export const iataSchema = z.string().regex(/^[A-Z]{3}$/);

/** Two characters of an airline. */
export const airlineCodeSchema = z.string().regex(/^[A-Z0-9]{2}$/);

/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** A calendar date of the place it speaks of. */
export const dateSchema = z.iso.date();

/** A place-local wall time, `2026-12-03T08:15`; its zone stands beside it. */
export const localTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/);

/** An hour of every day at a place, `14:00`. */
export const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** An IANA zone. */
export const zoneSchema = z.string().regex(/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z0-9_+-]*){0,2}$/);

/** An instant in UTC. */
export const instantSchema = z.iso.datetime();

/** A name in both languages, since places and airlines are shown in either without asking again. */
export const namesSchema = z.object({ name: z.string().min(1), name_ar: z.string().min(1) });

/** Where something is, in degrees. */
export const positionShape = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

/** The part of an address that names a place or a company: `rahim-yar-khan`. */
export const slugSchema = z.string().regex(slugPattern);

/** Somewhere that has a page of its own. */
export const townSchema = namesSchema.extend({ slug: slugSchema, country: countrySchema, ...positionShape });

/** From when to when, by the clocks of its place. */
export const spanShape = { starts_at: localTimeSchema, ends_at: localTimeSchema, tz: zoneSchema };

/** ISO 639. */
export const languageSchema = z.string().regex(/^[a-z]{2,3}$/);

/** Where a colour stands on the wheel, in degrees. */
export const hueSchema = z.number().int().min(0).max(360);

export const countSchema = z.number().int().nonnegative();

/** A ride from one place to another. */
export const rideShape = {
  departs_at: localTimeSchema,
  arrives_at: localTimeSchema,
  tz: zoneSchema,
  duration_min: z.number().int().positive(),
  distance_km: z.number().int().positive(),
};

/** An opaque reference that the service made. */
export const referenceSchema = z.string().min(4).max(64);

/** Names one very price; whoever accepted it gives it back, so that no other price is reserved or paid. */
export const priceHashSchema = z.string().min(8).max(128);

export const voucherCodeSchema = z.string().min(1).max(40);

/** One intention to do something once: the same id, however often it is sent, does it once and gets the same answer. */
export const attemptSchema = z.string().min(8).max(200);

/** Values that a newer service may add to: one that is not known reads as `unknown`. */
export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), z.string().transform((): "unknown" => "unknown")]);
