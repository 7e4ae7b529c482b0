import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { createAnswering } from "./answering.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const store = { hangs: true, asked: 0 };
  const told: string[] = [];
  const answering = createAnswering({ clock: { now: Date.now }, onChange: ({ type }) => told.push(type) });
  const ask = () =>
    answering(() => {
      store.asked += 1;
      return store.hangs ? new Promise<string>(() => {}) : Promise.resolve("here");
    }).catch((error: Error) => error.message);
  /** Asks, and lets go by what it may wait at most. */
  const asked = async () => {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(500);
    return answer;
  };
  return { ask, asked, store, told };
};

test("default: what the store answers is the answer", async () => {
  const { ask, store } = open();
  store.hangs = false;
  expect(await ask()).toBe("here");
});

test("behavior: a store that hangs is waited for half a second, and after three times left alone for a second", async () => {
  const { ask, asked, store, told } = open();
  for (let time = 0; time < 3; time += 1) expect(await asked()).toMatch("500 ms");
  expect(await ask()).toMatch("left alone");
  expect([store.asked, told]).toEqual([3, ["opened"]]);
  await vi.advanceTimersByTimeAsync(1000);
  const probe = asked();
  expect(await ask()).toMatch("left alone");
  expect(await probe).toMatch("500 ms");
  store.hangs = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ask()).toBe("here");
  expect(told).toEqual(["opened", "closed"]);
});

test("behavior: limits are counted in this process while their store does not answer", async () => {
  const answering = createAnswering({ clock: { now: Date.now } });
  const never = () => new Promise<never>(() => {});
  const limits = createRateLimits({
    client: { isReady: true, eval: never, evalSha: never, multi: never } as never,
    answering,
  });
  const taken = [];
  for (let time = 0; time < 6; time += 1) {
    const verdict = limits.take("contact", ["address"]);
    await vi.advanceTimersByTimeAsync(500);
    taken.push((await verdict).allowed);
  }
  expect(taken).toEqual([true, true, true, true, true, false]);
});
