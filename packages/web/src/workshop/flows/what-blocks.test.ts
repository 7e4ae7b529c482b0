import { createTransitionTable, whatNow } from "@safar/paths/chart";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { orderAlphabet, orderMachine } from "./flows.fixtures.ts";
import { whatBlocks } from "./what-blocks.ts";

const table = createTransitionTable(orderMachine);
const blockedAfter = (...events: Parameters<ReturnType<typeof createActor<typeof orderMachine>>["send"]>[0][]) => {
  const actor = createActor(orderMachine).start();
  for (const event of events) actor.send(event);
  return whatBlocks(whatNow(actor.getSnapshot(), orderAlphabet.events).blocked, table);
};

test("default: what a guard refuses is told apart from what belongs to another state", () => {
  expect(blockedAfter({ type: "item.add" })).toEqual({
    refused: [{ type: "gift.wrap", guards: ["isPaper"], takenIn: ["filling.wrapping.plain"], count: 1 }],
    elsewhere: [{ type: "item.add", guards: [], takenIn: ["filling.basket.empty"], count: 1 }],
  });
});

test("behavior: cases of one event that are blocked for the same reason are one entry", () => {
  expect(blockedAfter({ type: "gift.wrap", paper: "red" }).elsewhere).toEqual([
    { type: "gift.wrap", guards: [], takenIn: ["filling.wrapping.plain"], count: 2 },
  ]);
});
