import type { SeatKit } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { SeatRule } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { CoachPlan, SeatRules } from "./coach.types.ts";

const coachRules = ({ beside, max, partyTogether }: SeatRules): readonly SeatRule[] => [
  { rule: "most", most: max },
  ...(beside === "strict" ? [{ rule: "gender_beside", partyTogether } as const] : []),
];

/** A coach to whoever chooses seats on it. Other seats have other fares. */
export const coachKit = {
  seatingOf: (plan) => ({ plan, rules: coachRules(plan.rules) }),
  forgotten: { fares: null },
} as const satisfies SeatKit<CoachPlan>;
