import type { SeatPlan } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { ReasonedRule } from "../../../booking/seat-plan/seller-rules.ts";

export type HallRule = ReasonedRule;

/** A hall as it is now: one deck, its first row the one before the screen. */
export type HallPlan = SeatPlan & {
  readonly rules: readonly HallRule[];
  /** How far the ends of a row stand nearer to the screen than its middle, in rows. */
  readonly curve: number;
  /** The category that was asked for, once it was, and how many would sit there: a wheelchair and who comes with it have places of their own. */
  readonly asked?: { readonly category: string; readonly seats: number };
};

/** Who comes along: how many, where, and whether one of them stays in a wheelchair. */
export type HallParty = { readonly seats: number; readonly category: string; readonly hasWheelchair: boolean };

/** A place with who is to have it: `1` is the first of the party. */
export type HallPick = {
  readonly id: string;
  readonly seat: string;
  readonly usesWheelchair?: boolean;
  /** Sits beside who does. */
  readonly accompanies?: boolean;
};
