import type { Names } from "../../kernel/names.ts";
import type { SeatRefusal, SeatRule } from "./seat-plan.types.ts";

/** Something that a seller holds its places to, and why, in a sentence of its own. */
export type ReasonedRule = { readonly rule: SeatRule; readonly reason: Names };

const ruleBehind: Partial<Record<SeatRefusal["code"], SeatRule["rule"]>> = {
  limit: "most",
  lone_woman: "lone_woman",
  bay: "whole_bay",
  whole_bay: "whole_bay",
  no_adult: "an_adult",
  other_car: "one_car",
  pair: "pairs",
  companion: "companion",
  single: "no_single",
};

/** Why the seller does not allow it, in its own sentence; null where it said nothing. */
export const reasonOf = (
  plan: { readonly rules: readonly ReasonedRule[] } | null,
  refusal: SeatRefusal | null,
): Names | null => {
  const name = refusal === null ? undefined : ruleBehind[refusal.code];
  return plan?.rules.find(({ rule }) => rule.rule === name)?.reason ?? null;
};
