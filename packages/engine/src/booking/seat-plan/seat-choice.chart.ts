import { withOutput } from "../../kernel/flow/with-output.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { SeatPick, Sitter } from "./seat-plan.types.ts";

type Toggled<Context> = { readonly context: Context; readonly event: { readonly seat: string } };

type Told<Event> = { readonly event: Event };

const seatIn = ({ event }: Told<{ readonly seat: string }>) => event.seat;

const nowIn = ({ event }: Told<{ readonly now: EpochMs }>) => event.now;

/** What leads away from wherever the choice stands. */
export const seatsFrame = {
  initial: "reading",
  on: {
    "flow.back": { target: ".left", actions: { type: "endAs", params: "BACK" } },
    "search.edit": { target: ".left", actions: { type: "endAs", params: "SEARCH_EDIT" } },
  },
} as const;

/** The plan is read anew, and what of the choice cannot be kept is lost. `of` names what it is a plan of. */
export const readingSeats = <Context, Ref>(of: (context: Context) => Ref) =>
  ({
    tags: "busy",
    meta: { screen: "loading", resume: "restart" },
    invoke: {
      src: "readSeats",
      input: ({ context }: { readonly context: Context }) => of(context),
      onDone: [
        { guard: withOutput("isRead"), target: "open", actions: withOutput("learnSeats") },
        { guard: withOutput("isSessionGone"), target: "expired" },
        { target: "failed", actions: withOutput("learnSeats") },
      ],
      onError: { target: "failed", actions: "reportFault" },
    },
  }) as const;

/** While there is a plan to choose from. A vertical adds its states: `choosing`, and what comes of it. */
export const openSeats = {
  initial: "choosing",
  invoke: {
    id: "expiry",
    src: "waitUntil",
    input: ({ context }: { readonly context: { readonly expiresAt: EpochMs } }) => ({ at: context.expiresAt }),
    onDone: "expired",
  },
  on: {
    "seats.reload": "reading",
    RESUME: [{ guard: { type: "isOver", params: nowIn }, target: "expired" }, { target: "reading" }],
  },
} as const;

export const choosingSeats = { tags: "stable", meta: { screen: "seats", resume: "inquire" } } as const;

/** Takes a place, leaves it, or says why it cannot be had. `next` is whoever sits down next. */
export const seatPresses = <Context, Who extends Sitter>(next: (context: Context) => Who) => {
  const pick = ({ context, event }: Toggled<Context>) => ({ ...next(context), seat: event.seat });
  return {
    "seat.toggle": [
      { guard: { type: "isPicked", params: seatIn }, actions: { type: "leaveSeat", params: seatIn } },
      { guard: { type: "isAllowed", params: pick }, actions: { type: "takeSeat", params: pick } },
      { actions: { type: "refuse", params: pick } },
    ],
  } as const;
};

const genderIn = ({ event }: Told<{ readonly gender: NonNullable<Sitter["gender"]> }>) => event.gender;

const pickIn = ({ event: { gender, seat } }: Told<Required<Pick<SeatPick, "seat" | "gender">>>) => ({ seat, gender });

/** Where it matters beside whom somebody sits: who is next, and who is on a place that was taken. */
export const whoSits = {
  "gender.choose": { actions: { type: "chooseGender", params: genderIn } },
  "traveller.change": [
    { guard: { type: "isTravellerAllowed", params: pickIn }, actions: { type: "changeTraveller", params: pickIn } },
    { actions: { type: "refuseTraveller", params: pickIn } },
  ],
} as const;

/** The best places together, and the nearest for one that was lost. `party` is whom they are asked for. */
export const seatsTogether = <Event, Who extends Sitter>(party: (event: Event) => readonly Who[]) =>
  ({
    "seats.propose": { actions: { type: "propose", params: ({ event }: Told<Event>) => party(event) } },
    "proposal.accept": { guard: "hasProposal", actions: "takeProposal" },
    "nearest.accept": {
      guard: { type: "hasNearest", params: seatIn },
      actions: { type: "takeNearest", params: seatIn },
    },
    "seats.clear": { actions: "clear" },
  }) as const;

/** How a choice ends, or does not get under way. */
export const seatEnds = {
  failed: { tags: "stable", meta: { screen: "failed", resume: "stay" }, on: { "seats.reload": "reading" } },

  /** The results that the plan is from count no more: 'Search Results Expired!' */
  expired: {
    tags: "stable",
    meta: { screen: "expired", resume: "stay" },
    on: { "search.refresh": { target: "left", actions: { type: "endAs", params: "SEARCH_AGAIN" } } },
  },

  chosen: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
} as const;
