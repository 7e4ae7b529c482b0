import type { Place, SeatPlan } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { Gender } from "../../../kernel/person.ts";

/** Who may sit beside whom on an operator's coaches. */
export type SeatRules = {
  /** The most seats of one booking. */
  readonly max: number;
  /** `strict`: nobody sits beside a stranger of the other gender. */
  readonly beside: "strict" | "none";
  /** Whether those of one booking may sit beside each other whoever they are. */
  readonly partyTogether: boolean;
};

export type CoachSeat = Place;

/** The seats of one coach as they are now. */
export type CoachPlan = SeatPlan & { readonly rules: SeatRules };

/** A seat with who is to sit there. */
export type SeatPick = { readonly seat: string; readonly gender: Gender };
