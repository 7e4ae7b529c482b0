import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { TrainPick, TrainPlan, TrainTraveller } from "./places/train-plan.types.ts";
import type { FoundTrains, PlaceFares, Train, TrainStation } from "./trains.domain.ts";

type Problematic = { readonly type: "PROBLEM"; readonly problem: Problem };

type Over = { readonly type: "SESSION_EXPIRED" };

export type StationsOutcome = { readonly type: "STATIONS"; readonly stations: readonly TrainStation[] } | Problematic;

export type FindTrainsOutcome =
  | { readonly type: "FOUND"; readonly found: FoundTrains }
  /** `INVALID`: nobody can search for that. `GONE`: the session is over. */
  | { readonly type: "INVALID" | "GONE" }
  | Problematic;

export type TrainOutcome =
  | {
      readonly type: "TRAIN";
      readonly train: Train;
      /** What its session looks for: a train that was opened by its address leads back to it. */
      readonly search: SearchText;
      readonly expiresAt: EpochMs;
    }
  | Over
  | Problematic;

/** A class of a train, by its code. */
export type TrainChoice = { readonly train: OfferId; readonly code: string };

export type TrainPlacesOutcome =
  | {
      readonly type: "PLACES";
      readonly train: Train;
      readonly plan: TrainPlan;
      /** Everybody who needs a place. */
      readonly travellers: readonly TrainTraveller[];
      readonly search: SearchText;
      readonly expiresAt: EpochMs;
    }
  | Over
  | Problematic;

export type PlaceFaresRequest = TrainChoice & { readonly picks: readonly TrainPick[] };

export type PlaceFaresOutcome =
  | { readonly type: "FARES"; readonly fares: PlaceFares }
  | { readonly type: "PLACES_TAKEN"; readonly places: readonly string[] }
  /** The operator does not seat this traveller there. */
  | { readonly type: "RULE_BROKEN"; readonly place: string }
  | Over
  | Problematic;

/** The calls of a search. No method rejects. */
export interface TrainsFinder {
  find(search: SearchText, signal?: AbortSignal): Promise<FindTrainsOutcome>;
  /** Reads a session again, which makes it last longer. */
  findAgain(refId: RefId, signal?: AbortSignal): Promise<FindTrainsOutcome>;
}

/** What choosing a train's class and places needs from outside. Reading keeps the search alive. No method rejects. */
export interface TrainPlacesService {
  readTrain(train: OfferId, signal?: AbortSignal): Promise<TrainOutcome>;
  readPlaces(choice: TrainChoice, signal?: AbortSignal): Promise<TrainPlacesOutcome>;
  placeFares(request: PlaceFaresRequest, signal?: AbortSignal): Promise<PlaceFaresOutcome>;
}

/** Where trains stop. Does not reject. */
export interface TrainGuide {
  stations(signal?: AbortSignal): Promise<StationsOutcome>;
}

/** What booking a train needs from outside. No method rejects. */
export interface TrainsService extends SearchService, TrainPlacesService, CheckoutService {}
