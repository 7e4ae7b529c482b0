import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

export const addressMinCharacters = 10;

type Limits = { readonly min?: number; readonly max?: number };

/** A free text, trimmed, of at least `min` and at most `max` characters. */
export const checkText = (text: string, { min = 1, max = 2000 }: Limits = {}): FieldResult => {
  const trimmed = text.trim();
  const { length } = Array.from(trimmed);
  if (length === 0) return fail({ code: "required" });
  if (length < min) return fail({ code: "too_short", min });
  return length > max ? fail({ code: "too_long", max }) : ok(trimmed);
};

export const checkAddress = (text: string): FieldResult => checkText(text, { min: addressMinCharacters, max: 200 });
