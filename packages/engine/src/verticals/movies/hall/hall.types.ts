import type { SearchText } from "../../../booking/search/search.types.ts";
import type { SeatChoiceContext, SeatChoiceEvent } from "../../../booking/seat-plan/seat-choice.types.ts";
import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../../kernel/flow/resume.types.ts";
import type { OfferId } from "../../../kernel/ids.ts";
import type { Film, SeatPrice, Show } from "../movies.domain.ts";
import type { HallChoice } from "../movies.types.ts";
import type { HallParty, HallPick, HallPlan } from "./hall-plan.types.ts";

export type HallInput = {
  readonly show: OfferId;
  /** What was chosen before. */
  readonly party?: HallParty;
  readonly picks?: readonly HallPick[];
  /** Seats that are known to have gone meanwhile. */
  readonly gone?: readonly string[];
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
  readonly end: "CHOSEN" | "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";
};

export type HallOutput =
  | ({ readonly type: "CHOSEN"; readonly search: SearchText | null } & HallChoice)
  | { readonly type: "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT"; readonly search: SearchText | null };

export type HallEvent =
  | SeatChoiceEvent
  /** How many they are and where they would sit; the best places are proposed at once. */
  | { readonly type: "party.choose"; readonly party: HallParty }
  | { readonly type: "party.edit" }
  /** Asks for the best places together for the party. */
  | { readonly type: "seats.propose" }
  /** Takes the move that mends what is wrong. */
  | { readonly type: "mend.accept" }
  /** Somebody may have taken places, or given some back. */
  | { readonly type: "seats.hinted" }
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type HallScreen = "loading" | "party" | "seats" | "failed" | "expired" | "done";

export type HallMeta = { readonly screen: HallScreen; readonly resume: ResumePolicy };
