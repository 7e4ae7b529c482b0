import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { bookingActors } from "./booking.actors.ts";
import { connectBooking } from "./booking.connect.ts";
import { bookingMachine } from "./booking.machine.ts";
import { bookingModel } from "./booking.model.ts";
import type { ReadOutcome, ReadRequest, RespondOutcome } from "./booking.types.ts";

const { outcomes } = bookingModel;

const begin = async (found: ReadOutcome | null = null) => {
  const read = puppet<ReadOutcome, ReadRequest>("read");
  const respond = puppet<RespondOutcome, unknown>("respond");
  const clock = createTestClock();
  const never = (): Promise<never> => new Promise(() => undefined);
  const machine = bookingMachine.provide({
    actors: bookingActors({
      bookings: { read: read.run, respond: respond.run },
      cancellations: { quote: never, cancel: never, track: never },
      clock,
    }),
  });
  const actor = createActor(machine, { input: { ...bookingModel.input, found } });
  const trace = traceOf(actor);
  const paid: string[] = [];
  actor.on("navigate", ({ booking }) => paid.push(booking));
  actor.start();
  await settle();
  return { actor, clock, paid, read, respond, trace, view: () => connectBooking(actor.getSnapshot()) };
};

test("default: an unpaid booking counts down, is paid for, and is read again when something is hinted at", async () => {
  const { actor, paid, read, view } = await begin();
  await read.answer(outcomes.read.pending);
  expect(view()).toMatchObject({ screen: "booking", deadline: 1_800_000, actions: ["pay", "cancel"] });
  actor.send({ type: "payment.resume" });
  expect(paid).toEqual([bookingModel.input.booking]);
  actor.send({ type: "order.hinted" });
  expect(view()).toMatchObject({ screen: "booking", busy: true });
  await read.answer(outcomes.read.confirmed);
  expect(view()).toMatchObject({ deadline: null, actions: ["cancel", "change", "download"], commands: { pay: false } });
});

test("behavior: a late answer moves the booking nowhere back", async () => {
  const { actor, read, view } = await begin();
  await read.answer(outcomes.read.confirmed);
  actor.send({ type: "booking.reload" });
  await read.answer(outcomes.read.pending);
  expect(view().booking?.status).toBe("Confirmed");
});

test("behavior: a change of the supplier's is answered once, and the booking then says what came of it", async () => {
  const { actor, read, respond, trace, view } = await begin();
  await read.answer(outcomes.read.updated);
  expect(view()).toMatchObject({ openChanges: ["change-1"], commands: { respond: true } });
  actor.send({ type: "change.respond", changeId: "change-0", decision: "accept" });
  for (let click = 0; click < 3; click++)
    actor.send({ type: "change.respond", changeId: "change-1", decision: "accept" });
  expect(respond.inputs).toHaveLength(1);
  await respond.answer({ type: "RESPONDED" });
  await read.answer(outcomes.read.confirmed);
  expect(trace).toEqual(["reading", "shown", "responding", "reading", "shown"]);
});

test("behavior: a guest proves that it is theirs", async () => {
  const { actor, read, view } = await begin();
  await read.answer(outcomes.read.confirmed);
  expect(view().commands.prove).toBe(true);
  actor.send({ type: "proof.submit", proof: " ayesha@safar.example " });
  expect(read.inputs.at(-1)).toMatchObject({ proof: "ayesha@safar.example" });
  await read.answer(outcomes.read.refused);
  expect(view()).toMatchObject({ screen: "booking", problem: { type: "PROOF_REFUSED" } });
  // What was wrong is not offered again.
  actor.send({ type: "order.hinted" });
  expect(read.inputs.at(-1)).toMatchObject({ proof: null });
  await read.answer(outcomes.read.confirmed);
  actor.send({ type: "proof.submit", proof: "ayesha@safar.example" });
  await read.answer(outcomes.read.limited);
  expect(view()).toMatchObject({ screen: "booking", problem: { type: "RATE_LIMITED", retryAt: 900_000 } });
});

test("default: what a server has read already is not read again", async () => {
  const shown = await begin(outcomes.read.confirmed);
  expect(shown.view()).toMatchObject({ screen: "booking", busy: false, booking: { status: "Confirmed" } });
  expect(shown.read.inputs).toEqual([]);
  expect((await begin(outcomes.read.missing)).view().screen).toBe("missing");
  const failed = await begin(outcomes.read.offline);
  expect(failed.view()).toMatchObject({ screen: "failed", problem: { type: "PROBLEM" }, commands: { reload: true } });
});

test("behavior: a hold that runs out is read again once, also when the service is slower to say so", async () => {
  const { clock, read, view } = await begin(outcomes.read.pending);
  await clock.advance(1_800_000);
  expect(read.inputs).toHaveLength(1);
  await read.answer(outcomes.read.pending);
  await clock.advance(60_000);
  expect(read.inputs).toHaveLength(1);
  expect(view()).toMatchObject({ screen: "booking", busy: false });
});

test("behavior: a hint while the booking is being read reads it anew", async () => {
  const { actor, read, view } = await begin();
  actor.send({ type: "order.hinted" });
  expect(read.inputs).toHaveLength(2);
  await read.answer(outcomes.read.confirmed);
  expect(view().booking?.status).toBe("Confirmed");
});

test("behavior: a status nobody knows offers nothing, and a booking that is not there is not there", async () => {
  const odd = await begin();
  await odd.read.answer(outcomes.read.unknown);
  expect(odd.view()).toMatchObject({ screen: "booking", actions: [] });
  odd.actor.send({ type: "cancellation.start" });
  expect(odd.view().screen).toBe("booking");
  const gone = await begin();
  await gone.read.answer(outcomes.read.missing);
  expect(gone.view()).toMatchObject({ screen: "missing", commands: { reload: true } });
});

test("behavior: in every configuration there is a way on and a rule for reloads, and no answer is given twice", async () => {
  const project = ({ context }: AnyMachineSnapshot) => [context.booking?.status, context.proof, context.trouble?.type];
  const model = { ...bookingModel, inputs: { booking: bookingModel.input }, project };
  const found = explore(model);
  expect(unreachedStates(model, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  for (const { next } of found.values()) expect(next.size).toBeGreaterThan(0);
  const cast = { machine: bookingMachine, sources: Object.keys(outcomes), once: { respond: outcomes.respond.offline } };
  const places = new Map([...found.values()].map((one) => [JSON.stringify(one.snapshot.value), one]));
  for (const place of places.values()) {
    const reloaded = await reloadAt(cast, bookingModel.input, stepsTo(found, place), 1000);
    expect(reloaded.status).toBe("active");
    expect(reloaded.after.map(({ src }) => src)).not.toContain("respond");
  }
});
