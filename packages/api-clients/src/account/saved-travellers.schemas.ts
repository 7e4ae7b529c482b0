import { z } from "zod";
import { documentKindSchema, genderSchema, titleSchema } from "../wire/people.schemas.ts";
import { dateSchema } from "../wire/values.schemas.ts";

const documentSchema = z.object({
  kind: documentKindSchema,
  number: z.string().min(1),
  /** ISO 3166 alpha-2. */
  issued_by: z.string().length(2).nullable(),
  issued_on: dateSchema.nullable(),
  expires_on: dateSchema.nullable(),
});

export const savedTravellerDraftSchema = z.object({
  nickname: z.string(),
  title: titleSchema,
  gender: genderSchema,
  first_name: z.string(),
  last_name: z.string(),
  /** ISO 3166 alpha-2. */
  nationality: z.string().length(2),
  date_of_birth: dateSchema,
  documents: z.array(documentSchema).max(5).default([]),
  frequent_flyer: z
    .object({
      alliance: z.string().min(1),
      number: z.string().min(1),
    })
    .nullable()
    .default(null),
  address: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
});

export const savedTravellerSchema = savedTravellerDraftSchema.extend({ id: z.string().min(1) });

export const savedTravellerListSchema = z.object({
  items: z.array(savedTravellerSchema),
  /** How many a user may save. */
  max: z.number().int().positive(),
});

export type WireSavedTraveller = z.output<typeof savedTravellerSchema>;
export type WireSavedTravellerDraft = z.output<typeof savedTravellerDraftSchema>;
