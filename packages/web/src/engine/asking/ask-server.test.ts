import { afterEach, expect, test, vi } from "vitest";
import type { Told } from "../../server/account/told.ts";
import { askServer } from "./ask-server.ts";
import { hearOfPage, serverClock } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each([-26, -3, 0, 3])(
  "default: what is told arrives as it was told, and a device that is %i hours ahead goes by the server's time",
  async (hours) => {
    const outcome = {
      type: "CODE_SENT",
      challenge: { resendAt: 1_800_000_060_000, expiresAt: 1_800_000_600_000, triesLeft: 5 },
      // No instant, whatever it is called.
      flights: { from: 12, until: 3, at: 7 },
    } as const;
    vi.useFakeTimers({ now: 1_800_000_000_000 + hours * 3_600_000 });
    const told = { at: 1_800_000_000_000, outcome };
    expect(await askServer(async () => told)).toBe(outcome);
    expect(outcome.challenge.resendAt - serverClock.now()).toBe(60_000);
  },
);

test("behavior: what the server told with its page counts from when the page came", () => {
  vi.useFakeTimers({ now: 5_000_000 });
  hearOfPage(1_800_000_000_000);
  expect(serverClock.now()).toBe(1_800_000_000_000);
  const navigation = { responseStart: 250, toJSON: () => "" };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(Object.create(null), navigation)]);
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(4_999_000);
  hearOfPage(1_800_000_000_000);
  expect(serverClock.now()).toBe(1_800_000_000_750);
  vi.restoreAllMocks();
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
