import type { Gender } from "../../../account/profile/profile.types.ts";
import type { ResumeEvent } from "../../../booking/resume.types.ts";
import type { SearchText } from "../../../booking/search/search.types.ts";
import type { SeatStatus } from "../../../booking/seats/seat.types.ts";
import type { ItineraryRefId } from "../../../kernel/ids.ts";
import type { Money } from "../../../kernel/money.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { ResumePolicy } from "../../../kernel/resume.ts";
import type { BusTrip, SeatCategory, SeatFares } from "../buses.types.ts";

/** Who may sit beside whom on an operator's coaches. */
export type SeatRules = {
  /** The most seats of one booking. */
  readonly max: number;
  /** `strict`: nobody sits beside a stranger of the other gender. */
  readonly beside: "strict" | "none";
  /** Whether those of one booking may sit beside each other whoever they are. */
  readonly partyTogether: boolean;
};

/** A place where somebody sits or lies. */
export type CoachSeat = {
  readonly id: string;
  /** As it is written on the seat. */
  readonly label: string;
  readonly deck: number;
  readonly row: number;
  readonly column: number;
  readonly kind: "seat" | "sleeper";
  /** `selected` is said of it by whoever shows it; a plan's own never is. */
  readonly status: SeatStatus;
  readonly category: string;
  readonly fare: Money;
  /** Kept for travellers of this gender; null for everybody. */
  readonly only: Gender | null;
};

/** What else takes up a place: the driver's seat, the door. */
export type CoachFixture = {
  readonly kind: "driver" | "door";
  readonly deck: number;
  readonly row: number;
  readonly column: number;
};

/** The seats of one coach as they are now. */
export type CoachPlan = {
  readonly decks: readonly { readonly rows: number; readonly columns: number }[];
  readonly seats: readonly CoachSeat[];
  readonly fixtures: readonly CoachFixture[];
  readonly categories: readonly SeatCategory[];
  readonly rules: SeatRules;
};

/** A seat with who is to sit there. */
export type SeatPick = { readonly seat: string; readonly gender: Gender };

/** Why a seat cannot be had by somebody. */
export type SeatRefusal =
  | { readonly code: "limit"; readonly max: number }
  | { readonly code: "taken"; readonly seat: string }
  | { readonly code: "not_for_sale"; readonly seat: string }
  | { readonly code: "kept_for"; readonly seat: string; readonly gender: Gender }
  /** Somebody of the other gender sits beside it: a stranger, or one of the party where even that is not allowed. */
  | { readonly code: "beside"; readonly seat: string; readonly neighbour: string; readonly gender: Gender };

/** A seat of theirs that went to somebody else, and the free one nearest to it. */
export type LostSeat = { readonly seat: string; readonly gender: Gender; readonly nearest: string | null };

export type SeatsInput = {
  readonly departure: ItineraryRefId;
  /** What was chosen before. */
  readonly picks?: readonly SeatPick[];
  readonly boarding?: string | null;
  readonly dropping?: string | null;
  /** Seats that are known to have gone meanwhile. */
  readonly gone?: readonly string[];
};

export type SeatsContext = {
  readonly departure: ItineraryRefId;
  readonly trip: BusTrip | null;
  readonly plan: CoachPlan | null;
  readonly search: SearchText | null;
  /** Of the search that the departure is from. */
  readonly expiresAt: EpochMs;
  readonly picks: readonly SeatPick[];
  /** Whoever is seated next, unless they are said to be somebody else. */
  readonly gender: Gender;
  readonly boarding: string | null;
  readonly dropping: string | null;
  /** Why what was just asked for is not possible. */
  readonly refusal: SeatRefusal | null;
  readonly lost: readonly LostSeat[];
  /** Best seats for as many as were asked for. */
  readonly proposal: readonly SeatPick[];
  readonly gone: readonly string[];
  readonly fares: SeatFares | null;
  readonly bundle: string | null;
  readonly problem: Problem | null;
  readonly end: "CHOSEN" | "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";
};

export type SeatsOutput =
  | {
      readonly type: "CHOSEN";
      readonly trip: BusTrip;
      readonly picks: readonly SeatPick[];
      readonly boarding: string | null;
      readonly dropping: string | null;
      readonly fares: SeatFares;
      readonly bundle: string;
      readonly search: SearchText | null;
    }
  | { readonly type: "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT"; readonly search: SearchText | null };

export type SeatsEvent =
  /** Takes a free seat for whoever is next, or leaves one that was taken. */
  | { readonly type: "seat.toggle"; readonly seat: string }
  | { readonly type: "gender.choose"; readonly gender: Gender }
  /** Says who sits on a chosen seat. */
  | { readonly type: "traveller.change"; readonly seat: string; readonly gender: Gender }
  /** Asks for the best seats together, for so many. */
  | { readonly type: "seats.propose"; readonly genders: readonly Gender[] }
  | { readonly type: "proposal.accept" }
  /** Takes the free seat nearest to one that was lost. */
  | { readonly type: "nearest.accept"; readonly seat: string }
  | { readonly type: "seats.clear" }
  | { readonly type: "boarding.choose"; readonly stop: string }
  | { readonly type: "dropping.choose"; readonly stop: string }
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.edit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "bundle.choose"; readonly bundle: string }
  | { readonly type: "bundle.accept" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type SeatsScreen = "loading" | "seats" | "bundles" | "failed" | "expired" | "done";

export type SeatsMeta = { readonly screen: SeatsScreen; readonly resume: ResumePolicy };
