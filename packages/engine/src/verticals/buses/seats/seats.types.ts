import type { SearchText } from "../../../booking/search/search.types.ts";
import type {
  SeatsOutput as Ended,
  SeatsScreen as Screen,
  SeatChoiceContext,
  SeatStepEvent,
  SeatsBegun,
  SeatsEnd,
  WhoSitsEvent,
} from "../../../booking/seat-plan/seat-choice.types.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { BusTrip, SeatFares } from "../buses.domain.ts";
import type { SeatChoice } from "../buses.types.ts";
import type { CoachPlan, SeatPick } from "./coach.types.ts";

export type SeatsInput = SeatsBegun<SeatPick> & {
  readonly departure: OfferId;
  readonly boarding?: string | null;
  readonly dropping?: string | null;
  readonly bundle?: string | null;
};

export type SeatsContext = SeatChoiceContext<CoachPlan, SeatPick> & {
  readonly departure: OfferId;
  readonly trip: BusTrip | null;
  readonly search: SearchText | null;
  /** Whoever is seated next, unless they are said to be somebody else; null while that is not known. */
  readonly gender: Gender | null;
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly fares: SeatFares | null;
  readonly bundle: string | null;
  readonly end: SeatsEnd;
};

export type SeatsOutput = Ended<SeatChoice>;

export type SeatsEvent =
  | SeatStepEvent
  | WhoSitsEvent
  | { readonly type: "boarding.choose"; readonly stop: string }
  | { readonly type: "dropping.choose"; readonly stop: string }
  | { readonly type: "seats.edit" }
  | { readonly type: "bundle.choose"; readonly bundle: string }
  | { readonly type: "bundle.accept" };

export type SeatsScreen = Screen<"bundles">;
