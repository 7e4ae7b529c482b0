import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const hourMs = 3_600_000;
const serverStart = 1_800_000_000_000;

/** A device that is so far ahead of the server, and a way to let time pass for both. */
const openDevice = (aheadMs: number) => {
  let passed = 0;
  let ahead = aheadMs;
  const device = {
    now: () => serverStart + passed + ahead,
    setTimeout: () => undefined,
    clearTimeout: () => undefined,
  };
  const clock = createServerClock(device);
  const pass = (ms: number) => {
    passed += ms;
  };
  return {
    clock,
    pass,
    server: () => serverStart + passed,
    setForward: (ms: number) => {
      ahead += ms;
    },
    hearPage: (ageMs = 0) => clock.hear({ at: serverStart + passed - ageMs, askedAt: null, heardAt: device.now() }),
    /** A question that takes so long to get there, to be answered and to come back. */
    ask: (thereMs: number, thinkingMs: number, backMs: number) => {
      const askedAt = device.now();
      pass(thereMs + thinkingMs);
      const at = serverStart + passed;
      pass(backMs);
      clock.hear({ at, askedAt, heardAt: device.now() });
    },
  };
};

test.each([-26 * hourMs, -3 * hourMs, 0, 5 * hourMs, 400 * 24 * hourMs])(
  "default: a device that is %i ms ahead goes by the server's time from its first page on",
  (aheadMs) => {
    const { clock, hearPage, pass, server } = openDevice(aheadMs);
    hearPage();
    expect(clock.now()).toBe(server());
    pass(hourMs);
    expect(clock.now()).toBe(server());
  },
);

test("behavior: before anything is heard it is the device's time", () => {
  const { clock, server } = openDevice(hourMs);
  expect(clock.now()).toBe(server() + hourMs);
});

test.each([-3 * hourMs, 0, 3 * hourMs])(
  "invariant: ahead by %i ms, however slow the answers are, it is never ahead of the server and never further behind than the quickest way back",
  (aheadMs) => {
    const device = openDevice(aheadMs);
    let quickest = Number.POSITIVE_INFINITY;
    device.hearPage();
    for (const [there, thinking, back] of [
      [9000, 60_000, 2000],
      [10, 0, 300],
      [4000, 50, 20],
      [1, 60_000, 8000],
    ] as const) {
      device.ask(there, thinking, back);
      quickest = Math.min(quickest, back);
      expect(device.clock.now()).toBeLessThanOrEqual(device.server());
      expect(device.clock.now()).toBeGreaterThanOrEqual(device.server() - quickest);
    }
  },
);

test("behavior: a page that was kept for a while leaves the clock behind until the first answer, and never ahead", () => {
  const { ask, clock, hearPage, server } = openDevice(3 * hourMs);
  hearPage(30_000);
  expect(clock.now()).toBe(server() - 30_000);
  ask(40, 100, 60);
  expect(server() - clock.now()).toBe(60);
});

test.each([hourMs, -hourMs])(
  "behavior: a device that is set by %i ms meanwhile is right again with the next answer",
  (by) => {
    const { ask, clock, hearPage, server, setForward } = openDevice(0);
    hearPage();
    setForward(by);
    ask(40, 100, 60);
    expect(server() - clock.now()).toBe(60);
  },
);
