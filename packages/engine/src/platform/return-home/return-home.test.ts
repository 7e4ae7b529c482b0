import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { connectReturnHome, secondsUntil } from "./return-home.connect.ts";
import { returnHomeMachine } from "./return-home.machine.ts";

const open = (mayLeave = true, isSeen = true) => {
  const clock = new SimulatedClock();
  const actor = createActor(returnHomeMachine, { clock, input: { now: clock.now(), mayLeave, isSeen } });
  let left = 0;
  actor.on("home.left", () => {
    left += 1;
  });
  actor.start();
  const view = () => connectReturnHome(actor.getSnapshot(), actor.send);
  return { actor, clock, view, left: () => left };
};

test("default: goes home once, after five seconds", () => {
  const { clock, view, left } = open();
  expect(view()).toMatchObject({ screen: "counting", leavesAt: 5000 });
  clock.increment(4999);
  expect(left()).toBe(0);
  clock.increment(1);
  expect(view().screen).toBe("leaving");
  clock.increment(60_000);
  expect(left()).toBe(1);
});

test.each(["engage", "stay"] as const)("behavior: %s keeps the page for good", (command) => {
  const { clock, view, left } = open();
  view().commands[command]?.();
  clock.increment(60_000);
  expect(view()).toEqual({ screen: "staying", leavesAt: null, leftMs: null, commands: {} });
  expect(left()).toBe(0);
});

test("behavior: who asks for less motion is never moved", () => {
  const { clock, view, left } = open(false);
  clock.increment(60_000);
  expect(view().screen).toBe("staying");
  expect(left()).toBe(0);
});

test("behavior: while nobody is at the page the count stands still, and goes on when they are back", () => {
  const { actor, clock, view, left } = open();
  clock.increment(2000);
  actor.send({ type: "page.leave", now: clock.now() });
  expect(view()).toMatchObject({ screen: "standing", leavesAt: null, leftMs: 3000 });
  clock.increment(60_000);
  expect(left()).toBe(0);
  actor.send({ type: "page.return", now: clock.now() });
  expect(view()).toMatchObject({ screen: "counting", leavesAt: 65_000 });
  clock.increment(2999);
  expect(left()).toBe(0);
  clock.increment(1);
  expect(left()).toBe(1);
});

test("behavior: a page that is opened where nobody sees it waits for them, and what they do there keeps it", () => {
  const { clock, view, left } = open(true, false);
  clock.increment(60_000);
  expect(view()).toMatchObject({ screen: "standing", leftMs: 5000 });
  view().commands.engage?.();
  expect([view().screen, left()]).toEqual(["staying", 0]);
});

test("default: the count shows five first and one last", () => {
  expect([0, 1, 1000, 4001, 4999, 5000].map((now) => secondsUntil(5000, now))).toEqual([5, 5, 4, 1, 1, 1]);
});
