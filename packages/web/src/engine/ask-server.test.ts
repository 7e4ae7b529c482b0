import { expect, test, vi } from "vitest";
import type { Told } from "../server/account/told.ts";
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

test("behavior: a call that was given up is no failure of ours", async () => {
  const giveUp = new AbortController();
  const asked = askServer(
    (signal) =>
      new Promise<Told<{ type: "DONE" }>>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    giveUp.signal,
  );
  giveUp.abort();
  expect(await asked).toEqual({ type: "PROBLEM", problem: { kind: "aborted" } });
});

test("behavior: whatever else happens is a problem, never an exception", async () => {
  const answer = await askServer(() => Promise.reject(new Error("500")));
  expect(answer).toMatchObject({ type: "PROBLEM", problem: { kind: "malformed" } });
});
