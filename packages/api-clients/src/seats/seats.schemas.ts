import { z } from "zod";
import { countSchema } from "../wire/values.schemas.ts";

/** Of a rule of a seller: its most where it has one, and why it is one, in a sentence. */
export const reasonedParts = {
  /** Of `most`. */
  max: countSchema.nullable(),
  reason: z.string().min(1),
  reason_ar: z.string().min(1),
};
