import type { SearchText } from "../../../booking/search/search.types.ts";
import type { SeatChoiceContext, SeatChoiceEvent } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../../kernel/flow/resume.types.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { PlaceFares, Train } from "../trains.domain.ts";
import type { TrainChoice } from "../trains.service.ts";
import type { PlaceChoice } from "../trains.types.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./train-plan.types.ts";

export type PlacesInput = TrainChoice & {
  /** What was chosen before. */
  readonly picks?: readonly TrainPick[];
  /** Places that are known to have gone meanwhile. */
  readonly gone?: readonly string[];
};

export type PlacesContext = SeatChoiceContext<TrainPlan, TrainPick> &
  TrainChoice & {
    /** Null before the coaches are read. */
    readonly shown: Train | null;
    readonly search: SearchText | null;
    readonly travellers: readonly TrainTraveller[];
    /** Whoever is seated next, unless they are said to be somebody else. */
    readonly gender: Gender;
    readonly fares: PlaceFares | null;
    readonly end: "CHOSEN" | "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";
  };

export type PlacesOutput =
  | ({ readonly type: "CHOSEN"; readonly train: Train; readonly search: SearchText | null } & PlaceChoice)
  | { readonly type: "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT"; readonly search: SearchText | null };

export type PlacesEvent =
  | SeatChoiceEvent
  | { readonly type: "gender.choose"; readonly gender: Gender }
  /** Says who has a chosen place. */
  | { readonly type: "traveller.change"; readonly seat: string; readonly gender: Gender }
  /** Asks for the best places together, with the gender of each traveller in their order. */
  | { readonly type: "seats.propose"; readonly genders: readonly Gender[] }
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type PlacesScreen = "loading" | "seats" | "failed" | "expired" | "done";

export type PlacesMeta = { readonly screen: PlacesScreen; readonly resume: ResumePolicy };
