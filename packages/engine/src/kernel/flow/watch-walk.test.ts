import { expect, test } from "vitest";
import { type AnyActorRef, type AnyMachineSnapshot, createActor, createMachine, fromPromise, setup } from "xstate";
import { watchWalk } from "./watch-walk.ts";

const step = createMachine({
  id: "step",
  initial: "asked",
  states: { asked: { on: { answer: "answered" } }, answered: { on: { leave: "over" } }, over: { type: "final" } },
});
const checkout = setup({ actors: { step } }).createMachine({
  id: "checkout",
  initial: "one",
  states: {
    one: { invoke: { id: "step", src: "step", onDone: "two" } },
    two: { invoke: { id: "step", src: "step", onDone: "over" } },
    over: { type: "final" },
  },
});
const walk = setup({
  actors: { checkout, asking: fromPromise(() => new Promise<void>(() => undefined)) },
}).createMachine({
  id: "walk",
  initial: "looking",
  states: {
    looking: { invoke: { src: "asking" }, on: { choose: "booking" } },
    booking: { invoke: { id: "checkout", src: "checkout", onDone: "booked" } },
    booked: { type: "final" },
  },
});

const childOf = (actor: AnyActorRef | undefined, name: string): AnyActorRef | undefined => {
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot();
  return snapshot?.children[name];
};

const valueOf = (actor: AnyActorRef | undefined): string | undefined => actor?.getSnapshot().value;

/** Where the walk is, and where what it runs is. */
const placeOf = (actor: AnyActorRef): string => {
  const running = childOf(actor, "checkout");
  const places = [actor, running, childOf(running, "step")].map(valueOf);
  return places.filter((value) => value !== undefined).join(" ");
};

const watch = () => {
  const actor = createActor(walk);
  const seen: string[] = [];
  const stop = watchWalk(actor, () => seen.push(placeOf(actor)));
  return { actor, stop, latest: () => seen.at(-1), count: () => seen.length };
};

test("default: what changes two flows further in is seen, and so is what begins anew there", () => {
  const { actor, latest } = watch();
  expect(latest()).toBe("looking");
  actor.start();
  actor.send({ type: "choose" });
  expect(latest()).toBe("booking one asked");
  const inside = () => childOf(childOf(actor, "checkout"), "step");
  inside()?.send({ type: "answer" });
  expect(latest()).toBe("booking one answered");
  inside()?.send({ type: "leave" });
  expect(latest()).toBe("booking two asked");
  inside()?.send({ type: "answer" });
  expect(latest()).toBe("booking two answered");
  inside()?.send({ type: "leave" });
  expect(latest()).toMatch(/^booked/);
});

test("behavior: who has stopped looking is told nothing", () => {
  const { actor, count, stop } = watch();
  actor.start();
  stop();
  const before = count();
  actor.send({ type: "choose" });
  expect(count()).toBe(before);
});

test("behavior: a walk that is over is shown once", () => {
  const { actor } = watch();
  actor.start();
  actor.stop();
  let shown = 0;
  watchWalk(actor, () => (shown += 1));
  expect(shown).toBe(1);
});
