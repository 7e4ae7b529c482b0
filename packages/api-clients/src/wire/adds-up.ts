import { priceSchema } from "./price.schemas.ts";

type Part = { readonly kind: string; readonly code: string; readonly title: string; readonly amount: string };

/** A line for a sum that a shape names by a field of its own. */
export const partOf = (code: string, amount: string): Part => ({ kind: "base", code, title: code, amount });

/** Whether the parts, in the one currency, come to the total exactly. */
export const addsUp = (currency: string, parts: readonly Part[], total: string): boolean =>
  priceSchema.safeParse({ currency, lines: parts, total }).success;
