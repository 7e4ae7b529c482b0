import { z } from "zod";
import { quotedParts, requiredSchema } from "../checkout/quote.schemas.ts";
import { paxTypeSchema } from "../wire/people.schemas.ts";
import { priceChangeSchema } from "../wire/price.schemas.ts";
import { currencySchema, openEnum, referenceSchema } from "../wire/values.schemas.ts";
import { itinerarySchema, referenceMaps } from "./itinerary.schemas.ts";

export const addonKindSchema = openEnum(["seat", "bag", "meal", "ssr"]);

/** An extra chosen for a passenger: a bag, a meal, a service, or a seat by its designator. */
export const addonChoiceSchema = z.object({
  service_id: z.string().min(1),
  pax_id: z.string().min(1),
  /** Left out for what holds for a whole leg. */
  segment_id: z.string().min(1).optional(),
  quantity: z.number().int().min(1).max(9).default(1),
});

export const quoteRequestSchema = z.object({
  RefID: referenceSchema,
  ItineraryRefID: referenceSchema,
  FareRefID: referenceSchema.optional(),
  currency: currencySchema.optional(),
});

export const requoteRequestSchema = z.object({
  /** Of the quote. */
  RefID: referenceSchema,
  currency: currencySchema.optional(),
  FareRefID: referenceSchema.optional(),
  /** All extras wished for; left out to keep those of the quote. */
  addons: z.array(addonChoiceSchema).max(200).optional(),
});

export const getQuoteRequestSchema = z.object({
  refid: referenceSchema,
  /** Prices the quote anew and starts its clock again. */
  refresh: z.enum(["0", "1"]).default("0"),
});

export const quoteSchema = z.object({
  ...quotedParts,
  /** The session it was made from. */
  SearchRefID: referenceSchema,
  Itinerary: itinerarySchema,
  ...referenceMaps,
  /** Who the price is for; extras and seats are chosen by these ids. */
  passengers: z.array(z.object({ id: z.string().min(1), pax_type: paxTypeSchema })).min(1),
  addons: z.array(addonChoiceSchema),
  price_changed: priceChangeSchema.nullable(),
  required_fields: z.array(requiredSchema),
  required_addons: z.array(
    z.object({
      kind: addonKindSchema,
      per: z.enum(["passenger", "segment"]),
      pax_ids: z.array(z.string()),
      segment_ids: z.array(z.string()),
    }),
  ),
  /** Which kinds of extras can be asked for. */
  ancillaries: z.object({ bag: z.boolean(), seat: z.boolean(), meal: z.boolean(), ssr: z.boolean() }),
});
