import { expect, test } from "vitest";
import { fromNow, instantOf, instantOrNull, type Times, unmeasured } from "./times.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const clock = { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined };

test("default: an instant is told by the clock of who reads it", () => {
  const times = { clock, offsetMs: () => 1500 };
  expect(instantOf("2026-11-21T09:00:10Z", times)).toBe(now + 8500);
  expect([instantOrNull("2026-11-21T09:00:10Z", times), instantOrNull(null, times)]).toEqual([now + 8500, null]);
});

test("default: where the service's clock was never measured, it is taken as it is written", () => {
  const times: Times = { clock };
  expect([instantOf("2026-11-21T09:00:00Z", times), instantOf("2026-11-21T09:00:00Z", unmeasured)]).toEqual([now, now]);
});

test("default: what lasts so long ends by the clock of who reads it", () => {
  expect(fromNow(60_000, { clock })).toBe(now + 60_000);
});
