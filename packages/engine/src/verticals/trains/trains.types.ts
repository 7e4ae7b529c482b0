import type { SeatPrice } from "../../booking/seat-plan/seat-service.types.ts";
import type { WalkContext, WalkEvent, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { TrainPick } from "./places/train-plan.types.ts";
import type { Train, TrainSummary } from "./trains.domain.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly shown?: TrainSummary };

/** The address of a train need not name its session. */
export type TrainsStart = WalkStart<Booked, RefId | null>;

export type TrainsInput = WalkInput<Booked, RefId | null>;

/** Places that were chosen, to come back to them. */
export type PlaceChoice = {
  readonly picks: readonly TrainPick[];
  /** As they are written: of each coach and place. */
  readonly places: TrainSummary["places"];
  readonly fares: SeatPrice;
};

export type TrainsContext = WalkContext<Booked, RefId | null> & {
  /** The train that is looked at, once it is read. */
  readonly train: Train | null;
  readonly expiresAt: EpochMs;
  /** The class that was chosen of it. */
  readonly code: string | null;
  readonly choice: PlaceChoice | null;
  /** What was chosen after it, and left before it had a price. */
  readonly left?: Partial<PlaceChoice> | undefined;
  /** Places of theirs that went to somebody else. */
  readonly lost: readonly string[];
  readonly problem: Problem | null;
};

export type TrainsEvent =
  | WalkEvent
  | { readonly type: "offer.reload" }
  | { readonly type: "search.refresh" }
  /** Chooses a class of the train, by its code, and goes on to its places. */
  | { readonly type: "class.choose"; readonly code: string };

export type TrainsOwnScreen = "train" | "trainFailed" | "places" | "sessionExpired";
