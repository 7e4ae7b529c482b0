import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { sampleSeatMap } from "../seats/seat-map.fixtures.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { costOfExtras } from "./choices.ts";
import { extrasActors } from "./extras.actors.ts";
import { connectExtras } from "./extras.connect.ts";
import { extrasInput, extrasOutcomes, sampleOffers, seatedTogether } from "./extras.fixtures.ts";
import { extrasMachine } from "./extras.machine.ts";
import { extrasModel } from "./extras.model.ts";
import type { ExtrasInput, ExtrasOutcome } from "./extras.types.ts";

const begin = async (input: ExtrasInput = extrasInput) => {
  const clock = createTestClock();
  const extras = puppet<ExtrasOutcome, unknown>("extras");
  const machine = extrasMachine.provide({ actors: extrasActors({ extras: extras.run }, clock) });
  const actor = createActor(machine, { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, clock, extras, trace, view: () => connectExtras(actor.getSnapshot()) };
};

const sit = (travellerId: string, designator: string) =>
  ({ type: "seat.choose", segmentId: "s1", travellerId, designator }) as const;

test("default: seats and a bag are chosen, and what must be chosen is", async () => {
  const { actor, extras, trace, view } = await begin();
  await extras.answer(extrasOutcomes.extras);
  for (const { travellerId, serviceId } of seatedTogether) actor.send(sit(travellerId, serviceId.slice(8)));
  actor.send({ type: "extra.choose", serviceId: "bag.20", travellerId: "adult-1", segmentId: null, quantity: 2 });
  const offered = { offers: sampleOffers, seatMaps: [sampleSeatMap] };
  expect(costOfExtras(offered, view().choices, "PKR")).toEqual({ minor: 1_750_000, currency: "PKR" });
  actor.send({ type: "extras.submit" });
  expect(trace).toEqual(["open.loading", "open.choosing", "chosen"]);
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", choices: [...seatedTogether, { quantity: 2 }] });
});

test("behavior: a meal that the fare includes is chosen for whoever has chosen none, a child's for a child", async () => {
  const [, usual] = sampleOffers;
  if (usual === undefined) throw new Error("No meal is offered.");
  const meals = [
    { ...usual, serviceId: "meal.rice", isIncluded: false },
    { ...usual, serviceId: "meal.fish", isIncluded: false },
    { ...usual, serviceId: "meal.child", isIncluded: false, travellerIds: ["child-1"] },
  ];
  const fish = { serviceId: "meal.fish", travellerId: "adult-2", segmentId: "s1", quantity: 1 };
  const { actor, extras, view } = await begin({ ...extrasInput, choices: [fish] });
  await extras.answer({ ...extrasOutcomes.extras, offers: meals });
  const mealsOf = () => view().choices.map(({ serviceId, travellerId }) => `${travellerId} ${serviceId}`);
  expect(mealsOf()).toEqual(["adult-2 meal.fish", "child-1 meal.child", "adult-1 meal.rice"]);
  actor.send({ type: "extras.reload" });
  await extras.answer({ ...extrasOutcomes.extras, offers: meals });
  expect(mealsOf()).toEqual(["adult-2 meal.fish", "child-1 meal.child", "adult-1 meal.rice"]);
});

test("behavior: whoever lacks a seat is named, and an infant needs none", async () => {
  const { actor, extras, view } = await begin();
  await extras.answer(extrasOutcomes.extras);
  actor.send(sit("adult-1", "12D"));
  actor.send({ type: "extras.submit" });
  expect(view()).toMatchObject({
    screen: "extras",
    missing: [
      { kind: "seat", travellerId: "adult-2", segmentId: "s1" },
      { kind: "seat", travellerId: "child-1", segmentId: "s1" },
    ],
  });
});

test("behavior: a seat has one owner and a traveller one seat; too much, or for the wrong one, is not chosen", async () => {
  const { actor, extras, view } = await begin();
  await extras.answer(extrasOutcomes.extras);
  actor.send(sit("adult-1", "12D"));
  actor.send(sit("adult-2", "12D"));
  actor.send(sit("adult-1", "11A"));
  actor.send({ type: "extra.choose", serviceId: "bag.20", travellerId: "adult-1", segmentId: null, quantity: 3 });
  actor.send({ type: "extra.choose", serviceId: "bag.20", travellerId: "infant-1", segmentId: null, quantity: 1 });
  expect(view().choices).toEqual([seatedTogether[0]]);
  actor.send(sit("adult-1", "13A"));
  expect(view().choices).toEqual([{ ...seatedTogether[0], serviceId: "seat.s1.13A" }]);
});

/** The sample with one of its seats at an exit. */
const withExit = (designator: string): ExtrasOutcome => ({
  ...extrasOutcomes.extras,
  seatMaps: extrasOutcomes.extras.seatMaps.map((map) => ({
    ...map,
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) => ({
        ...row,
        elements: row.elements.map((one) =>
          one.kind === "seat" && one.designator === designator ? { ...one, features: ["exit" as const] } : one,
        ),
      })),
    })),
  })),
});

test("behavior: whoever has an infant on the lap gets no seat at an exit, nor keeps one", async () => {
  const [chosen] = seatedTogether;
  if (chosen === undefined) throw new Error("Nobody is seated.");
  const { actor, extras, view } = await begin({ ...extrasInput, laps: ["adult-1"], choices: [chosen] });
  await extras.answer(withExit("12D"));
  expect(view().choices).toEqual([]);
  actor.send(sit("adult-1", "12D"));
  expect(view().choices).toEqual([]);
  actor.send(sit("adult-2", "12D"));
  expect(view().choices).toEqual([{ ...chosen, travellerId: "adult-2" }]);
});

test("behavior: a seat that was taken meanwhile is gone, and the others stay", async () => {
  const taken = { serviceId: "seat.s1.12A", travellerId: "adult-1", segmentId: "s1", quantity: 1 };
  const { extras, view } = await begin({
    ...extrasInput,
    choices: [taken, ...seatedTogether.slice(1)],
    taken: [{ segmentId: "s1", seat: "12A" }],
  });
  await extras.answer(extrasOutcomes.extras);
  expect(view()).toMatchObject({ choices: seatedTogether.slice(1), taken: [{ seat: "12A" }] });
});

test("behavior: where nothing must be chosen, extras that cannot be read hold nothing up", async () => {
  const { actor, extras, view } = await begin({ ...extrasInput, required: [] });
  await extras.answer(extrasOutcomes.offline);
  expect(view()).toMatchObject({ screen: "failed", commands: { submit: true, reload: true } });
  actor.send({ type: "extras.submit" });
  expect(actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", choices: [], cost: { minor: 0 } });
  const required = await begin();
  await required.extras.answer(extrasOutcomes.offline);
  expect(required.view().commands).toMatchObject({ submit: false, reload: true, back: true });
});

test("behavior: a price that is over by the service's clock ends the step as its deadline does, with what was chosen", async () => {
  const { actor, clock, extras, trace } = await begin({ ...extrasInput, choices: seatedTogether });
  expect(clock.now()).toBeLessThan(extrasInput.deadline);
  await extras.answer(extrasOutcomes.expired);
  expect(trace).toEqual(["open.loading", "left"]);
  expect(actor.getSnapshot().output).toEqual({ type: "DEADLINE", choices: seatedTogether });
});

test("behavior: extras that could not be read are read again when somebody comes back in time, and not after", async () => {
  const { actor, extras, view } = await begin();
  await extras.answer(extrasOutcomes.offline);
  expect(view().screen).toBe("failed");
  actor.send({ type: "RESUME", now: extrasInput.deadline - 1 });
  expect(view().screen).toBe("loading");
  await extras.answer(extrasOutcomes.offline);
  actor.send({ type: "RESUME", now: extrasInput.deadline });
  expect(actor.getSnapshot().output).toMatchObject({ type: "DEADLINE" });
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.choices,
    context.required.length,
    context.missing.length,
  ];
  const model = { ...extrasModel, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("a reload breaks nothing", async () => {
    const cast = { machine: extrasMachine, sources: ["readExtras", "waitUntil"] };
    for (const place of found.values()) {
      if (place.snapshot.status !== "active") continue;
      const name = place.path[0] === "free" ? "free" : place.path[0] === "seated" ? "seated" : "empty";
      const reloaded = await reloadAt(cast, extrasModel.inputs[name], stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
    }
  });
});
