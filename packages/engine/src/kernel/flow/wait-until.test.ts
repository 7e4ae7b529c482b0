import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Clock } from "../ports.ts";
import { type Wait, waitUntilBy } from "./wait-until.ts";

/** A device that can sleep: its clock goes on, and its timers stand still. */
const openDevice = () => {
  let now = 0;
  let timers: readonly { readonly callback: () => void; leftMs: number }[] = [];
  const clock: Clock = {
    now: () => now,
    setTimeout: (callback, delayMs) => {
      const timer = { callback, leftMs: delayMs };
      timers = [...timers, timer];
      return timer;
    },
    clearTimeout: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
  };
  return {
    clock,
    running: () => timers.length,
    sleep: (ms: number) => {
      now += ms;
    },
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) {
        now += 100;
        for (const timer of timers) timer.leftMs -= 100;
        const due = timers.filter(({ leftMs }) => leftMs <= 0);
        timers = timers.filter(({ leftMs }) => leftMs > 0);
        for (const { callback } of due) callback();
        await Promise.resolve();
      }
    },
  };
};

const waiting = (input: Wait) => {
  const device = openDevice();
  const actor = createActor(waitUntilBy(device.clock), { input }).start();
  return { ...device, actor, isOver: () => actor.getSnapshot().status === "done" };
};

test("default: it is over when the instant has come, and not before", async () => {
  const { isOver, pass } = waiting({ at: 90_000 });
  await pass(89_900);
  expect(isOver()).toBe(false);
  await pass(100);
  expect(isOver()).toBe(true);
});

test("behavior: a device that slept past the instant knows it within a second", async () => {
  const { isOver, pass, sleep } = waiting({ at: 25 * 60_000 });
  await pass(60_000);
  sleep(3 * 60 * 60_000);
  await pass(1000);
  expect(isOver()).toBe(true);
});

test("behavior: an instant that is long ago is waited for as long as is asked, and what is given up leaves no timer", async () => {
  const { actor, isOver, pass, running } = waiting({ at: -1, leastMs: 2000 });
  await pass(1900);
  expect(isOver()).toBe(false);
  actor.stop();
  expect(running()).toBe(0);
});
