import type { SearchText } from "../../../booking/search/search.types.ts";
import type { SeatChoiceContext, SeatChoiceEvent } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../../kernel/flow/resume.types.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { BusTrip, SeatFares } from "../buses.domain.ts";
import type { CoachPlan, SeatPick } from "./coach.types.ts";

export type SeatsInput = {
  readonly departure: OfferId;
  /** What was chosen before. */
  readonly picks?: readonly SeatPick[];
  readonly boarding?: string | null;
  readonly dropping?: string | null;
  /** Seats that are known to have gone meanwhile. */
  readonly gone?: readonly string[];
};

export type SeatsContext = SeatChoiceContext<CoachPlan, SeatPick> & {
  readonly departure: OfferId;
  readonly trip: BusTrip | null;
  readonly search: SearchText | null;
  /** Whoever is seated next, unless they are said to be somebody else. */
  readonly gender: Gender;
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly fares: SeatFares | null;
  readonly bundle: string | null;
  readonly end: "CHOSEN" | "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";
};

export type SeatsOutput =
  | {
      readonly type: "CHOSEN";
      readonly trip: BusTrip;
      readonly picks: readonly SeatPick[];
      readonly boarding: string | null;
      readonly dropping: string | null;
      readonly fares: SeatFares;
      readonly bundle: string;
      readonly search: SearchText | null;
    }
  | { readonly type: "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT"; readonly search: SearchText | null };

export type SeatsEvent =
  | SeatChoiceEvent
  | { readonly type: "gender.choose"; readonly gender: Gender }
  /** Says who sits on a chosen seat. */
  | { readonly type: "traveller.change"; readonly seat: string; readonly gender: Gender }
  /** Asks for the best seats together, for so many. */
  | { readonly type: "seats.propose"; readonly genders: readonly Gender[] }
  | { readonly type: "boarding.choose"; readonly stop: string }
  | { readonly type: "dropping.choose"; readonly stop: string }
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.edit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "bundle.choose"; readonly bundle: string }
  | { readonly type: "bundle.accept" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type SeatsScreen = "loading" | "seats" | "bundles" | "failed" | "expired" | "done";

export type SeatsMeta = { readonly screen: SeatsScreen; readonly resume: ResumePolicy };
