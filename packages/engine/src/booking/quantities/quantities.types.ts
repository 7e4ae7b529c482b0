import type { Money } from "../../kernel/money.ts";

/** Something that is taken by the number: a pass, places of an age, an extra of a car. */
export type QuantityLine = {
  readonly item: string;
  readonly quantity: number;
  /** The fewest of it, once there are any. */
  readonly least: number;
  /** Whether an order may be without it. */
  readonly isOptional: boolean;
  /** The most of it in one order; null when only the order says how many. */
  readonly most: number | null;
  /** How many there still are; null when nobody counts. */
  readonly left: number | null;
  /** It is sold by so many. */
  readonly step: number;
  /** Of one; null when it is not known yet. */
  readonly price: Money | null;
};

/** Lines, and how many of all together one order may have and there still are. */
export type QuantityOrder = {
  readonly lines: readonly QuantityLine[];
  readonly most: number | null;
  readonly left: number | null;
};

/**
 * Why a line can go no further: `least` is the fewest of it, `most` the most of it in an order, `left` what there still is of it; `order`
 * and `all` are the same of everything together.
 */
export type QuantityStop = {
  readonly code: "least" | "most" | "left" | "order" | "all";
  readonly limit: number;
};

/** What was chosen of a line that there is less of now, and what is left of that. */
export type QuantityCut = { readonly item: string; readonly from: number; readonly to: number };
