import { afterEach, expect, test, vi } from "vitest";
import { createRateLimits } from "./rate-limits.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("default: lets the first tries pass and refuses the one after the last", async () => {
  const limits = createRateLimits();
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await limits.take("contact", ["address"])).toEqual({ allowed: true });
  }
  const verdict = await limits.take("contact", ["address"]);
  expect(verdict.allowed).toBe(false);
  expect(verdict.allowed ? 0 : verdict.retryAfterMs).toBeGreaterThan(0);
});

test("behavior: one account is limited whatever the addresses it is tried from", async () => {
  const limits = createRateLimits();
  for (let tried = 0; tried < 5; tried += 1) await limits.take("otp", [`address-${tried}`, "+923001234567"]);
  expect((await limits.take("otp", ["address-6", "+923001234567"])).allowed).toBe(false);
  expect((await limits.take("otp", ["address-7", "+966512345678"])).allowed).toBe(true);
});

test("behavior: actions are counted apart", async () => {
  const limits = createRateLimits();
  for (let tried = 0; tried < 6; tried += 1) await limits.take("otp", ["address"]);
  expect((await limits.take("login", ["address"])).allowed).toBe(true);
});

test("behavior: whoever is over two limits waits for the later one, and may try then", async () => {
  vi.useFakeTimers({ now: 0 });
  const limits = createRateLimits();
  const useUp = async (key: string) => {
    for (let tried = 0; tried < 5; tried += 1) await limits.take("otp", [key]);
  };
  await useUp("address");
  await vi.advanceTimersByTimeAsync(60_000);
  await useUp("+923001234567");
  expect(await limits.take("otp", ["address", "+923001234567"])).toEqual({ allowed: false, retryAfterMs: 15 * 60_000 });
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect((await limits.take("otp", ["address", "+923001234567"])).allowed).toBe(true);
});
