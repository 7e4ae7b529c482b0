import type { SeatPrice } from "../../booking/seat-plan/seat-service.types.ts";
import type { WalkContext, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { HallParty, HallPick } from "./hall/hall-plan.types.ts";
import type { Film, MoviesSummary, Show } from "./movies.domain.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly shown?: MoviesSummary };

/** The address of a show names no session. */
export type MoviesStart = WalkStart<Booked, RefId | null>;

export type MoviesInput = WalkInput<Booked, RefId | null>;

/** Seats that were chosen, to come back to them. */
export type HallChoice = {
  readonly film: Film;
  readonly show: Show;
  readonly party: HallParty;
  readonly picks: readonly HallPick[];
  /** As they are written on them. */
  readonly seats: readonly string[];
  readonly price: SeatPrice;
};

export type MoviesContext = WalkContext<Booked, RefId | null> & {
  readonly choice: HallChoice | null;
  /** What was chosen after it, and left before it had a price. */
  readonly left?: Partial<HallChoice> | undefined;
  /** Seats of theirs that went to somebody else. */
  readonly lost: readonly string[];
};

export type MoviesOwnScreen = "seats";
