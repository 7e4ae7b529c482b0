import type { WalkContext, WalkInput, WalkScreen, WalkStart } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { BusSummary, BusTrip, SeatFares } from "./buses.domain.ts";
import type { SeatPick } from "./seats/coach.types.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly bus?: BusSummary };

/** The address of a coach's seats names no session. */
export type BusesStart = WalkStart<Booked, RefId | null>;

export type BusesInput = WalkInput<Booked, RefId | null>;

/** What was chosen on the coach, to come back to it. */
export type SeatChoice = {
  readonly trip: BusTrip;
  readonly picks: readonly SeatPick[];
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly fares: SeatFares;
  readonly bundle: string;
};

export type BusesContext = WalkContext<Booked, RefId | null> & {
  readonly choice: SeatChoice | null;
  /** What was chosen after it, and left before it had a price. */
  readonly left?: Partial<SeatChoice> | undefined;
  /** Seats of theirs that went to somebody else. */
  readonly lost: readonly string[];
};

export type BusesOwnScreen = "seats";

export type BusesScreen = WalkScreen<BusesOwnScreen>;
