import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { Gender } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { SearchText } from "../search/search.types.ts";
import type { Seating, SeatPick, SeatPlan, SeatRefusal } from "./seat-plan.types.ts";

/** A place of theirs that went to somebody else, and the free one nearest to it. */
export type LostSeat<Chosen extends SeatPick = SeatPick> = Chosen & { readonly nearest: string | null };

/** What everybody who chooses places knows. `Chosen` says who is to sit there, as far as the rules ask. */
export type SeatChoiceContext<Plan extends SeatPlan = SeatPlan, Chosen extends SeatPick = SeatPick> = {
  readonly plan: Plan | null;
  /** Until when what the plan belongs to can be had. */
  readonly expiresAt: EpochMs;
  readonly picks: readonly Chosen[];
  /** Why what was just asked for is not possible. */
  readonly refusal: SeatRefusal | null;
  readonly lost: readonly LostSeat<Chosen>[];
  /** Best places for as many as were asked for. */
  readonly proposal: readonly Chosen[];
  /** Places that are known to have gone meanwhile. */
  readonly gone: readonly string[];
  readonly problem: Problem | null;
};

/** What everybody who chooses places may do. A vertical adds for whom it proposes some. */
export type SeatChoiceEvent =
  /** Takes a free place for whoever is next, or leaves one that was taken. */
  | { readonly type: "seat.toggle"; readonly seat: string }
  | { readonly type: "proposal.accept" }
  /** Takes the free place nearest to one that was lost. */
  | { readonly type: "nearest.accept"; readonly seat: string }
  | { readonly type: "seats.clear" };

/** The same with what leads on from the choice, and away from it. */
export type SeatStepEvent =
  | SeatChoiceEvent
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

/** Where it matters who sits down next: null while nobody has said so. */
export type NextGender = { readonly gender: Gender | null };

/** Where it matters beside whom somebody sits. */
export type WhoSitsEvent =
  | { readonly type: "gender.choose"; readonly gender: Gender }
  /** Says who has a chosen place. */
  | { readonly type: "traveller.change"; readonly seat: string; readonly gender: Gender }
  /** Asks for the best places together, with the gender of everybody in their order. */
  | { readonly type: "seats.propose"; readonly genders: readonly Gender[] };

type SeatsLeft = "BACK" | "SEARCH_AGAIN" | "SEARCH_EDIT";

/** As which a choice ends. */
export type SeatsEnd = "CHOSEN" | SeatsLeft;

/** What a choice ends with. `Choice` is what a vertical keeps of it. */
export type SeatsOutput<Choice extends object> =
  | (Choice & { readonly type: "CHOSEN"; readonly search: SearchText | null })
  | {
      readonly type: SeatsLeft;
      readonly search: SearchText | null;
      /** What was chosen so far, for whoever comes back. */
      readonly left?: Partial<Choice>;
    };

/** What every step of choosing places begins with, besides what the places are of. */
export type SeatsBegun<Chosen extends SeatPick> = {
  /** What was chosen before. */
  readonly picks?: readonly Chosen[];
  /** Places that are known to have gone meanwhile. */
  readonly gone?: readonly string[];
};

/** `Own` are the screens of a vertical besides. */
export type SeatsScreen<Own extends string = never> = "loading" | "seats" | "failed" | "expired" | "done" | Own;

/** What `setup` is told of the types of a choice. */
export type SeatsTypes<Context, Event, Input, Output, Screen extends string> = {
  readonly context?: Context;
  readonly events?: Event;
  readonly input?: Input;
  readonly output?: Output;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: { readonly screen: Screen; readonly resume: ResumePolicy };
};

/** What a vertical says of its places: the rules of a plan, and what of its own it forgets once others are chosen. */
export type SeatKit<Plan extends SeatPlan = SeatPlan, Own extends object = object> = {
  readonly seatingOf: (plan: Plan) => Seating;
  readonly forgotten: Own;
};
