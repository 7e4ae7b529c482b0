import { z } from "zod";
import { bookedParts, bookingRequestSchema } from "../bookings/booking.schemas.ts";
import { passengerFieldSchema, pricedAgainParts, quotedParts } from "../checkout/quote.schemas.ts";
import { namedParts, reachParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { documentKindSchema, documentNumberSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import {
  amountSchema,
  countSchema,
  currencySchema,
  dateSchema,
  instantSchema,
  localTimeSchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  slugSchema,
  spanShape,
  townSchema,
  voucherCodeSchema,
} from "../wire/values.schemas.ts";

const categorySchema = openEnum(["music", "theatre", "sport", "exhibitions", "family", "talks", "food"]);
const stateSchema = openEnum(["on_sale", "few_left", "sold_out", "not_yet", "ended", "cancelled", "postponed"]);

const venueSchema = namesSchema.extend({
  slug: slugSchema,
  address: namesSchema,
  city: townSchema,
  ...positionShape,
});

const ageSchema = countSchema.nullable();

/** An event as a list shows it. */
export const cardSchema = namesSchema.extend({
  uuid: z.uuid(),
  slug: slugSchema,
  category: categorySchema,
  tags: z.array(namesSchema),
  venue: venueSchema,
  ...spanShape,
  /** When the first show on the days that were asked for that an adult can buy begins, or else the first. */
  next_at: localTimeSchema,
  /** On so many days it takes place from then on. */
  days: countSchema,
  shows: countSchema,
  currency: currencySchema,
  from_price: amountSchema.nullable(),
  status: stateSchema,
  postponed_to: localTimeSchema.nullable(),
  on_sale_at: instantSchema.nullable(),
  age_min: ageSchema,
  family: z.boolean(),
  /** How many of a hundred places are taken of the show at `next_at`. */
  taken: z.number().int().min(0).max(100).optional(),
  /** What one sees there; left out of long lists. */
  about: namesSchema.optional(),
});

const showSchema = z.object({
  show_id: referenceSchema,
  starts_at: localTimeSchema,
  ends_at: localTimeSchema,
  doors_at: localTimeSchema,
  begins_at: instantSchema,
  status: stateSchema,
  postponed_to: localTimeSchema.nullable(),
  left: countSchema,
  passes: z.array(z.object({ pass_id: slugSchema, left: countSchema })),
  from_price: amountSchema.nullable(),
  /** Whoever asks is on its waiting list. */
  waiting: z.boolean(),
});

const passSchema = namesSchema.extend({
  pass_id: slugSchema,
  note: namesSchema.nullable(),
  price: amountSchema,
  fee: amountSchema,
  min: countSchema,
  max: countSchema,
  admits: z.number().int().positive(),
  on_sale_at: instantSchema.nullable(),
  sale_ends_at: instantSchema.nullable(),
  hidden_until_code: z.boolean(),
  age_min: ageSchema,
});

export const eventSchema = cardSchema.extend({
  about: namesSchema,
  note: namesSchema.nullable(),
  organiser: namesSchema,
  dates: z.array(showSchema),
  passes: z.array(passSchema),
  max_per_order: z.number().int().positive(),
  /** So many hours before a show nothing comes back any more. */
  return_hours: countSchema.nullable(),
  /** Whose names are asked for. */
  names: openEnum(["each", "once", "nobody"]),
  one_name: z.boolean(),
  similar: z.array(cardSchema),
});

export const matchRequestSchema = z.object({
  text: z.string().min(1).max(100),
  currency: currencySchema.optional(),
});

export const cardsSchema = z.object({ Events: z.array(cardSchema) });

export const categoriesSchema = z.object({
  Cities: z.array(townSchema.extend({ events: countSchema })),
  Categories: z.array(z.object({ category: categorySchema, events: countSchema })),
});

/** Of a city, or of all of a country. */
export const categoriesRequestSchema = z.object({ city: slugSchema.optional() });

export const homeRequestSchema = categoriesRequestSchema.extend({ currency: currencySchema.optional() });

/** On which of the next thirty days there is something, and on which in the evening. */
const daysShape = { on_days: z.array(dateSchema), on_evenings: z.array(dateSchema) };

const cards = z.array(cardSchema);

export const homeSchema = z.object({
  ...daysShape,
  Soon: cards,
  Weekend: cards,
  Sport: cards,
  /** Of those of the next two weeks that adults can buy the one with most of its places taken. */
  Lead: cardSchema.nullable(),
  /** Those that cost an adult least, the cheapest first. */
  Cheap: cards,
});

export const listRequestSchema = z.object({
  text: z.string().max(100).optional(),
  city: slugSchema.optional(),
  category: z.string().max(40).optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  part: z.string().max(20).optional(),
  /** Only those that nobody can go to before `from`. */
  new: z.boolean().optional(),
  currency: currencySchema.optional(),
  /** Of a search that was made before, which then lasts longer. */
  RefID: referenceSchema.optional(),
});

export const listSchema = z.object({
  ...daysShape,
  RefID: referenceSchema,
  expires_at: instantSchema,
  search: listRequestSchema.pick({
    text: true,
    city: true,
    category: true,
    from: true,
    to: true,
    part: true,
    new: true,
  }),
  Events: z.array(cardSchema),
});

export const showsRequestSchema = z.object({
  /** An event's slug, or a show's id. */
  event: referenceSchema,
  code: voucherCodeSchema.optional(),
  currency: currencySchema.optional(),
});

export const showsSchema = z.object({
  Event: eventSchema,
  show_id: referenceSchema.nullable(),
  code_known: z.boolean().nullable(),
  expires_at: instantSchema,
});

export const quoteRequestSchema = z.object({
  ...pricedAgainParts,
  show_id: referenceSchema.optional(),
  lines: z.array(z.object({ pass_id: slugSchema, qty: z.number().int().positive() })).optional(),
  code: voucherCodeSchema.optional(),
});

/** What was chosen, beside a price and on a booking. */
const chosenParts = {
  slug: slugSchema,
  ...namesSchema.shape,
  category: categorySchema,
  venue: venueSchema,
  ...spanShape,
  doors_at: localTimeSchema,
  lines: z.array(namesSchema.extend({ pass_id: slugSchema, qty: countSchema, admits: z.number().int().positive() })),
};

export const quoteSchema = z.object({
  ...quotedParts,
  ...chosenParts,
  /** As it was when the passes were shown. */
  shown: priceSchema,
  /** Whose names are asked for. */
  attendees: z.array(
    z.object({
      pax_id: z.string().min(1),
      /** What their pass is called, in the language of the call. */
      label: z.string().min(1),
      /** What the organiser asks of them. */
      fields: z.array(passengerFieldSchema),
      documents: z.array(documentKindSchema),
    }),
  ),
  one_name: z.boolean(),
});

export const reserveRequestSchema = z.object({
  ...reserveParts,
  attendees: z.array(
    z.object({
      pax_id: z.string().min(1),
      ...namedParts,
      ...reachParts,
      document: z.object({ kind: documentKindSchema, number: documentNumberSchema }).optional(),
    }),
  ),
});

export const bookingSchema = z.object({
  ...bookedParts,
  ...chosenParts,
  pnr: z.string().nullable(),
  directions: namesSchema,
  tickets: z.array(
    namesSchema.extend({
      ticket_id: z.string().min(1),
      /** What its QR says. */
      code: z.string().nullable(),
      attendee: z.object({ first_name: z.string(), last_name: z.string().min(1) }).nullable(),
      /** The end of its attendee's document's number; null where that is not known, and while personal data is hidden. */
      document: z.string().min(1).nullable(),
      status: openEnum(["waiting", "valid", "used", "transferred", "void"]),
      admits: z.number().int().positive(),
    }),
  ),
  rename_until: instantSchema.nullable(),
  postponed: z.object({ from: localTimeSchema, keep_until: instantSchema, kept: z.boolean() }).nullable(),
  called_off: z.boolean(),
  age_min: ageSchema,
  id_checked: z.boolean(),
});

export const renameRequestSchema = bookingRequestSchema.extend({ ticket_id: z.string().min(1), ...namedParts });

export const doneSchema = z.object({ uuid: z.uuid() });

export const waitingRequestSchema = z.object({
  show_id: referenceSchema,
  email: z.email().optional(),
  leave: z.boolean().default(false),
});

export const waitingSchema = z.object({ registered: z.boolean(), already: z.boolean() });
