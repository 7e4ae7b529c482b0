import { z } from "zod";
import { itinerarySchema, referenceMaps } from "./itinerary.schemas.ts";
import { chargeSchema, policySchema, priceChangeSchema, priceSchema } from "./price.schemas.ts";
import { currencySchema, instantSchema, openEnum, paxTypeSchema, referenceSchema } from "./values.schemas.ts";

export const documentKindSchema = z.enum(["passport", "cnic", "saudi_id"]);

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

const passengerFieldSchema = openEnum([
  "title",
  "gender",
  "first_name",
  "last_name",
  "birth_date",
  "nationality",
  "document_number",
  "document_issued_by",
  "document_issued_on",
  "document_expires_on",
  "tied_to",
]);

export const quoteSchema = z.object({
  RefID: referenceSchema,
  /** The session it was made from. */
  SearchRefID: referenceSchema,
  expires_at: instantSchema,
  Itinerary: itinerarySchema,
  ...referenceMaps,
  /** Who the price is for; extras and seats are chosen by these ids. */
  passengers: z.array(z.object({ id: z.string().min(1), pax_type: paxTypeSchema })).min(1),
  addons: z.array(addonChoiceSchema),
  price: priceSchema,
  charge: chargeSchema,
  price_changed: priceChangeSchema.nullable(),
  required_fields: z.array(
    z.object({
      pax_type: paxTypeSchema,
      fields: z.array(passengerFieldSchema),
      documents: z.array(documentKindSchema),
    }),
  ),
  required_addons: z.array(
    z.object({
      kind: openEnum(["seat", "bag", "meal", "ssr"]),
      per: z.enum(["passenger", "segment"]),
      pax_ids: z.array(z.string()),
      segment_ids: z.array(z.string()),
    }),
  ),
  /** Which kinds of extras can be asked for. */
  ancillaries: z.object({ bag: z.boolean(), seat: z.boolean(), meal: z.boolean(), ssr: z.boolean() }),
  policy: policySchema,
  /** Minutes that a reservation is held unpaid. */
  hold_min: z.number().int().positive(),
  /** Names this very price; reserving and paying carry it. */
  hash: z.string().min(8),
  /** The booking made from it, when there is one: how a caller finds out after a lost answer. */
  reservation: z.object({ uuid: z.uuid(), order_ref_id: referenceSchema }).nullable(),
});
