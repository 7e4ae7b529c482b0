import { z } from "zod";
import {
  airlineCodeSchema,
  amountSchema,
  currencySchema,
  dateSchema,
  iataSchema,
  instantSchema,
  namesSchema,
  openEnum,
  referenceSchema,
} from "../wire/values.schemas.ts";
import {
  baggageSchema,
  brandSchema,
  cabinSchema,
  itineraryPriceSchema,
  itinerarySchema,
  listedItinerarySchema,
  referenceMaps,
} from "./itinerary.schemas.ts";

const seats = z.number().int().min(0).max(9);

const travellersSchema = z
  .object({ adult: seats.min(1), child: seats.default(0), infant: seats.default(0) })
  .refine(({ adult, child }) => adult + child <= 9, { message: "at most 9 seats a booking", path: ["adult"] })
  .refine(({ adult, infant }) => infant <= adult, { message: "each infant needs an adult", path: ["infant"] });

const searchLegSchema = z
  .object({ from: iataSchema, to: iataSchema, date: dateSchema })
  .refine(({ from, to }) => from !== to, { message: "origin and destination are the same", path: ["to"] });

const legCounts = { one_way: [1, 1], return: [2, 2], multi_city: [2, 6] } as const;

const criteriaShape = {
  trip_type: z.enum(["one_way", "return", "multi_city"]),
  legs: z.array(searchLegSchema).min(1).max(6),
  travellers: travellersSchema,
  cabin: cabinSchema.default("economy"),
  currency: currencySchema,
};

type Legs = { trip_type: keyof typeof legCounts; legs: readonly { from: string; to: string; date: string }[] };

const hasRightCount = ({ trip_type, legs }: Legs): boolean => {
  const [least, most] = legCounts[trip_type];
  return legs.length >= least && legs.length <= most;
};
const isInOrder = ({ legs }: Legs): boolean =>
  legs.every(({ date }, index) => index === 0 || date >= (legs[index - 1]?.date ?? date));
const comesBack = ({ trip_type, legs: [out, back] }: Legs): boolean =>
  trip_type !== "return" || (out?.from === back?.to && out?.to === back?.from);

const counted = { message: "one_way has 1 leg, return 2, multi_city 2 to 6", path: ["legs"] };
const ordered = { message: "a leg cannot leave before the one before it", path: ["legs"] };
const returning = { message: "the second leg of a return goes back", path: ["legs"] };

export const searchCriteriaSchema = z
  .object(criteriaShape)
  .refine(hasRightCount, counted)
  .refine(isInOrder, ordered)
  .refine(comesBack, returning);

export const searchRequestSchema = z
  .object({
    ...criteriaShape,
    /** Ask one content provider alone. */
    provider: z.string().min(1).optional(),
    /** The session that content-providers opened, so that all providers' answers belong to it. */
    RefID: referenceSchema.optional(),
  })
  .refine(hasRightCount, counted)
  .refine(isInOrder, ordered)
  .refine(comesBack, returning);

export const contentProvidersSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  Providers: z.array(namesSchema.extend({ code: z.string().min(1), airlines: z.array(airlineCodeSchema) })),
});

const count = z.number().int().nonnegative();

const filtersSchema = z.object({
  stops: z.array(z.object({ stops: count, count, price_min: amountSchema })),
  airlines: z.array(z.object({ code: airlineCodeSchema, count, price_min: amountSchema })),
  price_min: amountSchema.nullable(),
  price_max: amountSchema.nullable(),
  duration_min: count.nullable(),
  duration_max: count.nullable(),
  refundable: count,
  with_checked_bag: count,
  /** Minutes after local midnight, for each leg. */
  departs: z.array(z.object({ leg: count, earliest_min: count, latest_min: count })),
  arrives: z.array(z.object({ leg: count, earliest_min: count, latest_min: count })),
});

export const searchSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  providers_total: count,
  providers_done: count,
  Itineraries: z.array(listedItinerarySchema),
  /** More can be put together than these, which are the best by price and time. */
  has_more: z.boolean().optional(),
  ...referenceMaps,
  filters: filtersSchema,
});

const itineraryReferenceShape = { RefID: referenceSchema, ItineraryRefID: referenceSchema };

export const itineraryRequestSchema = z.object({ refid: referenceSchema, itinerary_refid: referenceSchema });

export const itineraryDetailSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  Itinerary: itinerarySchema,
  ...referenceMaps,
});

export const faresRequestSchema = z.object(itineraryReferenceShape);

const fareSchema = z.object({
  FareRefID: referenceSchema,
  brand: brandSchema,
  includes: z.array(
    z.object({
      kind: openEnum(["cabin_bag", "bag", "seat", "meal", "lounge", "priority", "refund", "change"]),
      state: openEnum(["included", "paid", "none"]),
      detail: z.string().nullable(),
      /** The least that cancelling or changing takes of the whole price now, in the price's currency. */
      fee: amountSchema.optional(),
    }),
  ),
  baggage: z.array(baggageSchema).min(1),
  refundable: z.boolean(),
  changeable: z.boolean(),
  seats_left: count,
  price: itineraryPriceSchema,
  /** What it costs beyond the itinerary's own fare, for everybody. */
  delta: amountSchema,
});

export const faresSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  ItineraryRefID: referenceSchema,
  Fares: z.array(fareSchema).min(1),
});

/** The most days, or pairs of days, of one question. */
const mostPriced = 62;

export const calendarRequestSchema = z
  .object({
    date: dateSchema,
    from_iata: iataSchema,
    to_iata: iataSchema,
    trip_type: z.enum(["one_way", "return"]).default("one_way"),
    days: z.coerce.number().int().min(1).max(mostPriced).default(31),
    /** Days between going and coming back, where no `return_date` is given. */
    stay: z.coerce.number().int().min(0).max(361).default(7),
    /** The first day of coming back, and how many from it: each with each day of going that is not after it. */
    return_date: dateSchema.optional(),
    return_days: z.coerce.number().int().min(1).max(mostPriced).default(1),
    cabin: cabinSchema.default("economy"),
    /** Where it is `checked`, each in its least fare with a checked bag for every adult all the way. */
    bag: z.enum(["any", "checked"]).default("any"),
    currency: currencySchema,
  })
  .refine(({ days, return_days }) => days * return_days <= mostPriced, `At most ${mostPriced} pairs of days.`);

export const calendarSchema = z.object({
  currency: currencySchema,
  Days: z.array(
    z.object({
      date: dateSchema,
      return_date: dateSchema.nullable(),
      /** The least that a search of the same days finds for one adult in that cabin; null when there is nothing to sell. */
      price: amountSchema.nullable(),
      currency: currencySchema,
      availability: openEnum(["available", "limited", "none"]),
      cached_at: instantSchema,
    }),
  ),
});
