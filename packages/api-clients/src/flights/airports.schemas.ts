import { z } from "zod";
import {
  countrySchema,
  iataSchema,
  namesSchema,
  positionShape,
  slugSchema,
  zoneSchema,
} from "../wire/values.schemas.ts";

const airportSchema = namesSchema.extend({
  iata: iataSchema,
  city: z.string().min(1),
  city_ar: z.string().min(1),
  city_slug: slugSchema,
  country: countrySchema,
  country_name: z.string().min(1),
  country_name_ar: z.string().min(1),
  tz: zoneSchema,
  ...positionShape,
});

/** It may say to which town without an airport it is the nearest, and how far that is. */
const foundAirportSchema = airportSchema.extend({
  serves: namesSchema.extend({ km: z.number().int().positive() }).optional(),
});

export const airportListSchema = z.object({ Airports: z.array(foundAirportSchema) });

export const airportHomeSchema = z.object({
  /** Where the edition's travellers usually start. */
  default_from: iataSchema,
  Airports: z.array(airportSchema),
  /** Trips worth showing before anybody has searched. */
  Routes: z.array(z.object({ from: iataSchema, to: iataSchema })),
});

export const airportQuerySchema = z.object({
  query: z.string().max(80).default(""),
  limit: z.coerce.number().int().min(1).max(60).default(10),
});

export const airportRequestSchema = z.object({ iata: iataSchema });

export const airportDetailSchema = z.object({
  Airport: airportSchema,
  /** Airports within reach by road, the nearest first. */
  Nearby: z.array(airportSchema.extend({ km: z.number().int().positive() })),
});
