import type { RefId } from "../../kernel/ids.ts";
import type { Gender } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { SearchText } from "../search/search.types.ts";

/** What the places are of cannot be had any more, or nobody could say. */
export type SeatsMissed =
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What reading a plan comes to. `Own` is what a vertical reads with it. */
export type SeatsRead<Type extends string, Own extends object> =
  | (Own & {
      readonly type: Type;
      /** Of whoever is signed in, where it matters and they have said so. */
      readonly ownGender?: Gender | null;
      /** What its search looks for: a plan that was opened by its address leads back to it. */
      readonly search: SearchText;
      /** Until when what the places are of can be had. */
      readonly expiresAt: EpochMs;
    })
  | SeatsMissed;

/** Why chosen places have no price. */
export type SeatsUnpriced =
  | { readonly type: "SEATS_TAKEN"; readonly seats: readonly string[] }
  /** This place is not sold so, or not to this person. */
  | { readonly type: "RULE_BROKEN"; readonly seat: string }
  | SeatsMissed;

/** Chosen places priced for a while. */
export type SeatPrice = {
  /** What is quoted and reserved. */
  readonly refId: RefId;
  /** As the places were shown; the quote says what has become of it. */
  readonly shown: Price;
  readonly expiresAt: EpochMs;
};

export type SeatPriceOutcome = { readonly type: "PRICED"; readonly price: SeatPrice } | SeatsUnpriced;
