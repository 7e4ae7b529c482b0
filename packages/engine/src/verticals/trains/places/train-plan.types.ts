import type { SeatPlan } from "../../../booking/seat-plan/seat-plan.types.ts";
import type { ReasonedRule } from "../../../booking/seat-plan/seller-rules.ts";
import type { AgeBand } from "../../../kernel/calendar-date.ts";
import type { Gender } from "../../../kernel/person.ts";

export type TrainRule = ReasonedRule;

/** The coaches of one class as they are now, a deck each. What a place costs is its fare with a berth's extra charge. */
export type TrainPlan = SeatPlan & { readonly rules: readonly TrainRule[] };

/** Somebody who needs a place. */
export type TrainTraveller = { readonly id: string; readonly age: AgeBand };

/** A place with who is to have it. */
export type TrainPick = TrainTraveller & { readonly seat: string; readonly gender: Gender };
