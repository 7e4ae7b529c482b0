import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { createTestClock, puppet, settle, traceOf } from "../../testing/flow-harness.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../testing/explore.ts";
import { reloadAt, stepsTo } from "../testing/rehearse.ts";
import { cancellationActors } from "./cancellation.actors.ts";
import { connectCancellation } from "./cancellation.connect.ts";
import { cancellationMachine } from "./cancellation.machine.ts";
import { cancellationModel } from "./cancellation.model.ts";
import type { CancelOutcome, CancelRequest, RefundQuoteOutcome, TrackOutcome } from "./cancellation.types.ts";

const { outcomes } = cancellationModel;

const begin = async () => {
  const clock = createTestClock();
  const quote = puppet<RefundQuoteOutcome, unknown>("quote");
  const cancel = puppet<CancelOutcome, CancelRequest>("cancel");
  const track = puppet<TrackOutcome, unknown>("track");
  const service = { quote: quote.run, cancel: cancel.run, track: track.run };
  const machine = cancellationMachine.provide({ actors: cancellationActors(service, clock) });
  const actor = createActor(machine, { input: cancellationModel.input });
  const trace = traceOf(actor);
  actor.start();
  await settle();
  return { actor, cancel, clock, quote, trace, track, view: () => connectCancellation(actor.getSnapshot()) };
};

test("default: what comes back is shown first, then the booking is cancelled and its refund followed", async () => {
  const { actor, cancel, quote, trace, track, view } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  expect(view()).toMatchObject({ screen: "confirm", deadline: 600_000, target: "original" });
  actor.send({ type: "target.choose", target: "wallet" });
  actor.send({ type: "cancellation.confirm", quoteId: "refund-quote-0" });
  expect(cancel.inputs).toEqual([]);
  for (let click = 0; click < 5; click++) actor.send({ type: "cancellation.confirm", quoteId: "refund-quote-1" });
  expect(cancel.inputs).toEqual([
    { booking: cancellationModel.input.booking, quoteId: "refund-quote-1", target: "wallet" },
  ]);
  await cancel.answer(outcomes.cancel.cancelled);
  actor.send({ type: "order.hinted" });
  await track.answer(outcomes.track.cancelled);
  expect(view()).toMatchObject({ screen: "tracker", refund: { state: "paid_back" } });
  expect(trace).toEqual([
    "quoting",
    "awaitingDecision",
    "cancelling",
    "tracking.shown",
    "tracking.reading",
    "tracking.shown",
  ]);
});

test("behavior: for some of the travellers something else comes back; nobody else's is asked for", async () => {
  const { actor, quote, view } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  expect(view()).toMatchObject({ divisible: ["pax1", "pax2"], travellers: [], commands: { chooseTravellers: true } });
  actor.send({ type: "travellers.choose", travellers: ["pax9"] });
  expect(quote.inputs).toHaveLength(1);
  actor.send({ type: "travellers.choose", travellers: ["pax2"] });
  expect(view()).toMatchObject({ screen: "loading", quote: null, travellers: ["pax2"] });
  await quote.answer(outcomes.quoteRefund.notAllowed);
  expect(view().screen).toBe("notAllowed");
  actor.send({ type: "travellers.choose", travellers: ["pax1", "pax2"] });
  expect(view().travellers).toEqual([]);
});

test("behavior: once the money of some is back, the others travel on", async () => {
  const { actor, cancel, quote, track, view } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  actor.send({ type: "travellers.choose", travellers: ["pax1"] });
  await quote.answer(outcomes.quoteRefund.quoted);
  actor.send({ type: "cancellation.confirm", quoteId: "refund-quote-1" });
  await cancel.answer(outcomes.cancel.cancelled);
  expect(view().standing).toBe("Refund In Progress");
  actor.send({ type: "order.hinted" });
  await track.answer(outcomes.track.cancelled);
  expect(view().standing).toBe("Partially Confirmed");
});

test("behavior: a quote that expired is made again before anything is given up", async () => {
  const { actor, cancel, clock, quote, view } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  await clock.advance(600_000);
  expect(view()).toMatchObject({ screen: "quoteExpired", commands: { confirm: false, refresh: true } });
  actor.send({ type: "quote.refresh" });
  await quote.answer(outcomes.quoteRefund.quoted);
  expect(quote.inputs).toHaveLength(2);
  expect(cancel.inputs).toEqual([]);
});

test("behavior: while it is not settled whether the booking is cancelled, a hint is reason enough to look again", async () => {
  const { actor, cancel, clock, quote, track, trace } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  actor.send({ type: "cancellation.confirm", quoteId: "refund-quote-1" });
  await clock.advance(60_000);
  await track.answer(outcomes.track.offline);
  expect(trace.at(-1)).toBe("cancelUnknown.unsettled");
  const asked = track.inputs.length;
  actor.send({ type: "order.hinted" });
  await settle();
  expect(track.inputs).toHaveLength(asked + 1);
  await track.answer(outcomes.track.cancelled);
  expect(trace.at(-1)).toBe("tracking.shown");
  expect(cancel.inputs).toHaveLength(1);
});

test("behavior: a lost answer is looked into; a booking that stands is quoted anew", async () => {
  const { actor, cancel, clock, quote, trace, track } = await begin();
  await quote.answer(outcomes.quoteRefund.quoted);
  actor.send({ type: "cancellation.confirm", quoteId: "refund-quote-1" });
  await clock.advance(60_000);
  await track.answer(outcomes.track.offline);
  actor.send({ type: "cancellation.check" });
  await track.answer(outcomes.track.standing);
  expect(trace.slice(-4)).toEqual([
    "cancelUnknown.inquiring",
    "cancelUnknown.unsettled",
    "cancelUnknown.inquiring",
    "quoting",
  ]);
  expect(cancel.inputs).toHaveLength(1);
});

describe("behavior: in every configuration", () => {
  const project = ({ context }: AnyMachineSnapshot) => [
    context.quote?.id,
    context.target,
    context.refund?.state,
    context.end.type,
  ];
  const model = { ...cancellationModel, inputs: { booking: cancellationModel.input }, project };
  const found = explore(model);

  test("there is a way on, a rule for reloads, and every state is reached", () => {
    expect(unreachedStates(model, found)).toEqual([]);
    expect(withoutResume(found)).toEqual([]);
    expect(trapsIn(found)).toEqual([]);
  });

  test("a reload cancels nothing a second time and breaks nothing", async () => {
    const cast = {
      machine: cancellationMachine,
      sources: Object.keys(outcomes),
      once: { cancel: { type: "UNKNOWN" } },
    };
    for (const place of found.values()) {
      if (place.snapshot.status !== "active") continue;
      const reloaded = await reloadAt(cast, cancellationModel.input, stepsTo(found, place), 1000);
      expect(reloaded.status).toBe("active");
      expect(reloaded.after.map(({ src }) => src)).not.toContain("cancel");
    }
  });
});
