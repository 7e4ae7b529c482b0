import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Seating, SeatPick, SeatPlan, SeatRefusal } from "./seat-plan.types.ts";

/** A place of theirs that went to somebody else, and the free one nearest to it. */
export type LostSeat<Chosen extends SeatPick = SeatPick> = Chosen & { readonly nearest: string | null };

/** What everybody who chooses places knows. `Chosen` says who is to sit there, as far as the rules ask. */
export type SeatChoiceContext<Plan extends SeatPlan = SeatPlan, Chosen extends SeatPick = SeatPick> = {
  readonly plan: Plan | null;
  /** Until when what the plan belongs to can be had. */
  readonly expiresAt: EpochMs;
  readonly picks: readonly Chosen[];
  /** Why what was just asked for is not possible. */
  readonly refusal: SeatRefusal | null;
  readonly lost: readonly LostSeat<Chosen>[];
  /** Best places for as many as were asked for. */
  readonly proposal: readonly Chosen[];
  /** Places that are known to have gone meanwhile. */
  readonly gone: readonly string[];
  readonly problem: Problem | null;
};

/** What everybody who chooses places may do. A vertical adds for whom it proposes some. */
export type SeatChoiceEvent =
  /** Takes a free place for whoever is next, or leaves one that was taken. */
  | { readonly type: "seat.toggle"; readonly seat: string }
  | { readonly type: "proposal.accept" }
  /** Takes the free place nearest to one that was lost. */
  | { readonly type: "nearest.accept"; readonly seat: string }
  | { readonly type: "seats.clear" };

/** What a vertical says of its places: the rules of a plan, and what of its own it forgets once others are chosen. */
export type SeatKit<Plan extends SeatPlan = SeatPlan, Own extends object = object> = {
  readonly seatingOf: (plan: Plan) => Seating;
  readonly forgotten: Own;
};
