import { expect, test } from "vitest";
import { cover } from "../cover/cover.ts";
import { explore } from "../explore/explore.ts";
import { checkoutMachine } from "../fixtures/checkout.machine.ts";
import { checkoutModel } from "../fixtures/checkout.model.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { trafficLightMachine } from "../fixtures/traffic-light.machine.ts";
import { trafficLightModel } from "../fixtures/traffic-light.model.ts";
import { mutants } from "./mutants.ts";
import { mutationScore } from "./score.ts";

const light = explore(trafficLightMachine, trafficLightModel);
const checkout = explore(checkoutMachine, checkoutModel);
const purchase = explore(purchaseMachine, purchaseModel);

test("default: mutants of every kind, each with one fault and a name of its own", () => {
  const all = [...mutants(purchaseMachine), ...mutants(checkoutMachine)];
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(["drop transition", "retarget", "drop guard", "negate guard", "drop action", "swap order", "drop entry action", "drop invoke", "change initial"]),
  );
  const names = mutants(purchaseMachine).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(250);
});

test("behavior: the transition suites find 97 % of the faults and more", () => {
  expect(mutationScore(light, trafficLightModel, cover(light, "transitions").paths).score).toBe(100);
  expect(mutationScore(checkout, checkoutModel, cover(checkout, "transitions").paths).score).toBeGreaterThanOrEqual(97);
  expect(mutationScore(purchase, purchaseModel, cover(purchase, "transitions").paths).score).toBeGreaterThanOrEqual(97);
});

test("behavior: every step in every configuration finds them all; some faults make no difference", () => {
  expect(mutationScore(light, trafficLightModel, cover(light, "configurations").paths)).toMatchObject({ score: 100, survivors: [] });
  const missed = mutationScore(purchase, purchaseModel, cover(purchase, "pairs").paths).survivors;
  const hard = mutants(purchaseMachine).filter(({ name }) => missed.includes(name));
  const score = mutationScore(purchase, purchaseModel, cover(purchase, "configurations").paths, hard);
  expect(score).toMatchObject({ survivors: [], equivalent: 0, killed: hard.length });
});

test("behavior: no path, no fault found", () => {
  const score = mutationScore(light, trafficLightModel, []);
  expect(score).toMatchObject({ killed: 0, score: 0 });
  expect(score.survivors.length + score.equivalent).toBe(score.mutants);
});
