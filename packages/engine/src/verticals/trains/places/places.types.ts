import type { SearchText } from "../../../booking/search/search.types.ts";
import type {
  SeatChoiceContext,
  SeatStepEvent,
  SeatsBegun,
  SeatsEnd,
  SeatsOutput,
  SeatsScreen,
  WhoSitsEvent,
} from "../../../booking/seat-plan/seat-choice.types.ts";
import type { SeatPrice } from "../../../booking/seat-plan/seat-service.types.ts";
import type { Gender } from "../../../kernel/person.ts";
import type { Train } from "../trains.domain.ts";
import type { TrainChoice } from "../trains.service.ts";
import type { PlaceChoice } from "../trains.types.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./train-plan.types.ts";

export type PlacesInput = TrainChoice & SeatsBegun<TrainPick>;

export type PlacesContext = SeatChoiceContext<TrainPlan, TrainPick> &
  TrainChoice & {
    /** Null before the coaches are read. */
    readonly shown: Train | null;
    readonly search: SearchText | null;
    readonly travellers: readonly TrainTraveller[];
    /** Of whoever is signed in, as far as they have said. */
    readonly ownGender: Gender | null;
    /** Of whoever is seated next; null while that is not known. */
    readonly gender: Gender | null;
    readonly fares: SeatPrice | null;
    readonly end: SeatsEnd;
  };

export type PlacesOutput = SeatsOutput<{ readonly train: Train } & PlaceChoice>;

export type PlacesEvent = SeatStepEvent | WhoSitsEvent;

export type PlacesScreen = SeatsScreen;
