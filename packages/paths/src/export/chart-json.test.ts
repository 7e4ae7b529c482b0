import { expect, test } from "vitest";
import { createMachine, fromPromise, not, setup } from "xstate";
import { flows } from "../fixtures/flows.ts";
import { createTransitionTable } from "../machine/transition-table.ts";
import { chartJson } from "./chart-json.ts";

test.each(flows.map(({ id, machine }) => [id, machine] as const))(
  "invariant: %s comes back whole from its JSON: every state, every transition, every name",
  (_, machine) => {
    const again = createMachine(JSON.parse(JSON.stringify(chartJson(machine))));
    const [before, after] = [createTransitionTable(machine), createTransitionTable(again)];
    expect(after.all.map(({ id }) => id).toSorted()).toEqual(before.all.map(({ id }) => id).toSorted());
    expect(after.states).toEqual(before.states);
  },
);

test("behavior: guards that are functions or combinations keep their names", () => {
  const isOpen = () => true;
  const machine = setup({
    actors: { load: fromPromise(() => Promise.resolve()) },
    guards: { isPaid: () => true },
  }).createMachine({
    id: "shop",
    initial: "open",
    states: {
      open: {
        invoke: { id: "load", src: "load", onDone: { guard: not("isPaid"), target: "closed" } },
        on: { close: { guard: isOpen, target: "closed" } },
        after: { 500: "closed" },
      },
      closed: { type: "final" },
    },
  });
  expect(chartJson(machine)).toEqual({
    id: "shop",
    initial: "open",
    states: {
      open: {
        invoke: [{ id: "load", src: "load", onDone: [{ target: ["#shop.closed"], guard: "not(isPaid)" }] }],
        on: { close: [{ target: ["#shop.closed"], guard: "isOpen" }] },
        after: { 500: [{ target: ["#shop.closed"] }] },
      },
      closed: { type: "final" },
    },
  });
});
