import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { searchActors } from "./search.actors.ts";
import { connectSearch } from "./search.connect.ts";
import {
  heldOutcomes,
  openOutcomes,
  resumedInput,
  sampleOffer,
  sampleSession,
  searchInput,
} from "./search.fixtures.ts";
import { searchMachine } from "./search.machine.ts";
import { searchModel } from "./search.model.ts";
import type { HeldOutcome, OpenOutcome, ProviderAnswer, SearchText } from "./search.types.ts";

const begin = async (input = searchInput) => {
  const clock = createTestClock();
  const open = puppet<OpenOutcome, SearchText>("open");
  const reread = puppet<HeldOutcome, unknown>("reread");
  const listeners = new Set<(answer: ProviderAnswer) => void>();
  const service = {
    open: open.run,
    reread: reread.run,
    receive: (_: unknown, listener: (answer: ProviderAnswer) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const actor = createActor(searchMachine.provide({ actors: searchActors(service, clock) }), { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  const answer = (provider: string, offers: number, isFailed = false) => {
    for (const listener of listeners) listener({ provider, offers, isFailed });
  };
  return { actor, answer, clock, listeners, open, reread, trace, view: () => connectSearch(actor.getSnapshot()) };
};

test("default: providers answer one by one, and the first answer can be chosen from", async () => {
  const { actor, answer, listeners, open, trace, view } = await begin();
  expect(open.inputs).toEqual([searchInput.search]);
  await open.answer(openOutcomes.opened);
  expect(view()).toMatchObject({ screen: "results", busy: true, offers: 0, answered: [], commands: { choose: false } });
  answer("gds", 12);
  expect(view()).toMatchObject({ busy: true, offers: 12, answered: ["gds"], commands: { choose: true } });
  answer("ndc", 30);
  expect(view()).toMatchObject({ busy: false, offers: 30, refId: sampleSession, deadline: 900_000 });
  expect(listeners.size).toBe(0);
  actor.send({ type: "offer.choose", offer: sampleOffer });
  expect(trace).toEqual(["opening", "live.receiving", "live.ready", "chosen"]);
  expect(actor.getSnapshot().output).toEqual({ type: "CHOSEN", refId: "S-1", offer: "I-1", expiresAt: 900_000 });
});

test("behavior: an answer counts once, and a stranger's not at all", async () => {
  const { answer, open, view } = await begin();
  await open.answer(openOutcomes.opened);
  answer("gds", 12);
  answer("gds", 99);
  answer("nobody", 99);
  expect(view()).toMatchObject({ offers: 12, answered: ["gds"] });
});

test("behavior: nothing found and nobody there are two things", async () => {
  const nothing = await begin();
  await nothing.open.answer(openOutcomes.opened);
  nothing.answer("gds", 0);
  nothing.answer("ndc", 0, true);
  expect(nothing.view()).toMatchObject({ screen: "empty", commands: { refresh: true, edit: true, choose: false } });
  nothing.actor.send({ type: "offer.choose", offer: sampleOffer });
  expect(nothing.view().screen).toBe("empty");

  const nobody = await begin();
  await nobody.open.answer(openOutcomes.opened);
  nobody.answer("gds", 0, true);
  nobody.answer("ndc", 0, true);
  expect(nobody.view()).toMatchObject({ screen: "failed", commands: { refresh: true, edit: true } });
});

test("behavior: results warn, expire at their very millisecond, and are not chosen from after it", async () => {
  const { actor, answer, clock, open, view } = await begin();
  await open.answer(openOutcomes.opened);
  answer("gds", 12);
  await clock.advance(779_999);
  expect(view().isExpiring).toBe(false);
  await clock.advance(1);
  expect(view()).toMatchObject({ isExpiring: true, screen: "results" });
  await clock.advance(120_000);
  expect(view()).toMatchObject({
    screen: "expired",
    isExpiring: false,
    commands: { choose: false, refresh: true, edit: true },
  });
  actor.send({ type: "offer.choose", offer: sampleOffer });
  actor.send({ type: "search.refresh" });
  expect(open.inputs).toEqual([searchInput.search, searchInput.search]);
  expect(view()).toMatchObject({ screen: "searching", offers: 0 });
});

test("behavior: reading on makes the results last longer", async () => {
  const { actor, answer, clock, open, reread, view } = await begin();
  await open.answer(openOutcomes.opened);
  answer("gds", 12);
  await clock.advance(800_000);
  actor.send({ type: "results.touch" });
  await reread.answer(heldOutcomes.all);
  expect(view()).toMatchObject({ isExpiring: false, deadline: 1_500_000, offers: 12 });
  await clock.advance(699_999);
  expect(view().screen).toBe("results");
  await clock.advance(1);
  expect(view().screen).toBe("expired");
});

test("behavior: somebody who comes back finds the session, or that it is over", async () => {
  const back = await begin(resumedInput);
  expect(back.reread.inputs).toEqual(["S-1"]);
  await back.reread.answer(heldOutcomes.half);
  expect(back.trace).toEqual(["rereading", "live.receiving"]);
  back.answer("ndc", 30);
  expect(back.view().offers).toBe(30);
  const late = await begin(resumedInput);
  await late.reread.answer(heldOutcomes.gone);
  expect(late.view().screen).toBe("expired");
});

test("behavior: what is on the screen can be chosen while its session is read again", async () => {
  const back = await begin(resumedInput);
  expect(back.view()).toMatchObject({ busy: true, commands: { choose: true } });
  back.actor.send({ type: "offer.choose", offer: sampleOffer });
  expect(back.actor.getSnapshot().output).toMatchObject({ type: "CHOSEN", refId: "S-1", offer: "I-1" });
});

test("behavior: a device that slept past the end finds the results expired", async () => {
  const { actor, open, view } = await begin();
  await open.answer(openOutcomes.opened);
  actor.send({ type: "RESUME", now: 900_000 });
  expect(view().screen).toBe("expired");
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.refId,
    context.answered,
    context.failed,
    context.offers,
    context.isExpiring,
    context.expiresAt,
  ];
  const model = { ...searchModel, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("a reload breaks nothing", async () => {
    const cast = {
      machine: searchMachine,
      sources: ["open", "reread", "receive", "waitUntil"],
      callbacks: ["receive"],
    };
    const places = new Map([...found.values()].map((one) => [JSON.stringify([one.path[0], one.snapshot.value]), one]));
    for (const place of places.values()) {
      if (place.snapshot.status !== "active") continue;
      const input = searchModel.inputs[place.path[0] === "fresh" ? "fresh" : "resumed"];
      const reloaded = await reloadAt(cast, input, stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
    }
  });
});
