import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import { screenOf } from "../../../kernel/flow/screen-of.ts";
import { outcomeIs, unprovided } from "../../../kernel/flow/unprovided.ts";
import { withOutput } from "../../../kernel/flow/with-output.ts";
import type { Problem } from "../../../kernel/problem.ts";
import type { MoveOffer, MoveOffersOutcome, MoveOutcome, MoveRequest, MoveService } from "../booked-movies.ts";

export type MovingInput = Pick<MoveRequest, "booking" | "proof">;

export type MovingContext = MovingInput & {
  readonly offers: readonly MoveOffer[];
  /** The one that was chosen. */
  readonly chosen: MoveOffer | null;
  /** The seats of the chosen show went to somebody else: others are offered. */
  readonly isTaken: boolean;
  readonly problem: Problem | null;
};

export type MovingEvent =
  | { readonly type: "offer.choose"; readonly show: string }
  | { readonly type: "move.accept" }
  | { readonly type: "offers.reload" };

export type MovingScreen = "loading" | "offers" | "moving" | "moved" | "tooLate" | "failed";

const types: {
  readonly context?: MovingContext;
  readonly events?: MovingEvent;
  readonly input?: MovingInput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: { readonly screen: MovingScreen; readonly resume: ResumePolicy };
} = {};

const missing = unprovided("movingMachine");

/** Moving a booking to another show: those that the cinema offers, one of them chosen, and the seats there taken. */
export const movingMachine = setup({
  types,
  actors: {
    readOffers: fromPromise<MoveOffersOutcome, MovingInput>(missing),
    move: fromPromise<MoveOutcome, MoveRequest | null>(missing),
  },
  guards: {
    isOffered: outcomeIs<MoveOffersOutcome>("OFFERS"),
    isTooLate: outcomeIs<MoveOffersOutcome | MoveOutcome>("TOO_LATE"),
    isMoved: outcomeIs<MoveOutcome>("MOVED"),
    areSeatsTaken: outcomeIs<MoveOutcome>("SEATS_TAKEN"),
    isOffer: ({ context }, show: string) => context.offers.some((one) => one.show.id === show),
    hasChosen: ({ context }) => context.chosen !== null,
  },
  actions: {
    learnOffers: assign((_, outcome: MoveOffersOutcome) => {
      if (outcome.type === "OFFERS") return { offers: outcome.offers, chosen: null, problem: null };
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    learnMove: assign((_, outcome: MoveOutcome) => (outcome.type === "PROBLEM" ? { problem: outcome.problem } : {})),
    choose: assign(({ context }, show: string) => ({
      chosen: context.offers.find((one) => one.show.id === show) ?? null,
      isTaken: false,
      problem: null,
    })),
    tellTaken: assign({ isTaken: true }),
    reportFault: assign({ problem: { kind: "malformed", detail: "moving the booking failed", status: 0 } }),
  },
}).createMachine({
  id: "moving",
  context: ({ input }) => ({ ...input, offers: [], chosen: null, isTaken: false, problem: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        src: "readOffers",
        input: ({ context: { booking, proof } }) => ({ booking, proof }),
        onDone: [
          { guard: withOutput("isOffered"), target: "choosing", actions: withOutput("learnOffers") },
          { guard: withOutput("isTooLate"), target: "tooLate" },
          { target: "failed", actions: withOutput("learnOffers") },
        ],
        onError: { target: "failed", actions: "reportFault" },
      },
    },
    choosing: {
      tags: "stable",
      meta: { screen: "offers", resume: "stay" },
      on: {
        "offer.choose": {
          guard: { type: "isOffer", params: ({ event }) => event.show },
          actions: { type: "choose", params: ({ event }) => event.show },
        },
        "move.accept": { guard: "hasChosen", target: "moving" },
        "offers.reload": "reading",
      },
    },
    moving: {
      tags: "busy",
      meta: { screen: "moving", resume: "restart" },
      invoke: {
        src: "move",
        input: ({ context: { booking, chosen, proof } }) =>
          chosen === null ? null : { booking, proof, show: chosen.show.id, seats: chosen.seats },
        onDone: [
          { guard: withOutput("isMoved"), target: "moved" },
          { guard: withOutput("areSeatsTaken"), target: "reading", actions: "tellTaken" },
          { guard: withOutput("isTooLate"), target: "tooLate" },
          { target: "choosing", actions: withOutput("learnMove") },
        ],
        onError: { target: "choosing", actions: "reportFault" },
      },
    },
    failed: { tags: "stable", meta: { screen: "failed", resume: "stay" }, on: { "offers.reload": "reading" } },
    tooLate: { type: "final", tags: "terminal", meta: { screen: "tooLate", resume: "drop" } },
    moved: { type: "final", tags: "terminal", meta: { screen: "moved", resume: "drop" } },
  },
});

/** What the machine needs: `movingMachine.provide({ actors: movingActors(service) })`. */
export const movingActors = (service: MoveService) => ({
  readOffers: fromPromise<MoveOffersOutcome, MovingInput>(({ input, signal }) => service.offers(input, signal)),
  move: fromPromise<MoveOutcome, MoveRequest | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "TOO_LATE" }) : service.move(input, signal),
  ),
});

export type MovingView = Pick<MovingContext, "offers" | "chosen" | "isTaken" | "problem"> & {
  readonly screen: MovingScreen;
  readonly busy: boolean;
};

export const connectMoving = perSnapshot((snapshot: SnapshotFrom<typeof movingMachine>): MovingView => {
  const { chosen, isTaken, offers, problem } = snapshot.context;
  return { offers, chosen, isTaken, problem, screen: screenOf(snapshot, "loading"), busy: snapshot.hasTag("busy") };
});
