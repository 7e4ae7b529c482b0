import { expect, test, vi } from "vitest";
import type { Told } from "../../server/account/told.ts";
import { askServer } from "./ask-server.ts";

test("default: instants arrive by the device's clock, everything else as it was", async () => {
  vi.useFakeTimers({ now: 5_000_000 });
  const outcome = await askServer(async () => ({
    at: 1_000_000,
    outcome: { type: "CODE_SENT", challenge: { resendAt: 1_060_000, expiresAt: 1_600_000, triesLeft: 5 } },
  }));
  expect(outcome).toEqual({
    type: "CODE_SENT",
    challenge: { resendAt: 5_060_000, expiresAt: 5_600_000, triesLeft: 5 },
  });
  vi.useRealTimers();
});

test("behavior: a network that is not there is told as such", async () => {
  expect(await askServer(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual({
    type: "PROBLEM",
    problem: { kind: "offline" },
  });
});

test("behavior: a question that its asker gave up has no answer, not even that it failed", async () => {
  const giveUp = new AbortController();
  const heard = vi.fn();
  const answered = askServer(
    (signal) =>
      new Promise<Told<{ type: "DONE" }>>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    giveUp.signal,
  );
  void answered.then(heard, heard);
  giveUp.abort();
  await new Promise(setImmediate);
  expect(heard).not.toHaveBeenCalled();
});

test("behavior: an answer that came although nobody waited any more is still the answer", async () => {
  const giveUp = new AbortController();
  const asked = askServer(async () => ({ at: Date.now(), outcome: { type: "DONE" } as const }), giveUp.signal);
  giveUp.abort();
  expect(await asked).toEqual({ type: "DONE" });
});

test("behavior: a call that somebody else cut off is told as interrupted", async () => {
  expect(await askServer(() => Promise.reject(new DOMException("cut off", "AbortError")))).toEqual({
    type: "PROBLEM",
    problem: { kind: "aborted" },
  });
});

test("behavior: whatever else happens is a problem, never an exception", async () => {
  const answer = await askServer(() => Promise.reject(new Error("500")));
  expect(answer).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
});
