import { expect, test } from "vitest";
import { createClock, createManualClock, type Timers } from "./clock.ts";

/** Real time that a test moves, with timers that ring when it does. */
const createRealTime = () => {
  let now = 1_000;
  let timer: { readonly at: number; readonly callback: () => void } | null = null;
  const timers: Timers = {
    setTimeout: (callback, delayMs) => {
      timer = { at: now + delayMs, callback };
      return timer;
    },
    clearTimeout: (handle) => {
      if (timer === handle) timer = null;
    },
  };
  return {
    timers,
    realNow: () => now,
    pass: (ms: number) => {
      const until = now + ms;
      while (timer !== null && timer.at <= until) {
        const { at, callback } = timer;
        timer = null;
        now = Math.max(now, at);
        callback();
      }
      now = until;
    },
  };
};

test("default: stands still until it is moved", () => {
  const clock = createManualClock(500);
  expect(clock.now()).toBe(500);
  clock.advance(20);
  expect(clock.now()).toBe(520);
  clock.set(100);
  expect(clock.now()).toBe(100);
});

test("behavior: waiters are called in the order of their instants, each at its own", () => {
  const clock = createManualClock(0);
  const seen: string[] = [];
  clock.at(30, () => seen.push(`c ${clock.now()}`));
  clock.at(10, () => {
    seen.push(`a ${clock.now()}`);
    clock.at(20, () => seen.push(`b ${clock.now()}`));
  });
  clock.at(30, () => seen.push(`d ${clock.now()}`));
  clock.at(31, () => seen.push("late"));
  clock.at(15, () => seen.push("called off"))();
  clock.advance(30);
  expect(seen).toEqual(["a 10", "b 20", "c 30", "d 30"]);
});

test("behavior: runs with real time, waking by the timers", () => {
  const real = createRealTime();
  const clock = createClock(real);
  const seen: number[] = [];
  clock.at(1_050, () => seen.push(clock.now()));
  real.pass(49);
  expect(seen).toEqual([]);
  real.pass(1);
  expect(seen).toEqual([1_050]);
  expect(clock.now()).toBe(1_050);
});

test("behavior: an advance while running becomes an offset, and the timers follow it", () => {
  const real = createRealTime();
  const clock = createClock(real);
  const seen: number[] = [];
  clock.at(5_000, () => seen.push(clock.now()));
  clock.advance(3_000);
  expect(clock.state()).toEqual({ offsetMs: 3_000, frozenAt: null });
  real.pass(999);
  expect(seen).toEqual([]);
  real.pass(1);
  expect(seen).toEqual([5_000]);
});

test("behavior: frozen, real time wakes nobody; run goes on from there", () => {
  const real = createRealTime();
  const clock = createClock(real);
  const seen: number[] = [];
  clock.at(1_100, () => seen.push(clock.now()));
  clock.freeze();
  real.pass(10_000);
  expect([clock.now(), ...seen]).toEqual([1_000]);
  clock.run();
  real.pass(100);
  expect(seen).toEqual([1_100]);
});

test("behavior: a wait longer than a timer can hold is waited for in turns", () => {
  const real = createRealTime();
  const clock = createClock(real);
  const sixtyDays = 60 * 24 * 60 * 60_000;
  const seen: number[] = [];
  clock.at(1_000 + sixtyDays, () => seen.push(clock.now()));
  real.pass(sixtyDays - 1);
  expect(seen).toEqual([]);
  real.pass(1);
  expect(seen).toEqual([1_000 + sixtyDays]);
});

test("behavior: a waiter that throws leaves the clock where it was going", () => {
  const clock = createManualClock(0);
  clock.at(5, () => {
    throw new Error("waiter");
  });
  expect(() => clock.advance(10)).toThrow("waiter");
  expect(clock.now()).toBe(10);
});

test("behavior: refuses to advance backwards or to nowhere", () => {
  const clock = createManualClock(0);
  expect(() => clock.advance(-1)).toThrow("0 or more milliseconds");
  expect(() => clock.set(Number.NaN)).toThrow("finite");
});

test("behavior: state can be kept and restored, and reset goes back to how it was made", () => {
  const clock = createManualClock(7);
  let changes = 0;
  clock.onChange(() => {
    changes += 1;
  });
  clock.advance(3);
  const kept = clock.state();
  clock.reset();
  expect(clock.now()).toBe(7);
  clock.restore(kept);
  expect([clock.now(), changes]).toEqual([10, 3]);
});
