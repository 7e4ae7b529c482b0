import { leftOf } from "./choice-rules.ts";
import { nearestPlaces } from "./nearest-place.ts";
import type { LostSeat, SeatChoiceContext, SeatKit } from "./seat-choice.types.ts";
import type { Seating, SeatPick, SeatPlan } from "./seat-plan.types.ts";
import { allowedPicks } from "./seat-rules.ts";
import type { SeatsUnpriced } from "./seat-service.types.ts";

type Begun<Chosen extends SeatPick> = { readonly picks?: readonly Chosen[]; readonly gone?: readonly string[] };

/** What a choice begins with: what was chosen before, and what is known to be somebody else's now. */
export const initialSeatChoice = <Chosen extends SeatPick>({ gone = [], picks = [] }: Begun<Chosen>) => ({
  plan: null,
  expiresAt: 0,
  picks,
  refusal: null,
  lost: [],
  proposal: [],
  gone,
  problem: null,
});

/** What is known once chosen places could not be priced. */
export const learnUnpriced = (outcome: SeatsUnpriced): Partial<Pick<SeatChoiceContext, "gone" | "problem">> => {
  switch (outcome.type) {
    case "PROBLEM":
      return { problem: outcome.problem };
    case "SEATS_TAKEN":
      return { gone: outcome.seats };
    case "RULE_BROKEN":
      return { gone: [outcome.seat] };
    default:
      return {};
  }
};

/** Somebody else sits on one of the places. */
export const withGender = <Chosen extends SeatPick>(
  picks: readonly Chosen[],
  { gender, seat }: Required<Pick<SeatPick, "seat" | "gender">>,
): readonly Chosen[] => picks.map((pick) => (pick.seat === seat ? { ...pick, gender } : pick));

/** What was lost, each with the place that is offered for it. */
export const withNearest = <Chosen extends SeatPick>(
  seating: Seating,
  picks: readonly SeatPick[],
  lost: readonly Chosen[],
): readonly LostSeat<Chosen>[] => {
  const near = nearestPlaces(seating, picks, lost);
  return lost.map((one, at) => ({ ...one, nearest: near[at] ?? null }));
};

/** Another choice has no price yet, and what is nearest to a lost place may just have been taken. */
export const choosing = (
  { forgotten, seatingOf }: SeatKit,
  { lost, plan }: SeatChoiceContext,
  picks: readonly SeatPick[],
  stillLost: readonly LostSeat[] = lost,
): Partial<SeatChoiceContext> => ({
  ...forgotten,
  problem: null,
  proposal: [],
  refusal: null,
  picks,
  lost: plan === null ? stillLost : withNearest(seatingOf(plan), picks, stillLost),
});

/** What is left of a choice on a plan that was just read, and what of it was lost. */
export const choiceOn = <Plan extends SeatPlan, Chosen extends SeatPick, Own extends object>(
  { forgotten, seatingOf }: SeatKit<Plan, Own>,
  { gone, picks, proposal }: Pick<SeatChoiceContext<Plan, Chosen>, "gone" | "picks" | "proposal">,
  plan: Plan,
) => {
  const seating = seatingOf(plan);
  const wanted = picks.filter(({ seat }) => !gone.includes(seat));
  const kept = leftOf(seating, picks, allowedPicks(seating, wanted));
  const gonePicks = picks.filter(({ seat }) => !kept.some((pick) => pick.seat === seat));
  // What is proposed stays in sight as long as all of it can be had.
  const isStillFree = allowedPicks(seating, proposal).length === proposal.length;
  return {
    ...forgotten,
    plan,
    picks: kept,
    lost: withNearest(seating, kept, gonePicks),
    gone: [],
    proposal: isStillFree ? proposal : [],
    refusal: null,
    problem: null,
  };
};
