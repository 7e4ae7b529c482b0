import { expect, test } from "vitest";
import { createActor, setup } from "xstate";
import { typesOf } from "../fixtures/types-of.ts";
import { whatNow } from "./what-now.ts";

type Event = { type: "pay"; amount: number } | { type: "leave" } | { type: "read"; text: { length: number } };

const machine = setup({
  types: typesOf<{ context: { left: number }; events: Event }>(),
  guards: {
    isEnough: ({ event }) => event.type === "pay" && event.amount >= 10,
    isRound: ({ event }) => event.type === "pay" && event.amount % 5 === 0,
    isLong: ({ event }) => event.type === "read" && event.text.length > 3,
  },
}).createMachine({
  id: "till",
  context: { left: 1 },
  initial: "open",
  states: {
    open: {
      on: {
        pay: [
          { guard: "isEnough", target: "paid" },
          { guard: "isRound", target: "open" },
        ],
        read: { guard: "isLong", target: "paid" },
      },
    },
    paid: { type: "final" },
  },
});

const events = [
  { type: "pay", name: "ten", event: { type: "pay", amount: 10 } },
  { type: "pay", name: "three", event: { type: "pay", amount: 3 } },
  { type: "leave", name: "", event: { type: "leave" } },
  { type: "read", name: "nothing", event: { type: "read" } },
];

test("default: what is allowed says where it leads, and what is not says why", () => {
  const { allowed, blocked } = whatNow(createActor(machine).start().getSnapshot(), events);
  expect(allowed.map(({ name, targets }) => [name, targets])).toEqual([["ten", ["paid"]]]);
  expect(blocked.map(({ type, name, guards }) => [type, name, guards])).toEqual([
    ["pay", "three", ["isEnough", "isRound"]],
    ["leave", "", []],
    // Its guard throws on what this case lacks.
    ["read", "nothing", ["isLong"]],
  ]);
});

test("behavior: nothing is allowed in a flow that has ended", () => {
  const actor = createActor(machine).start();
  actor.send({ type: "pay", amount: 20 });
  const { allowed, blocked } = whatNow(actor.getSnapshot(), events);
  expect(allowed).toEqual([]);
  expect(blocked.every(({ guards }) => guards.length === 0)).toBe(true);
});
