import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { refId } from "../../kernel/ids.ts";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { reserveActors } from "./reserve.actors.ts";
import { connectReserve } from "./reserve.connect.ts";
import { findOutcomes, reserveInput, reserveOutcomes, sampleReservation, staleInput } from "./reserve.fixtures.ts";
import { reserveMachine } from "./reserve.machine.ts";
import { reserveModel } from "./reserve.model.ts";
import { reserveAttemptOf } from "./reserve.setup.ts";
import type { FindOutcome, ReserveOutcome, ReserveRequest } from "./reserve.types.ts";

/** What is found comes with the quote that it was reserved from. */
const asFound = { type: "RESERVED", reservation: sampleReservation, quote: findOutcomes.found.quote };

const begin = async (input = reserveInput) => {
  const clock = createTestClock();
  const reserve = puppet<ReserveOutcome, ReserveRequest>("reserve");
  const find = puppet<FindOutcome, unknown>("findReservation");
  const service = { reserve: reserve.run, findReservation: find.run };
  const machine = reserveMachine.provide({ actors: reserveActors(service, clock) });
  const actor = createActor(machine, { input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, clock, find, machine, reserve, trace, view: () => connectReserve(actor.getSnapshot()) };
};

test("default: what was accepted is what is sent, under the intention's own name", async () => {
  const { actor, reserve, trace } = await begin();
  expect(reserve.inputs).toMatchObject([
    { refId: "Q-1", acknowledged: { quoteHash: "hash-0001", amountMinor: 22_560_000 }, attempt: "hash-0001.Q-1" },
  ]);
  await reserve.answer(reserveOutcomes.reserved);
  expect(trace).toEqual(["reserving", "reserved"]);
  expect(actor.getSnapshot().output).toEqual({ type: "RESERVED", reservation: sampleReservation });
});

test("behavior: two quotes are two intentions, however long the name of their price is", () => {
  const quote = { ...reserveInput.quote, hash: "h".repeat(128) };
  const [one, other] = [reserveAttemptOf({ quote }), reserveAttemptOf({ quote: { ...quote, refId: refId("Q-2") } })];
  expect(one).not.toBe(other);
  expect(one).toBe(`${quote.hash}.Q-1`);
  expect(reserveAttemptOf({ quote: { ...quote, hash: "another" } })).not.toBe(one);
});

test("behavior: a price that was not accepted is never sent", async () => {
  const { actor, reserve } = await begin(staleInput);
  expect(reserve.inputs).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ type: "PRICE_CHANGED" });
});

test("behavior: reserved, but the answer is lost: the reservation is found and none is made twice", async () => {
  const { actor, clock, find, reserve, trace } = await begin();
  await clock.advance(60_000);
  expect(trace.at(-1)).toBe("reserveUnknown.inquiring");
  await find.answer(findOutcomes.offline);
  await clock.advance(2000);
  await find.answer(findOutcomes.found);
  expect(actor.getSnapshot().output).toEqual(asFound);
  expect(reserve.inputs).toHaveLength(1);
});

test("behavior: what the service has never heard of may be asked for again, by the same name", async () => {
  const { actor, clock, find, reserve, view } = await begin();
  await reserve.answer(reserveOutcomes.unknown);
  for (const seconds of [2, 3, 5, 8]) {
    await find.answer(findOutcomes.none);
    expect(view()).toMatchObject({ screen: "waiting", commands: { retry: false, leave: true } });
    await clock.advance(seconds * 1000);
  }
  await find.answer(findOutcomes.none);
  expect(view()).toMatchObject({ screen: "unsettled", commands: { retry: true, check: true } });
  actor.send({ type: "reservation.retry" });
  expect(reserve.inputs.map(({ attempt }) => attempt)).toEqual(["hash-0001.Q-1", "hash-0001.Q-1"]);
});

test("behavior: what nobody has heard of is not asked for at a price that has ended", async () => {
  const { actor, clock, find, reserve } = await begin();
  await reserve.answer(reserveOutcomes.unknown);
  for (const seconds of [2, 3, 5, 8]) {
    await find.answer(findOutcomes.none);
    await clock.advance(seconds * 1000);
  }
  await find.answer(findOutcomes.none);
  await clock.advance(reserveInput.quote.expiresAt - clock.now());
  expect(actor.getSnapshot().output).toEqual({ type: "QUOTE_EXPIRED" });
  expect(reserve.inputs).toHaveLength(1);
});

test("behavior: nor is what was put off until the price had ended, as on a device that slept", async () => {
  const { actor, clock, find, reserve } = await begin();
  await reserve.answer({ type: "TRY_LATER", at: clock.now() + 5000 });
  await clock.advance(reserveInput.quote.expiresAt);
  await find.answer(findOutcomes.none);
  expect(actor.getSnapshot().output).toEqual({ type: "QUOTE_EXPIRED" });
  expect(reserve.inputs).toHaveLength(1);
});

test("behavior: while nobody can say, nothing is repeated", async () => {
  const { clock, find, reserve, view } = await begin();
  await reserve.answer(reserveOutcomes.unknown);
  for (const seconds of [2, 3, 5, 8]) {
    await find.answer(findOutcomes.offline);
    await clock.advance(seconds * 1000);
  }
  await find.answer(findOutcomes.offline);
  expect(view()).toMatchObject({ screen: "unsettled", commands: { retry: false, check: true } });
  expect(reserve.inputs).toHaveLength(1);
});

test("behavior: a busy service is come back to when it says, after looking, at most three times", async () => {
  const { actor, clock, find, reserve } = await begin();
  for (let time = 1; time <= 3; time++) {
    await reserve.answer({ type: "TRY_LATER", at: clock.now() + 5000 });
    await clock.advance(4999);
    expect(find.inputs).toHaveLength(time - 1);
    await clock.advance(1);
    await find.answer(findOutcomes.none);
    expect(reserve.inputs).toHaveLength(time + 1);
  }
  await reserve.answer(reserveOutcomes.tryLater);
  expect(actor.getSnapshot().output).toMatchObject({ type: "REFUSED", problem: { code: "rate_limited" } });
});

test.each(["priceChanged", "soldOut", "quoteExpired", "seatTaken", "invalid", "refused"] as const)(
  "behavior: %s is the answer",
  async (name) => {
    const { actor, reserve } = await begin();
    await reserve.answer(reserveOutcomes[name]);
    expect(actor.getSnapshot().output).toEqual(reserveOutcomes[name]);
  },
);

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [context.checks, context.tries, context.end.type];
  const model = { ...reserveModel, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("a second request follows only an inquiry that found nothing", () => {
    for (const from of found.values()) {
      for (const { key, step } of from.next.values()) {
        const to = found.get(key);
        if (to?.snapshot.value !== "reserving" || from.snapshot.value === "reserving") continue;
        const isRetry = from.snapshot.matches({ reserveUnknown: "unheardOf" });
        const answer: unknown = "output" in step.event ? step.event.output : null;
        expect(isRetry || from.snapshot.matches({ reserveUnknown: "inquiring" })).toBe(true);
        if (!isRetry) expect(answer).toMatchObject({ type: "NONE" });
      }
    }
  });

  test("a reload reserves nothing a second time and breaks nothing", async () => {
    const cast = {
      machine: reserveMachine,
      sources: ["reserve", "findReservation", "waitUntil"],
      once: { reserve: { type: "UNKNOWN" } },
    };
    for (const one of found.values()) {
      if (one.snapshot.status !== "active") continue;
      const reloaded = await reloadAt(cast, reserveInput, stepsTo(found, one), 1000);
      expect(reloaded.status).toBe("active");
      expect(reloaded.after.map(({ src }) => src)).not.toContain("reserve");
      if (reloaded.was === "reserving") expect(reloaded.is).toEqual({ reserveUnknown: "inquiring" });
    }
  });
});

test("behavior: a reload while the request is on its way sends nothing again and looks for it", async () => {
  const { actor, find, machine, reserve } = await begin();
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  const restored = createActor(machine, { input: reserveInput, snapshot: kept }).start();
  restored.send({ type: "RESUME", now: 1000 });
  await settle();
  expect(reserve.inputs).toHaveLength(1);
  await find.answer(findOutcomes.found);
  expect(restored.getSnapshot().output).toEqual(asFound);
});
