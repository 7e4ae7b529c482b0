import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectCurrencyChange } from "./currency-change.connect.ts";
import { currencyChangeMachine } from "./currency-change.machine.ts";
import { currencyChangeActors } from "./currency-change.setup.ts";
import type { FindOutcome, KeepOutcome, OpenBooking } from "./currency-change.types.ts";

const booking: OpenBooking = { id: "draft-1", title: "Lahore to Jeddah" };

const start = (find: FindOutcome, keeps: KeepOutcome[] = []) => {
  const kept: OpenBooking[] = [];
  const machine = currencyChangeMachine.provide({
    actors: currencyChangeActors({
      find: () => Promise.resolve(find),
      keepDraft: (draft) => {
        kept.push(draft);
        return Promise.resolve(keeps.shift() ?? { type: "KEPT" });
      },
    }),
  });
  const actor = createActor(machine, { input: { current: "PKR", listed: ["PKR", "SAR"] } });
  const trace: string[] = [];
  actor.subscribe((snapshot) => trace.push(snapshot.value));
  actor.on("*", (emitted) => trace.push(emitted.type === "navigate" ? `navigate:${emitted.to}` : emitted.type));
  actor.start();
  const view = () => connectCurrencyChange(actor.getSnapshot(), (event) => actor.send(event));
  return { actor, trace, kept, view };
};

test("default: with no booking open the currency changes and the visitor goes home", async () => {
  const { actor, trace, view } = start({ type: "NONE" });
  view().commands.choose?.("SAR");
  await waitFor(actor, (snapshot) => snapshot.context.current === "SAR");
  expect(trace).toEqual(["settled", "lookingForBooking", "currency.changed", "navigate:home", "settled"]);
});

test("behavior: an open booking is asked about, and kept before the change", async () => {
  const { actor, trace, kept, view } = start({ type: "OPEN", booking });
  view().commands.choose?.("SAR");
  await waitFor(actor, (snapshot) => snapshot.matches("awaitingDecision"));
  expect(view().question).toEqual({ booking, wanted: "SAR", draftLost: false });
  expect(view().commands.choose).toBeUndefined();
  view().commands.accept?.();
  await waitFor(actor, (snapshot) => snapshot.matches("settled"));
  expect(kept).toEqual([booking]);
  expect(trace.slice(-5)).toEqual(["awaitingDecision", "keepingDraft", "currency.changed", "navigate:home", "settled"]);
  expect(view()).toMatchObject({ current: "SAR", question: null });
});

test("behavior: declining changes nothing", async () => {
  const { actor, trace, kept, view } = start({ type: "OPEN", booking });
  view().commands.choose?.("SAR");
  await waitFor(actor, (snapshot) => snapshot.matches("awaitingDecision"));
  view().commands.decline?.();
  expect(view()).toMatchObject({ current: "PKR", question: null });
  expect(kept).toEqual([]);
  expect(trace).not.toContain("navigate:home");
});

test("behavior: a draft that cannot be kept is told before anything is lost", async () => {
  const { actor, kept, view } = start({ type: "OPEN", booking }, [{ type: "NOT_KEPT" }]);
  view().commands.choose?.("SAR");
  await waitFor(actor, (snapshot) => snapshot.matches("awaitingDecision"));
  view().commands.accept?.();
  await waitFor(actor, (snapshot) => snapshot.context.draftLost);
  expect(view()).toMatchObject({ current: "PKR", question: { draftLost: true } });
  view().commands.accept?.();
  expect(view().current).toBe("SAR");
  expect(kept).toHaveLength(1);
});

test("behavior: the same currency, and one that is not offered, change nothing", () => {
  const { trace, view } = start({ type: "NONE" });
  view().commands.choose?.("PKR");
  view().commands.choose?.("JPY");
  expect(trace.every((state) => state === "settled")).toBe(true);
});

test("behavior: when nobody can say whether a booking is open, nothing changes", async () => {
  const actors = currencyChangeActors({
    find: () => Promise.reject(new Error("bug")),
    keepDraft: () => Promise.resolve({ type: "KEPT" }),
  });
  const input = { current: "PKR", listed: ["PKR", "SAR"] } as const;
  const actor = createActor(currencyChangeMachine.provide({ actors }), { input }).start();
  actor.send({ type: "currency.choose", code: "SAR" });
  await waitFor(actor, (snapshot) => snapshot.matches("settled"));
  expect(actor.getSnapshot().context).toMatchObject({ current: "PKR", wanted: null });
});
