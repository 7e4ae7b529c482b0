import type { Names } from "../../kernel/names.ts";
import { isHalf } from "./places.ts";
import type { SeatPlan, SeatRefusal, SeatRule } from "./seat-plan.types.ts";

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
  in_twos: "pairs",
  companion: "companion",
  single: "no_single",
};

type Reasoned = { readonly rules: readonly ReasonedRule[] };

const reasonOf = (plan: Reasoned | null, refusal: SeatRefusal | null): Names | null => {
  const name = refusal === null ? undefined : ruleBehind[refusal.code];
  return plan?.rules.find(({ rule }) => rule.rule === name)?.reason ?? null;
};

/** Each in the seller's own sentence; null where it said nothing. */
export type SellerReasons = {
  /** Why what was just asked for is refused. */
  readonly reason: Names | null;
  /** Why a choice is not sold as it is. */
  readonly unfinishedReason: Names | null;
};

export const reasonsOf = (
  plan: Reasoned | null,
  { refusal, unfinished }: Readonly<Record<"refusal" | "unfinished", SeatRefusal | null>>,
): SellerReasons => ({ reason: reasonOf(plan, refusal), unfinishedReason: reasonOf(plan, unfinished) });

/** What a seller holds its places to, for a party of whom it is known how many sit in which category, and who comes with a wheelchair. */
export const rulesFor = (
  rules: readonly ReasonedRule[],
  asked: { readonly category: string; readonly seats: number } | undefined,
): readonly SeatRule[] => {
  const own = rules.map(({ rule }) => rule);
  if (asked === undefined) return own;
  const known = own.map((rule): SeatRule => {
    if (rule.rule === "pairs") return { ...rule, party: asked.seats };
    return rule.rule === "companion" ? { ...rule, isKnown: true } : rule;
  });
  return [...known, { rule: "in_category", category: asked.category }];
};

/** The categories of which places are sold in twos, each at the price of its category. */
export const soldInTwos = (
  plan: (SeatPlan & { readonly rules: readonly ReasonedRule[] }) | null,
): ReadonlySet<string> =>
  new Set(
    plan?.rules.some(({ rule }) => rule.rule === "pairs")
      ? plan.seats.filter(isHalf).map(({ category }) => category)
      : [],
  );
