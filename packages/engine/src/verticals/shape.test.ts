import { describe, expect, test } from "vitest";
import { assign, createActor, type EventObject, fromPromise, setup } from "xstate";
import { checkoutOutputs, sampleSetting } from "../booking/checkout/checkout.fixtures.ts";
import { lateCheckout } from "../booking/checkout/checkout.logic.ts";
import { checkoutMachine } from "../booking/checkout/checkout.machine.ts";
import type { CheckoutKept, CheckoutOutput, TakenSeat } from "../booking/checkout/checkout.types.ts";
import { nothingKept } from "../booking/checkout/nothing-kept.ts";
import { sampleQuote } from "../booking/quote/quote.fixtures.ts";
import { sampleOffer, searchOutputs } from "../booking/search/search.fixtures.ts";
import { searchMachine } from "../booking/search/search.machine.ts";
import type { SearchOutput } from "../booking/search/search.types.ts";
import { explore, trapsIn } from "../booking/testing/explore.ts";
import { notProvided, outcomeIs } from "../booking/unprovided.ts";
import { perWalk, withCheckout } from "../booking/walk/walk-view.ts";

/*
 * The shape on two more verticals, drawn bare: a hotel, whose rooms are picked where a flight's fare is, and a bus, whose seats
 * come before its passengers. Each is a chart that reads in one piece; from the price on, all share one.
 */

type Context = {
  readonly seats: readonly string[];
  /** What the person is told has gone meanwhile. */
  readonly taken: readonly TakenSeat[];
  readonly kept: CheckoutKept;
};

type WalkEvent =
  | { readonly type: "rate.choose" }
  | { readonly type: "seat.choose"; readonly seat: string }
  | { readonly type: "seats.submit" }
  | { readonly type: "flow.back" };

const types: { readonly context?: Context; readonly events?: WalkEvent; readonly children?: { checkout: "checkout" } } =
  {};

const walk = setup({
  types,
  actors: {
    search: searchMachine,
    readSeats: fromPromise<void>(() => Promise.resolve()),
    checkout: lateCheckout(notProvided("walkMachine")),
  },
  guards: {
    isChosen: outcomeIs<SearchOutput>("CHOSEN"),
    isBooked: outcomeIs<CheckoutOutput>("BOOKED"),
    isLeft: outcomeIs<CheckoutOutput>("LEFT"),
    isSearch: outcomeIs<CheckoutOutput>("SEARCH_AGAIN", "SEARCH_EDIT"),
    isBack: outcomeIs<CheckoutOutput>("BACK"),
    hasSeats: ({ context }) => context.seats.length > 0,
    /** Five on a bus. */
    hasRoom: ({ context }) => context.seats.length < 5,
  },
  actions: {
    keep: assign((_, output: CheckoutOutput) => ("kept" in output ? { kept: output.kept } : {})),
    learnTaken: assign((_, output: CheckoutOutput) => (output.type === "TAKEN" ? { taken: output.taken } : {})),
    takeSeat: assign(({ context }, seat: string) => ({ seats: [...new Set([...context.seats, seat])], taken: [] })),
    loseSeats: assign({ seats: [] }),
  },
});

const empty: Context = { seats: [], taken: [], kept: nothingKept };

const first = {
  kind: "first",
  refId: sampleQuote.refId,
  offer: sampleOffer,
  option: "rate-1",
  currency: "PKR",
} as const;

const begin = ({ context: { kept } }: { context: Context }) => ({
  start: { at: "quote", request: first, seen: null } as const,
  setting: sampleSetting,
  kept,
});

const hotels = walk.createMachine({
  id: "hotels",
  context: empty,
  initial: "searching",
  states: {
    searching: {
      invoke: {
        src: "search",
        input: { search: "place=jeddah", refId: null },
        onDone: [
          { guard: { type: "isChosen", params: ({ event }) => event.output }, target: "choosingRoom" },
          { target: "left" },
        ],
      },
    },
    choosingRoom: { on: { "rate.choose": "checkout", "flow.back": "searching" } },
    checkout: {
      invoke: {
        id: "checkout",
        src: "checkout",
        input: begin,
        onDone: [
          { guard: { type: "isBooked", params: ({ event }) => event.output }, target: "confirmed" },
          { guard: { type: "isLeft", params: ({ event }) => event.output }, target: "left" },
          {
            guard: { type: "isSearch", params: ({ event }) => event.output },
            target: "searching",
            actions: { type: "keep", params: ({ event }) => event.output },
          },
          // Refused, gone, or gone back: another room of the same hotel.
          { target: "choosingRoom", actions: { type: "keep", params: ({ event }) => event.output } },
        ],
        onError: "left",
      },
    },
    confirmed: { type: "final" },
    left: { type: "final" },
  },
});

const buses = walk.createMachine({
  id: "buses",
  context: empty,
  initial: "searching",
  states: {
    searching: {
      invoke: {
        src: "search",
        input: { search: "from=lahore&to=multan", refId: null },
        onDone: [
          { guard: { type: "isChosen", params: ({ event }) => event.output }, target: "readingSeats" },
          { target: "left" },
        ],
      },
    },
    readingSeats: { invoke: { src: "readSeats", onDone: "choosingSeats", onError: "searching" } },
    choosingSeats: {
      on: {
        "seat.choose": { guard: "hasRoom", actions: { type: "takeSeat", params: ({ event }) => event.seat } },
        "seats.submit": { guard: "hasSeats", target: "checkout" },
        "flow.back": { target: "searching", actions: "loseSeats" },
      },
    },
    checkout: {
      invoke: {
        id: "checkout",
        src: "checkout",
        input: begin,
        onDone: [
          { guard: { type: "isBooked", params: ({ event }) => event.output }, target: "confirmed" },
          { guard: { type: "isLeft", params: ({ event }) => event.output }, target: "left" },
          {
            guard: { type: "isSearch", params: ({ event }) => event.output },
            target: "searching",
            actions: [{ type: "keep", params: ({ event }) => event.output }, "loseSeats"],
          },
          {
            guard: { type: "isBack", params: ({ event }) => event.output },
            target: "choosingSeats",
            actions: { type: "keep", params: ({ event }) => event.output },
          },
          // The seats are somebody else's by now: the plan is read again.
          {
            target: "readingSeats",
            actions: [
              { type: "keep", params: ({ event }) => event.output },
              { type: "learnTaken", params: ({ event }) => event.output },
              "loseSeats",
            ],
          },
        ],
        onError: "left",
      },
    },
    confirmed: { type: "final" },
    left: { type: "final" },
  },
});

const outcomes = { search: searchOutputs, checkout: checkoutOutputs, readSeats: { read: undefined } };

const events: Readonly<Record<string, readonly EventObject[]>> = {
  "rate.choose": [{ type: "rate.choose" }],
  "seat.choose": [1, 2, 3, 4, 5, 6].map((seat) => ({ type: "seat.choose", seat: `${seat}A` })),
  "seats.submit": [{ type: "seats.submit" }],
  "flow.back": [{ type: "flow.back" }],
};

describe.each([
  ["hotels", hotels],
  ["buses", buses],
] as const)("default: %s", (_, machine) => {
  const found = explore({
    machine,
    inputs: { none: undefined },
    events,
    outcomes,
    project: ({ context }) => [context.kept, context.taken, context.seats.length],
  });

  test("every state is reached and has a way to an end", () => {
    const reached = new Set([...found.values()].map(({ snapshot }) => snapshot.value));
    expect(Object.keys(machine.states).filter((state) => !reached.has(state))).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
    for (const { snapshot } of found.values()) expect(snapshot.context.seats.length).toBeLessThanOrEqual(5);
    const confirmed = [...found.values()].filter(({ snapshot }) => snapshot.value === "confirmed");
    for (const { path } of confirmed) expect(path.at(-1)).toBe("checkout → booked");
  });

  test("what was typed is never lost, and what went to somebody else is picked anew", () => {
    for (const { snapshot, next } of found.values()) {
      const taken = next.get("checkout → taken");
      if (snapshot.value !== "checkout" || taken === undefined) continue;
      const after = found.get(taken.key)?.snapshot;
      expect(after?.context.kept).toEqual(checkoutOutputs.taken.kept);
      expect(["choosingRoom", "readingSeats"]).toContain(after?.value);
    }
  });
});

test("behavior: a walk's view shows its checkout while there is one", () => {
  const machine = hotels.provide({ actors: { checkout: checkoutMachine } });
  const snapshot = machine.resolveState({ value: "choosingRoom", context: empty });
  const actor = createActor(machine, { snapshot }).start();
  const connect = perWalk((now: typeof snapshot, checkout) =>
    withCheckout<"room", "room">(
      {
        screen: "room",
        busy: false,
        terminal: false,
        deadline: null,
        price: null,
        problem: null,
        step: "room",
        steps: ["search", "results", "room"],
        booking: null,
      },
      "room",
      checkout,
    ),
  );
  expect(connect(actor.getSnapshot())).toMatchObject({ screen: "room", checkout: null });
  actor.send({ type: "rate.choose" });
  const view = connect(actor.getSnapshot());
  expect(view).toMatchObject({ screen: "quote", step: "room", steps: ["search", "results", "room"] });
  expect(connect(actor.getSnapshot())).toBe(view);
  actor.stop();
});
