import { z } from "zod";
import { documentKindSchema, paxTypeSchema } from "../wire/people.schemas.ts";
import { chargeSchema, policySchema, priceSchema } from "../wire/price.schemas.ts";
import { currencySchema, instantSchema, openEnum, priceHashSchema, referenceSchema } from "../wire/values.schemas.ts";

/** What an answer says that prices a choice, whether its call is called a quote or not. */
export const quotedParts = {
  /** Of what is priced: by it the price is read again, and reserved. */
  RefID: referenceSchema,
  expires_at: instantSchema,
  price: priceSchema,
  /** What is charged now. */
  charge: chargeSchema,
  policy: policySchema,
  /** Minutes that a reservation is held unpaid. */
  hold_min: z.number().int().positive(),
  hash: priceHashSchema,
  /** The booking made from it, when there is one: how a caller finds out after a lost answer. */
  reservation: z.object({ uuid: z.uuid(), order_ref_id: referenceSchema }).nullable(),
};

/** What a request says that prices a choice, or reads such a price again. */
export const pricedAgainParts = {
  /** Of a price that was read before. */
  RefID: referenceSchema.optional(),
  currency: currencySchema.optional(),
  /** Prices it anew and starts the clock again. */
  refresh: z.boolean().default(false),
};

/** What a supplier may ask of a passenger. */
export const passengerFieldSchema = openEnum([
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
  "phone",
  "email",
]);

/** What is asked of every passenger of a type. */
export const requiredSchema = z.object({
  pax_type: paxTypeSchema,
  fields: z.array(passengerFieldSchema),
  /** Any one of these. */
  documents: z.array(documentKindSchema),
});

const quotedSchema = z.object(quotedParts);

export type WireQuoted = z.output<typeof quotedSchema>;
export type WireRequired = z.output<typeof requiredSchema>;
