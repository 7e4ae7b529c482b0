import { z } from "zod";
import { bookedParts, ticketStateSchema } from "../bookings/booking.schemas.ts";
import { passengerFieldSchema, pricedAgainParts, quotedParts } from "../checkout/quote.schemas.ts";
import { namedParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { genderSchema, titleSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import { ratedSchema, reviewedShape } from "../wire/reviews.schemas.ts";
import {
  amountSchema,
  countSchema,
  currencySchema,
  dateSchema,
  hueSchema,
  instantSchema,
  languageSchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  slugSchema,
  spanShape,
  timeOfDaySchema,
  townSchema,
} from "../wire/values.schemas.ts";

/** A product of the OCTO model, as results show it. */
export const cardSchema = namesSchema.extend({
  slug: slugSchema,
  place: townSchema,
  category: openEnum(["city", "desert", "mountains", "food", "sea", "history", "pilgrimage"]),
  duration_min: z.number().int().positive(),
  language: z.array(languageSchema),
  pickup: z.enum(["none", "offered", "required"]),
  instant_confirmation: z.boolean(),
  /** Hours before the start; null where nothing comes back. */
  cancellation_cutoff: countSchema.nullable(),
  currency: currencySchema,
  /** The least of the days asked for with its day, and the first of them that has room with its price. */
  from_price: amountSchema.nullable(),
  from_date: dateSchema.nullable(),
  /** Whether all still comes back of the start that costs it; likewise of the first day's. */
  from_refundable: z.boolean(),
  next_available: dateSchema.nullable(),
  next_price: amountSchema.nullable(),
  next_refundable: z.boolean(),
  /** In few words, what somebody sees and does. */
  highlights: z.array(namesSchema),
  review: ratedSchema,
  hue: hueSchema,
});

const statusSchema = z.enum(["AVAILABLE", "FREESALE", "LIMITED", "SOLD_OUT", "CLOSED"]);

const unitSchema = namesSchema.extend({
  unit_id: z.string().min(1),
  type: openEnum(["ADULT", "CHILD", "INFANT", "YOUTH", "SENIOR", "STUDENT", "FAMILY", "OTHER"]),
  ages: z.object({ min: countSchema, max: countSchema }).nullable(),
  requires_adult: z.boolean(),
});

const meetingSchema = namesSchema.extend({ directions: namesSchema, ...positionShape });

const pickupSchema = namesSchema.extend({ id: z.string().min(1), minutes_before: countSchema, ...positionShape });

const questionSchema = namesSchema.extend({
  id: z.string().min(1),
  required: z.boolean(),
  choices: z.array(namesSchema.extend({ code: z.string().min(1) })),
});

const optionSchema = namesSchema.extend({
  option_id: z.string().min(1),
  duration_min: z.number().int().positive(),
  language: z.array(languageSchema),
  itinerary: z.array(
    namesSchema.extend({
      minutes: countSchema,
      admission_included: z.boolean().nullable(),
      at: z.object(positionShape).nullable(),
    }),
  ),
  meeting_point: meetingSchema,
  pickup: z.object({ required: z.boolean(), points: z.array(pickupSchema) }),
  cancellation_cutoff: countSchema.nullable(),
  availability_cutoff: countSchema,
  restrictions: z.object({ min_units: countSchema, max_units: countSchema }),
  units: z.array(unitSchema).min(1),
  questions: z.array(questionSchema),
});

const availabilitySchema = z.object({
  availability_id: z.string().min(1),
  option_id: z.string().min(1),
  ...spanShape,
  closes_at: instantSchema,
  status: statusSchema,
  vacancies: countSchema.nullable(),
  prices: z.array(z.object({ unit_id: z.string().min(1), price: amountSchema })),
});

export const searchRequestSchema = z.object({
  place: slugSchema.optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  currency: currencySchema.optional(),
  RefID: referenceSchema.optional(),
});

export const searchSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  from: dateSchema,
  to: dateSchema,
  place: townSchema,
  Tours: z.array(cardSchema),
});

export const detailRequestSchema = z.object({
  slug: slugSchema,
  /** Whose starts are wanted; left out for the first that has room. */
  date: dateSchema.optional(),
  currency: currencySchema.optional(),
});

export const detailSchema = z.object({
  Tour: cardSchema.extend({
    about: namesSchema,
    inclusions: z.array(namesSchema),
    exclusions: z.array(namesSchema),
    /** What to bring, to wear and to know before. */
    advice: z.array(namesSchema),
    ...reviewedShape,
    redemption: z.enum(["party", "unit"]),
    options: z.array(optionSchema).min(1),
  }),
  days: z.array(
    z.object({
      date: dateSchema,
      status: statusSchema,
      vacancies: countSchema.nullable(),
      from_price: amountSchema.nullable(),
    }),
  ),
  date: dateSchema,
  /** Until when vacancies and prices count. */
  expires_at: instantSchema,
  availabilities: z.array(availabilitySchema),
});

const countedUnitSchema = z.object({ unit_id: z.string().min(1), qty: z.number().int().positive().max(99) });

export const quoteRequestSchema = z.object({
  ...pricedAgainParts,
  availability_id: z.string().min(1).optional(),
  units: z.array(countedUnitSchema).min(1).max(20).optional(),
  pickup: z.string().min(1).nullable().optional(),
  answers: z.array(z.object({ question_id: z.string().min(1), value: z.string().min(1).max(200) })).optional(),
});

const summaryParts = {
  Tour: cardSchema,
  option: namesSchema,
  ...spanShape,
  units: z.array(namesSchema.extend({ unit_id: z.string().min(1), qty: z.number().int().positive() })).min(1),
  /** In which the guide leads, as the question `language` was answered; null where nobody asked. */
  language: languageSchema.nullable(),
};

export const quoteSchema = z.object({
  ...quotedParts,
  ...summaryParts,
  /** As the units were shown. */
  shown: priceSchema,
  /** What the guide asks of whoever leads the party. */
  lead_fields: z.array(passengerFieldSchema),
});

export const reserveRequestSchema = z.object({
  ...reserveParts,
  lead: z.object(namedParts).extend({ title: titleSchema.optional(), gender: genderSchema.optional() }),
});

export const bookingSchema = z.object({
  ...bookedParts,
  ...summaryParts,
  pnr: z.string().nullable(),
  meeting_point: meetingSchema,
  advice: z.array(namesSchema),
  pickup: pickupSchema.extend({ at: timeOfDaySchema }).nullable(),
  /** In whose name all is booked. */
  lead: z.object({ first_name: z.string(), last_name: z.string().min(1) }).nullable(),
  vouchers: z.array(
    z.object({
      id: z.string().min(1),
      unit: namesSchema.nullable(),
      code: z.string().nullable(),
      state: ticketStateSchema,
    }),
  ),
  answers: z.array(namesSchema.extend({ answer: z.string().min(1) })),
  /** Until when the guide answers; null for what is confirmed at once. */
  awaited_until: instantSchema.nullable(),
});

export const homeSchema = z.object({
  Places: z.array(townSchema.extend({ tours: countSchema })),
  Tours: z.array(cardSchema),
});
