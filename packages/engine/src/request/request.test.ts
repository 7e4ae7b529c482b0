import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Problem } from "../kernel/problem.ts";
import { fail, ok, type Result } from "../kernel/result.ts";
import { createRequestMachine } from "./request.machine.ts";
import { requestActor } from "./request-actor.ts";
import { isWorthRepeating, type RetryPolicy, readRetryPolicy, waitMsAfter } from "./retry-policy.ts";

fc.configureGlobal({ seed: 20_261_121 });

type Outcome = Result<string, Problem>;

const offline = fail<Problem>({ kind: "offline" });
const timedOut = fail<Problem>({ kind: "timeout", afterMs: 60_000 });
const refused = (facts: Partial<Extract<Problem, { kind: "refused" }>>) =>
  fail<Problem>({ kind: "refused", code: "unknown", status: 500, message: "", retryable: false, ...facts });

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = (options: { readonly isOnline?: boolean; readonly policy?: RetryPolicy } = {}) => {
  const clock = new SimulatedClock();
  const asked: Array<{ signal: AbortSignal; answer: (outcome: Outcome) => Promise<void> }> = [];
  const listeners = new Set<(isOnline: boolean) => void>();
  let isOnline = options.isOnline ?? true;
  const machine = createRequestMachine({
    read: (signal) =>
      new Promise((resolve) => {
        const answer = (outcome: Outcome) => {
          resolve(outcome);
          return settle();
        };
        asked.push({ signal, answer });
      }),
    network: {
      isOnline: () => isOnline,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    random: { next: () => 0.5 },
    ...(options.policy === undefined ? {} : { policy: options.policy }),
  });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    asked,
    listeners,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
    answer: (outcome: Outcome) => asked.at(-1)?.answer(outcome),
    goOnline: (now: boolean) => {
      isOnline = now;
      for (const listener of listeners) listener(now);
    },
  };
};

test("default: an answer ends the read with its value", async () => {
  const read = setUp();
  await read.answer(ok("Karachi"));
  expect(read.state()).toBe("answered");
  expect(read.output()).toEqual(ok("Karachi"));
  expect(read.listeners.size).toBe(0);
});

test("behavior: waits longer each time, gives up after three attempts, and keeps the last problem", async () => {
  const read = setUp();
  await read.answer(timedOut);
  expect(read.state()).toBe("waiting");
  read.clock.increment(374);
  expect(read.state()).toBe("waiting");
  read.clock.increment(1);
  expect(read.state()).toBe("asking");
  await read.answer(refused({ status: 503 }));
  read.clock.increment(749);
  expect(read.asked).toHaveLength(2);
  read.clock.increment(1);
  await read.answer(timedOut);
  expect(read.state()).toBe("failed");
  expect(read.output()).toEqual(timedOut);
  expect(read.asked).toHaveLength(3);
});

test("behavior: waits as long as the service asks, and not at all for longer than a person would", async () => {
  const patient = setUp();
  await patient.answer(refused({ status: 429, retryAfterMs: 7000 }));
  patient.clock.increment(7249);
  expect(patient.state()).toBe("waiting");
  patient.clock.increment(1);
  expect(patient.state()).toBe("asking");
  const hopeless = setUp();
  await hopeless.answer(refused({ status: 503, retryAfterMs: 30_001 }));
  expect(hopeless.state()).toBe("failed");
});

test("behavior: a refusal that will not change is not repeated", async () => {
  const read = setUp();
  const soldOut = refused({ code: "sold_out", status: 409 });
  await read.answer(soldOut);
  expect(read.output()).toEqual(soldOut);
  expect(read.asked).toHaveLength(1);
});

test("behavior: offline, it waits for the network without using up attempts, and resumes", async () => {
  const read = setUp({ isOnline: false });
  for (let outage = 0; outage < 5; outage += 1) {
    await read.answer(offline);
    expect(read.state()).toBe("offline");
    read.clock.increment(3_600_000);
    expect(read.state()).toBe("offline");
    read.goOnline(true);
    expect(read.state()).toBe("asking");
    read.goOnline(false);
  }
  read.goOnline(true);
  await read.answer(ok("Karachi"));
  expect(read.output()).toEqual(ok("Karachi"));
});

test("behavior: a service out of reach of a connected device is an attempt like another", async () => {
  const read = setUp();
  await read.answer(offline);
  expect(read.state()).toBe("waiting");
  read.actor.send({ type: "request.retry" });
  await read.answer(offline);
  read.clock.increment(1000);
  await read.answer(offline);
  expect(read.output()).toEqual(offline);
});

test.each(["asking", "waiting", "offline"])("behavior: an abort ends it while %s", async (state) => {
  const read = setUp({ isOnline: state !== "offline" });
  if (state !== "asking") await read.answer(offline);
  expect(read.state()).toBe(state);
  read.actor.send({ type: "request.abort" });
  expect(read.output()).toEqual(fail({ kind: "aborted" }));
  expect(read.asked[0]?.signal.aborted).toBe(state === "asking");
  expect(read.listeners.size).toBe(0);
  read.clock.increment(3_600_000);
  expect(read.asked).toHaveLength(1);
});

test("behavior: a read that throws is a problem", async () => {
  const machine = createRequestMachine({
    read: () => Promise.reject(new Error("bug")),
    network: { isOnline: () => true, subscribe: () => () => undefined },
    random: { next: () => 0 },
  });
  const actor = createActor(machine).start();
  await settle();
  expect(actor.getSnapshot().output).toMatchObject({ ok: false, error: { kind: "malformed" } });
});

test("behavior: as a part of a larger flow it takes a query, gives a typed value, and stops with the flow", async () => {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const clock = new SimulatedClock();
  const search = requestActor(
    (query: string, signal): Promise<Result<number, Problem>> => {
      asked.push(query);
      signals.push(signal);
      if (asked.length === 3) return new Promise(() => undefined);
      return Promise.resolve(asked.length === 1 ? timedOut : ok(query.length));
    },
    { clock, network: { isOnline: () => true, subscribe: () => () => undefined }, random: { next: () => 0 } },
  );
  const actor = createActor(search, { input: "Lahore" }).start();
  await settle();
  clock.increment(250);
  await settle();
  expect(actor.getSnapshot().output).toEqual(ok(6));
  expect(asked).toEqual(["Lahore", "Lahore"]);

  const stopped = createActor(search, { input: "Multan" }).start();
  stopped.stop();
  expect(signals[2]?.aborted).toBe(true);
});

test("behavior: every wait lies between half the backoff and its cap", () => {
  const next = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), next, (attempts, chance) => {
      const wait = waitMsAfter(attempts, { kind: "offline" }, readRetryPolicy, { next: () => chance });
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThan(readRetryPolicy.capMs);
    }),
  );
});

test("behavior: what is worth repeating", () => {
  const bad: Problem = { kind: "malformed", detail: "", status: 502 };
  expect(isWorthRepeating(bad)).toBe(true);
  expect(isWorthRepeating({ ...bad, status: 200 })).toBe(false);
  expect(isWorthRepeating({ kind: "tokenUnavailable", message: "Unable to retrieve token" })).toBe(false);
});
