import { expect, test } from "vitest";
import { setup } from "xstate";
import { cover } from "../cover/cover.ts";
import { explore } from "../explore/explore.ts";
import { checkoutMachine } from "../fixtures/checkout.machine.ts";
import { checkoutModel } from "../fixtures/checkout.model.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { trafficLightMachine } from "../fixtures/traffic-light.machine.ts";
import { trafficLightModel } from "../fixtures/traffic-light.model.ts";
import { mutants } from "./mutants.ts";
import { mutationScore } from "./score.ts";

const light = explore(trafficLightMachine, trafficLightModel);
const checkout = explore(checkoutMachine, checkoutModel);

test("default: mutants of every kind, each with one fault and a name of its own", () => {
  const all = [...mutants(purchaseMachine), ...mutants(checkoutMachine)];
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set([
      "drop transition",
      "retarget",
      "drop guard",
      "negate guard",
      "drop action",
      "swap order",
      "drop entry action",
      "drop invoke",
      "change initial",
    ]),
  );
  const names = mutants(purchaseMachine).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(250);
});

test("behavior: the transition suites find 97 % of the faults and more", () => {
  expect(mutationScore(light, cover(light, "transitions").paths).score).toBe(100);
  const { score, mutants: count } = mutationScore(checkout, cover(checkout, "transitions").paths);
  expect(count).toBe(87);
  expect(score).toBeGreaterThanOrEqual(97);
});

test("behavior: every step in every configuration finds them all", () => {
  expect(mutationScore(light, cover(light, "configurations").paths)).toMatchObject({
    score: 100,
    survivors: [],
  });
});

test("behavior: a fault that makes no difference is counted apart", () => {
  const machine = setup({}).createMachine({
    id: "door",
    initial: "open",
    states: { open: { on: { close: "shut" } }, shut: { on: { open: [{ guard: () => true, target: "open" }] } } },
  });
  const model = { events: { open: [{ type: "open" }], close: [{ type: "close" }] }, outcomes: {} };
  const graph = explore(machine, model);
  const score = mutationScore(graph, cover(graph, "transitions").paths);
  expect(score).toMatchObject({ equivalent: 1, survivors: [], score: 100 });
});

test("behavior: no path, no fault found", () => {
  const score = mutationScore(light, []);
  expect(score).toMatchObject({ killed: 0, score: 0 });
  expect(score.survivors.length + score.equivalent).toBe(score.mutants);
});
