import { z } from "zod";
import { bookedParts, bookingRequestSchema } from "../bookings/booking.schemas.ts";
import { passengerFieldSchema, pricedAgainParts, quotedParts } from "../checkout/quote.schemas.ts";
import { documentSchema, namedParts, reserveParts } from "../checkout/reserve.schemas.ts";
import { reasonedParts } from "../seats/seats.schemas.ts";
import { documentKindSchema } from "../wire/people.schemas.ts";
import { priceSchema } from "../wire/price.schemas.ts";
import {
  amountSchema,
  countSchema,
  currencySchema,
  dateSchema,
  hueSchema,
  instantSchema,
  languageSchema,
  localTimeSchema,
  moneySchema,
  namesSchema,
  openEnum,
  positionShape,
  referenceSchema,
  slugSchema,
  spanShape,
  townSchema,
  zoneSchema,
} from "../wire/values.schemas.ts";

const screenTypeSchema = openEnum(["2d", "3d", "imax", "gold"]);

const cinemaSchema = namesSchema.extend({
  slug: slugSchema,
  city: slugSchema,
  address: namesSchema,
  ...positionShape,
  screens: countSchema,
  screen_types: z.array(screenTypeSchema),
  /** Whoever comes with a booking shows a document at its door. */
  checks_id: z.boolean(),
});

const categorySchema = namesSchema.extend({ slug: slugSchema });

export const movieSchema = namesSchema.extend({
  slug: slugSchema,
  synopsis: namesSchema,
  languages: z.array(languageSchema),
  subtitles: z.array(languageSchema),
  genres: z.array(categorySchema),
  duration_min: z.number().int().positive(),
  certificate: namesSchema.extend({ code: z.string().min(1), from_age: countSchema.nullable() }),
  director: namesSchema,
  cast: z.array(namesSchema),
  release_date: dateSchema,
  state: z.enum(["now", "prebook", "coming"]),
  /** How its poster is drawn: what is on it, its layout, the hues of ground, motif and accent. */
  poster: z.object({
    motif: z.string().min(1),
    layout: z.string().min(1),
    hues: z.tuple([hueSchema, hueSchema, hueSchema]),
    dark: z.boolean(),
  }),
  /** Out of ten, by so many who saw it; null while too few did. */
  score: z.object({ value: z.number().min(0).max(10), votes: countSchema }).nullable(),
});

export const showSchema = z.object({
  show_id: z.uuid(),
  cinema: cinemaSchema,
  screen: namesSchema,
  screen_type: screenTypeSchema,
  language: languageSchema,
  subtitles: languageSchema.nullable(),
  ...spanShape,
  begins_at: instantSchema,
  currency: currencySchema,
  categories: z.array(namesSchema.extend({ code: z.string().min(1), price: amountSchema, left: countSchema })),
  /** Seats that nobody has, and how many there are: without those kept for wheelchairs and for who comes with them. */
  left: countSchema,
  places: countSchema,
  /** Places for wheelchairs that nobody has. */
  wheelchair_left: countSchema,
  /** What glasses cost where it is shown in 3D, for whoever brings none; null where none are needed. */
  glasses: amountSchema.nullable(),
});

export const generalSchema = z.object({
  Cities: z.array(townSchema),
  Cinemas: z.array(cinemaSchema),
  Categories: z.array(categorySchema),
});

export const homeRequestSchema = z.object({ city: slugSchema, currency: currencySchema.optional() });

export const homeSchema = z.object({
  City: townSchema,
  /** Each with its next show in the city that has a seat left, the least that a seat costs at that hour, and how it is shown then. */
  Now: z.array(
    movieSchema.extend({
      next: z
        .object({
          starts_at: localTimeSchema,
          tz: zoneSchema,
          price: moneySchema,
          screen_types: z.array(screenTypeSchema),
        })
        .nullable(),
    }),
  ),
  Prebook: z.array(movieSchema),
  Coming: z.array(movieSchema),
  Tonight: z.array(z.object({ Movie: movieSchema, Show: showSchema })),
  Categories: z.array(categorySchema),
});

export const moviesRequestSchema = z.object({ slug: slugSchema.optional(), category: slugSchema.optional() });

export const moviesSchema = z.object({
  Movies: z.array(movieSchema),
  /** Of what was asked for by its slug. */
  Cinemas: z.array(cinemaSchema),
  Category: categorySchema.nullable(),
  /** Of whoever is signed in and asked to be told of it; null for whoever did not. */
  prebooked_cinemas: z.array(slugSchema).nullable(),
});

export const searchRequestSchema = z.object({ text: z.string().min(1).max(100), city: slugSchema.optional() });

export const searchSchema = z.object({ Movies: z.array(movieSchema), Cinemas: z.array(cinemaSchema) });

const searchShape = { movie: slugSchema, city: slugSchema, date: dateSchema };

/** A search; or one that was opened before, which is read again and lasts longer. */
export const showsRequestSchema = z.union([
  z.object({ ...searchShape, currency: currencySchema.optional() }),
  z.object({ RefID: referenceSchema }),
]);

export const showsSchema = z.object({
  RefID: referenceSchema,
  expires_at: instantSchema,
  date: dateSchema,
  Movie: movieSchema,
  City: townSchema,
  Shows: z.array(showSchema),
  /** `full`: none of its shows has a seat left. */
  days: z.array(z.object({ date: dateSchema, shows: countSchema, full: z.boolean() })),
  /** Only where nothing was found. */
  next_date: dateSchema.nullable(),
});

const elementSchema = z.object({
  id: z.string().min(1),
  label: z.string().min(1),
  col: countSchema,
  kind: openEnum(["seat", "couple_left", "couple_right", "wheelchair", "companion"]),
  status: openEnum(["available", "booked", "held", "unavailable"]),
});

const ruleSchema = z.object({
  rule: openEnum(["most", "pairs", "companion", "no_single"]),
  ...reasonedParts,
});

export const seatmapRequestSchema = z.object({ show_id: z.uuid(), currency: currencySchema.optional() });

export const seatmapSchema = z.object({
  Movie: movieSchema,
  Show: showSchema,
  city: slugSchema,
  date: dateSchema,
  cols: z.number().int().positive(),
  aisles: z.array(countSchema),
  /** How far the ends of a row stand nearer to the screen than its middle, in rows. */
  curve: z.number().min(0).max(10),
  Rows: z.array(z.object({ label: z.string().min(1), category: z.string().min(1), elements: z.array(elementSchema) })),
  rules: z.array(ruleSchema),
  as_of: instantSchema,
});

const seatWishSchema = z.object({ id: z.string().min(1) });

export const quoteRequestSchema = z.object({
  ...pricedAgainParts,
  show_id: z.uuid().optional(),
  seats: z.array(seatWishSchema).min(1).max(20).optional(),
  /** What is wanted beside the seats; left out to keep what it has. */
  extras: z.array(z.object({ id: z.string().min(1), count: countSchema })).optional(),
});

const extraKindSchema = z.enum(["glasses", "snack"]);

export const quoteSchema = z.object({
  ...quotedParts,
  Movie: movieSchema,
  Show: showSchema,
  /** As the map showed them. */
  shown: priceSchema,
  seats: z.array(z.object({ id: z.string().min(1), label: z.string().min(1) })).min(1),
  /** Empty where the cinema asks nobody who they are. */
  documents: z.array(documentKindSchema),
  required_fields: z.array(passengerFieldSchema),
  chosen: z.array(z.object({ id: z.string().min(1), count: countSchema })),
  Extras: z.array(
    z.object({
      id: z.string().min(1),
      kind: extraKindSchema,
      title: z.string().min(1),
      /** What it is, or that the film needs it and whether one's own will do. */
      detail: z.string().min(1),
      picture: openEnum(["popcorn", "nachos", "drink", "box", "glasses"]),
      price: moneySchema,
      max: countSchema,
      /** What is in it of what is sold alone too; empty where it is one thing, or has something that is not. */
      contains: z.array(z.object({ id: z.string().min(1), count: countSchema })),
    }),
  ),
});

export const reserveRequestSchema = z.object({
  ...reserveParts,
  extras: z.array(z.object({ id: z.string().min(1), count: countSchema })),
  /** Who shows a document at the door, where the cinema asks for it. */
  lead: z.object({ ...namedParts, document: documentSchema }).nullable(),
});

export const preReservationRequestSchema = z.object({
  movie: slugSchema,
  cinemas: z.array(slugSchema).min(1).max(20),
  /** Left out for whoever is signed in. */
  email: z.email().optional(),
  leave: z.boolean().default(false),
});

export const preReservationSchema = z.object({ registered: z.boolean(), already: z.boolean() });

export const bookingSchema = z.object({
  ...bookedParts,
  pnr: z.string().nullable(),
  Movie: movieSchema,
  Show: showSchema,
  seats: z.array(z.string().min(1)),
  category: namesSchema,
  /** At the door, one for the party. */
  code: z.string().nullable(),
  extras: z.array(namesSchema.extend({ kind: extraKindSchema, count: countSchema })),
  /** In whose name it is where the door looks at that, and the end of their document's number; null while personal data is hidden. */
  lead: z.object({ ...namedParts, document: z.string().min(1) }).nullable(),
  directions: namesSchema,
  movable_until: instantSchema.nullable(),
});

export const movesSchema = z.object({
  Moves: z.array(z.object({ Show: showSchema, seats: z.array(z.string().min(1)).min(1) })),
});

export const moveRequestSchema = bookingRequestSchema.extend({
  show_id: z.uuid(),
  seats: z.array(z.string().min(1)).min(1).max(20),
});
