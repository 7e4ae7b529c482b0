import type { SearchText } from "../../../booking/search/search.types.ts";
import type {
  SeatChoiceContext,
  SeatStepEvent,
  SeatsBegun,
  SeatsEnd,
  SeatsOutput,
  SeatsScreen,
} from "../../../booking/seat-plan/seat-choice.types.ts";
import type { SeatPrice } from "../../../booking/seat-plan/seat-service.types.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Film, Show } from "../movies.domain.ts";
import type { HallChoice } from "../movies.types.ts";
import type { HallParty, HallPick, HallPlan } from "./hall-plan.types.ts";

/** How many they were and at which price, and who sat where. */
export type HallSeated = { readonly party: HallParty; readonly picks: readonly HallPick[] };

export type HallInput = SeatsBegun<HallPick> & {
  readonly show: OfferId;
  /** Said before. */
  readonly party?: HallParty;
};

export type HallContext = SeatChoiceContext<HallPlan, HallPick> & {
  readonly show: OfferId;
  /** Null before the hall is read. */
  readonly film: Film | null;
  readonly shown: Show | null;
  readonly search: SearchText | null;
  /** Null until somebody said how many they are. */
  readonly party: HallParty | null;
  readonly price: SeatPrice | null;
  readonly end: SeatsEnd;
};

export type HallOutput = SeatsOutput<HallChoice>;

export type HallEvent =
  | SeatStepEvent
  /** How many they are and where they would sit; the best places are proposed at once. */
  | { readonly type: "party.choose"; readonly party: HallParty }
  | { readonly type: "party.edit" }
  /** Has these seats for this party in place of what is chosen: those of before a change, or the nearest that are sold (`mend`). */
  | ({ readonly type: "seats.choose" } & HallSeated)
  /** Somebody may have taken places, or given some back. */
  | { readonly type: "seats.hinted" };

export type HallScreen = SeatsScreen<"party">;
