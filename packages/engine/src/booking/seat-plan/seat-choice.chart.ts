import { withOutput } from "../../kernel/flow/with-output.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { SeatPick, Sitter } from "./seat-plan.types.ts";

type Toggled<Context> = { readonly context: Context; readonly event: { readonly seat: string } };

type Told<Event> = { readonly event: Event };

const seatIn = ({ event }: Told<{ readonly seat: string }>) => event.seat;

const nowIn = ({ event }: Told<{ readonly now: EpochMs }>) => event.now;

type Asking<Context, Ref> = {
  /** The chart's own. */
  readonly id: string;
  readonly of: (context: Context) => Ref;
};

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

/** Whether a plan that somebody comes back to counts no longer. */
export const isOverNow = { type: "isOver", params: nowIn } as const;

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
    RESUME: [
      { guard: isOverNow, target: "expired" },
      { target: "reading", actions: "forgetRefusal" },
    ],
  },
} as const;

/**
 * While somebody chooses, what others take is read without taking the plan away. A hint that comes while it is read may be of
 * something later: it is read once more.
 */
export const watchedSeats = <Context, Ref>({ id, of }: Asking<Context, Ref>) =>
  ({
    initial: "still",
    states: {
      still: { meta: { screen: "seats", resume: "inquire" }, on: { "seats.hinted": "rereading" } },
      rereading: {
        meta: { screen: "seats", resume: "inquire" },
        invoke: {
          src: "readSeats",
          input: ({ context }: { readonly context: Context }) => of(context),
          onDone: [
            { guard: withOutput("isRead"), target: "still", actions: withOutput("learnSeats") },
            { guard: withOutput("isSessionGone"), target: `#${id}.expired` },
            { target: "still" },
          ],
          onError: "still",
        },
        on: { "seats.hinted": { target: "rereading", reenter: true } },
      },
    },
  }) as const;

export const choosingSeats = { tags: "stable", meta: { screen: "seats", resume: "inquire" } } as const;

/**
 * Takes places, leaves one, or says why they cannot be had. `asked` is who would be where: one person, or more where places are sold
 * together only.
 */
export const placePresses = <Context, Chosen extends SeatPick>(
  asked: (context: Context, seat: string) => readonly Chosen[],
) => {
  const picks = ({ context, event }: Toggled<Context>) => asked(context, event.seat);
  return {
    "seat.toggle": [
      { guard: { type: "isPicked", params: seatIn }, actions: { type: "leaveSeat", params: seatIn } },
      { guard: { type: "isAllowed", params: picks }, actions: { type: "takeSeat", params: picks } },
      { actions: { type: "refuse", params: picks } },
    ],
  } as const;
};

/** The same for one place at a time. `next` is whoever sits down next. */
export const seatPresses = <Context, Who extends Sitter>(next: (context: Context) => Who) =>
  placePresses((context: Context, seat): readonly (Who & SeatPick)[] => [{ ...next(context), seat }]);

/**
 * The same where it matters who sits down: of whom that is not known it is asked first. `then` is what follows once a place is taken.
 */
export const knownSeatPresses = <Context, Who extends Sitter, Then extends string = never>(
  next: (context: Context) => Who,
  ...then: readonly Then[]
) => {
  const [leave, take, refuse] = seatPresses(next)["seat.toggle"];
  return {
    "seat.toggle": [
      leave,
      { guard: "isUnknown", actions: { type: "askWho", params: seatIn } },
      { ...take, actions: [take.actions, ...then] },
      refuse,
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

/** Takes what is proposed, or the nearest for one that was lost, and gives all up. */
const proposedSeats = {
  "proposal.accept": { guard: "hasProposal", actions: "takeProposal" },
  "nearest.accept": { guard: { type: "hasNearest", params: seatIn }, actions: { type: "takeNearest", params: seatIn } },
  "seats.clear": { actions: "clear" },
} as const;

/** The best places together, and the nearest for one that was lost. `party` is whom they are asked for. */
export const seatsTogether = <Event, Who extends Sitter, Context = unknown>(
  party: (event: Event, context: Context) => readonly Who[],
) =>
  ({
    "seats.propose": {
      actions: {
        type: "propose",
        params: ({ context, event }: Told<Event> & { readonly context: Context }) => party(event, context),
      },
    },
    ...proposedSeats,
  }) as const;

/**
 * The presses of a party who said how many they are and at which price they would sit: as long as somebody stands, the best for those is
 * proposed, whatever was pressed. A place at another price moves all of them to that price.
 */
export const partyPresses = <Context, Chosen extends SeatPick>(
  asked: (context: Context, seat: string) => readonly Chosen[],
) => {
  const [leave, take, refuse] = placePresses(asked)["seat.toggle"];
  const move = { type: "moveParty", params: seatIn } as const;
  const { "nearest.accept": nearest, "proposal.accept": accept, "seats.clear": clear } = proposedSeats;
  return {
    "seat.toggle": [
      { ...leave, actions: [leave.actions, "proposeRest"] },
      { ...take, actions: [take.actions, "proposeRest"] },
      { guard: { type: "isElsewhere", params: seatIn }, actions: [move, take.actions, "proposeRest"] },
      { ...refuse, actions: [refuse.actions, "explainRefusal"] },
    ],
    "proposal.accept": accept,
    "nearest.accept": { ...nearest, actions: [nearest.actions, "proposeRest"] },
    "seats.clear": { actions: [clear.actions, "proposeRest"] },
  } as const;
};

/** The chosen places are priced. Where one of them has gone, the plan is looked at again. */
export const pricingSeats = <Context, Ref>({ id, of }: Asking<Context, Ref>) =>
  ({
    tags: "busy",
    meta: { screen: "seats", resume: "restart" },
    invoke: {
      src: "priceSeats",
      input: ({ context }: { readonly context: Context }) => of(context),
      onDone: [
        {
          guard: withOutput("isPriced"),
          target: `#${id}.chosen`,
          actions: [withOutput("learnFares"), { type: "endAs", params: "CHOSEN" }],
        },
        { guard: withOutput("areSeatsGone"), target: `#${id}.reading`, actions: withOutput("learnFares") },
        { guard: withOutput("isSessionGone"), target: `#${id}.expired` },
        { target: "choosing", actions: withOutput("learnFares") },
      ],
      onError: { target: "choosing", actions: "reportFault" },
    },
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
