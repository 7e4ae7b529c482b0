import { expect, test } from "vitest";
import { type AnyMachineSnapshot, assign, createActor, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Wait } from "../../kernel/flow/wait-until.ts";
import { settle } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates } from "../testing/explore.ts";
import {
  choosingSeats,
  openSeats,
  readingSeats,
  seatEnds,
  seatPresses,
  seatsFrame,
  seatsTogether,
} from "./seat-choice.chart.ts";
import { seatChoiceView } from "./seat-choice.connect.ts";
import { choiceOn, initialSeatChoice } from "./seat-choice.logic.ts";
import { seatActions, seatGuards } from "./seat-choice.setup.ts";
import type { SeatChoiceContext, SeatChoiceEvent, SeatKit } from "./seat-choice.types.ts";
import { drawPlan } from "./seat-plan.fixtures.ts";
import type { SeatPick, SeatPlan, Sitter } from "./seat-plan.types.ts";

/*
 * The least that a choice of places can be: those of a hall, with nobody asked who sits there and no price asked for before the quote.
 */

type HallContext = SeatChoiceContext & { readonly show: string; readonly end: string };

type HallEvent =
  | SeatChoiceEvent
  | { readonly type: "seats.propose"; readonly count: number }
  | { readonly type: "seats.submit" }
  | { readonly type: "seats.reload" }
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "flow.back" }
  | { readonly type: "RESUME"; readonly now: number };

type HallOutcome =
  | { readonly type: "SEATS"; readonly plan: SeatPlan }
  | { readonly type: "SESSION_EXPIRED" | "PROBLEM" };

const types: {
  context?: HallContext;
  events?: HallEvent;
  input?: { readonly picks?: readonly SeatPick[] };
  tags?: "busy" | "stable" | "terminal";
  meta?: { readonly screen: string; readonly resume: ResumePolicy };
} = {};

const hallKit: SeatKit = {
  seatingOf: (plan) => ({ plan, rules: [{ rule: "most", most: 2 }, { rule: "no_single" }] }),
  forgotten: {},
};

const missing = unprovided("hallMachine");

const hallMachine = setup({
  types,
  actors: {
    readSeats: fromPromise<HallOutcome, string>(missing),
    waitUntil: fromPromise<void, Wait>(missing),
  },
  guards: {
    ...seatGuards(hallKit),
    isRead: outcomeIs<HallOutcome>("SEATS"),
    isSessionGone: outcomeIs<HallOutcome>("SESSION_EXPIRED"),
  },
  actions: {
    ...seatActions<HallContext, HallEvent, SeatPlan, Sitter>(hallKit),
    learnSeats: assign(({ context }, outcome: HallOutcome) =>
      outcome.type === "SEATS" ? { ...choiceOn(hallKit, context, outcome.plan), expiresAt: 900_000 } : {},
    ),
    endAs: assign((_, end: string) => ({ end })),
  },
}).createMachine({
  id: "hall",
  context: ({ input }) => ({ ...initialSeatChoice(input), show: "S-1", end: "" }),
  ...seatsFrame,
  states: {
    reading: readingSeats(({ show }: HallContext) => show),
    open: {
      ...openSeats,
      states: {
        choosing: {
          ...choosingSeats,
          on: {
            ...seatPresses(() => ({})),
            ...seatsTogether(({ count }: { readonly count: number }) => Array.from({ length: count }, () => ({}))),
            "seats.submit": {
              guard: "canSubmit",
              target: "#hall.chosen",
              actions: { type: "endAs", params: "CHOSEN" },
            },
          },
        },
      },
    },
    ...seatEnds,
  },
});

const plan = drawPlan({ rows: ["...", "t.t"] });
const seats: HallOutcome = { type: "SEATS", plan };

const begin = async (picks: readonly SeatPick[] = []) => {
  const actor = createActor(
    hallMachine.provide({
      actors: {
        readSeats: fromPromise<HallOutcome, string>(async () => seats),
        waitUntil: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { picks } },
  ).start();
  await settle();
  const view = () => seatChoiceView(actor.getSnapshot().context, hallKit.seatingOf(plan), {});
  return { actor, view };
};

test("default: places are chosen, and a choice that leaves a gap says so and does not go on", async () => {
  const { actor, view } = await begin();
  for (const seat of ["0.A1", "0.A3"]) actor.send({ type: "seat.toggle", seat });
  expect(view()).toMatchObject({ unfinished: { code: "single", seat: "A2" }, total: { minor: 100_000 } });
  expect(actor.getSnapshot().can({ type: "seats.submit" })).toBe(false);
  for (const seat of ["0.A1", "0.A3"]) actor.send({ type: "seat.toggle", seat });
  expect(view()).toMatchObject({ unfinished: null, total: null });
  actor.send({ type: "seats.propose", count: 1 });
  expect(view()).toMatchObject({ proposal: [{ seat: "0.B2" }], together: null });
  actor.send({ type: "proposal.accept" });
  actor.send({ type: "seats.submit" });
  expect(actor.getSnapshot().value).toBe("chosen");
});

test("behavior: what was chosen before is kept as far as it may be, and the nearest is offered for the rest", async () => {
  const { actor, view } = await begin([{ seat: "0.B1" }, { seat: "0.A1" }]);
  expect(view()).toMatchObject({ picks: [{ seat: "0.A1" }], lost: [{ seat: "0.B1", nearest: "0.A2" }] });
  actor.send({ type: "nearest.accept", seat: "0.B1" });
  expect(view().picks).toEqual([{ seat: "0.A1" }, { seat: "0.A2" }]);
});

test("invariant: every state is reached, and from everywhere there is a way on", () => {
  const inputs = { empty: {}, seated: { picks: [{ seat: "0.A1" }] } };
  const events = {
    "seat.toggle": [
      { type: "seat.toggle", seat: "0.A1" },
      { type: "seat.toggle", seat: "0.B1" },
    ],
    "seats.propose": [{ type: "seats.propose", count: 2 }],
    "proposal.accept": [{ type: "proposal.accept" }],
    "nearest.accept": [{ type: "nearest.accept", seat: "0.A1" }],
    "seats.clear": [{ type: "seats.clear" }],
    "seats.submit": [{ type: "seats.submit" }],
    "seats.reload": [{ type: "seats.reload" }],
    "search.refresh": [{ type: "search.refresh" }],
    "search.edit": [{ type: "search.edit" }],
    "flow.back": [{ type: "flow.back" }],
    RESUME: [
      { type: "RESUME", now: 1000 },
      { type: "RESUME", now: 900_000 },
    ],
  } satisfies { readonly [Type in HallEvent["type"]]: readonly Extract<HallEvent, { type: Type }>[] };
  const outcomes = {
    readSeats: { seats, gone: { type: "SESSION_EXPIRED" }, problem: { type: "PROBLEM" } },
    waitUntil: { reached: undefined },
  };
  const project = ({ context: { end, lost, picks, plan, proposal } }: AnyMachineSnapshot) => [
    picks.length,
    lost.length,
    proposal.length,
    plan === null,
    end,
  ];
  const model = { machine: hallMachine, inputs, events, outcomes, project };
  const found = explore(model);
  expect(unreachedStates(model, found)).toEqual([]);
  expect(trapsIn(found)).toEqual([]);
});
