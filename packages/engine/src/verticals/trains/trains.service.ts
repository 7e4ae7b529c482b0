import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { Finder } from "../../booking/search/one-answer-search.ts";
import type { SearchService } from "../../booking/search/search.types.ts";
import type { SeatPriceOutcome, SeatsRead } from "../../booking/seat-plan/seat-service.types.ts";
import type { OfferId } from "../../kernel/ids.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./places/train-plan.types.ts";
import type { FoundTrains, Train, TrainStation } from "./trains.domain.ts";

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

export type StationsOutcome = { readonly type: "STATIONS"; readonly stations: readonly TrainStation[] } | Problematic;

export type TrainOutcome = SeatsRead<"TRAIN", { readonly train: Train }>;

/** A class of a train, by its code. */
export type TrainChoice = { readonly train: OfferId; readonly code: string };

export type TrainPlacesOutcome = SeatsRead<
  "PLACES",
  {
    readonly train: Train;
    readonly plan: TrainPlan;
    /** Everybody who needs a place. */
    readonly travellers: readonly TrainTraveller[];
  }
>;

export type PlaceFaresRequest = TrainChoice & { readonly picks: readonly TrainPick[] };

export type TrainsFinder = Finder<FoundTrains>;

/** What choosing a train's class and places needs from outside. Reading keeps the search alive. No method rejects. */
export interface TrainPlacesService {
  readTrain(train: OfferId, signal?: AbortSignal): Promise<TrainOutcome>;
  readPlaces(choice: TrainChoice, signal?: AbortSignal): Promise<TrainPlacesOutcome>;
  placeFares(request: PlaceFaresRequest, signal?: AbortSignal): Promise<SeatPriceOutcome>;
}

/** Where trains stop. Does not reject. */
export interface TrainGuide {
  stations(signal?: AbortSignal): Promise<StationsOutcome>;
}

/** What booking a train needs from outside. No method rejects. */
export interface TrainsService extends SearchService, TrainPlacesService, CheckoutService {}
