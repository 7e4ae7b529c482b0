import { fail, ok, type Problem, type Result, type TokenLock } from "@safar/engine";
import { expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { createMemoryTokenStore, createTokenGate, type TokenGateOptions } from "./token-gate.ts";

const refused: Problem = { kind: "refused", code: "token_expired", status: 401, message: "", retryable: false };
const unavailable = fail({ kind: "tokenUnavailable", message: "Unable to retrieve token" });

/** A service that accepts its newest token only and holds every answer until it is told to give them. */
const createService = () => {
  let newest = 0;
  let isDown = false;
  let held: Array<() => void> = [];
  const counts = { tokens: 0, dispatches: new Map<number, number>(), inFlight: 0, mostInFlight: 0 };
  const answer = <Value>(value: () => Value): Promise<Value> =>
    new Promise((resolve) => {
      held.push(() => resolve(value()));
    });
  return {
    counts,
    expire: () => {
      newest += 1;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    fetchToken: (): Promise<Result<string, Problem>> => {
      counts.tokens += 1;
      return answer(() => {
        if (isDown) return fail<Problem>({ kind: "offline" });
        newest += 1;
        return ok(String(newest));
      });
    },
    request:
      (id: number) =>
      (token: string): Promise<Result<number, Problem>> => {
        counts.dispatches.set(id, (counts.dispatches.get(id) ?? 0) + 1);
        counts.inFlight += 1;
        counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
        return answer(() => {
          counts.inFlight -= 1;
          return token === String(newest) ? ok(id) : fail(refused);
        });
      },
    /** Gives every answer held now, the last first, and lets what follows from them happen. */
    giveAnswers: async () => {
      const batch = held.toReversed();
      held = [];
      for (const give of batch) give();
      await new Promise((resolve) => setImmediate(resolve));
      return batch.length;
    },
  };
};

type Service = ReturnType<typeof createService>;

const drain = async (service: Service) => {
  await new Promise((resolve) => setImmediate(resolve));
  while ((await service.giveAnswers()) > 0);
};

const setUp = (options: Partial<TokenGateOptions> = {}) => {
  const clock = new SimulatedClock();
  const service = createService();
  const gate = createTokenGate({ clock, fetchToken: service.fetchToken, ...options });
  return { clock, service, gate };
};

const burst = (gate: ReturnType<typeof createTokenGate>, service: Service, size: number) =>
  Array.from({ length: size }, (_, id) => gate.run(service.request(id)));

test.each([Number.POSITIVE_INFINITY, 64])(
  "behavior: 1,000 parallel calls on an expired token cause one token call (at most %d on their way)",
  async (concurrency) => {
    const { service, gate } = setUp({ concurrency });
    const first = gate.run(service.request(-1));
    await drain(service);
    expect(await first).toEqual(ok(-1));
    service.expire();
    service.counts.tokens = 0;

    const results = burst(gate, service, 1000);
    await drain(service);

    expect(await Promise.all(results)).toEqual(Array.from({ length: 1000 }, (_, id) => ok(id)));
    expect(service.counts.tokens).toBe(1);
    expect(Math.max(...service.counts.dispatches.values())).toBe(2);
    expect(service.counts.mostInFlight).toBe(Math.min(1000, concurrency));
  },
);

test("behavior: the first thousand calls of all share one token call", async () => {
  const { service, gate } = setUp();
  const results = burst(gate, service, 1000);
  await drain(service);
  expect((await Promise.all(results)).every((result) => result.ok)).toBe(true);
  expect(service.counts.tokens).toBe(1);
  expect(Math.max(...service.counts.dispatches.values())).toBe(1);
});

test("behavior: a failed refresh fails all with one error, late 401s too, and the next call tries again", async () => {
  const { service, gate } = setUp();
  const first = gate.run(service.request(-1));
  await drain(service);
  await first;
  service.expire();
  service.setDown(true);
  service.counts.tokens = 0;

  const results = burst(gate, service, 1000);
  await drain(service);
  expect(await Promise.all(results)).toEqual(Array.from({ length: 1000 }, () => unavailable));
  expect(service.counts.tokens).toBe(1);

  service.setDown(false);
  const next = gate.run(service.request(5000));
  await drain(service);
  expect(await next).toEqual(ok(5000));
  expect(service.counts.tokens).toBe(2);
});

test("behavior: a refresh that hangs ends by its own timeout and is told so", async () => {
  let abandoned: AbortSignal | undefined;
  const { clock, service, gate } = setUp({
    refreshTimeoutMs: 5000,
    fetchToken: (signal) => {
      abandoned = signal;
      return new Promise(() => undefined);
    },
  });
  const results = burst(gate, service, 3);
  await drain(service);
  clock.increment(4999);
  expect(abandoned?.aborted).toBe(false);
  clock.increment(1);
  expect(await Promise.all(results)).toEqual([unavailable, unavailable, unavailable]);
  expect(abandoned?.aborted).toBe(true);
});

test("behavior: while one service's token cannot be had, another service's calls go through", async () => {
  const flights = setUp({ fetchToken: () => new Promise(() => undefined) });
  const hotels = setUp();
  const waiting = flights.gate.run(flights.service.request(1));
  const answered = hotels.gate.run(hotels.service.request(2));
  await drain(hotels.service);
  expect(await answered).toEqual(ok(2));
  const first = await Promise.race([waiting, Promise.resolve("still waiting")]);
  expect(first).toBe("still waiting");
});

test("behavior: a 401 that comes again after the replay is no loop", async () => {
  const { service, gate } = setUp();
  let dispatches = 0;
  const result = gate.run(() => {
    dispatches += 1;
    return Promise.resolve(fail(refused));
  });
  await drain(service);
  expect(await result).toEqual(unavailable);
  expect(dispatches).toBe(2);
  expect(service.counts.tokens).toBe(2);
});

test("behavior: other refusals pass as they are, without a token call", async () => {
  const { service, gate } = setUp();
  const soldOut: Problem = { kind: "refused", code: "sold_out", status: 409, message: "", retryable: false };
  const result = gate.run(() => Promise.resolve(fail(soldOut)));
  await drain(service);
  expect(await result).toEqual(fail(soldOut));
  expect(service.counts.tokens).toBe(1);
});

test("behavior: a caller that gives up frees its place and is not dispatched", async () => {
  const { service, gate } = setUp({ concurrency: 1 });
  const [early, queued, late] = [new AbortController(), new AbortController(), new AbortController()];
  const results = [
    gate.run(service.request(0), early.signal),
    gate.run(service.request(1), queued.signal),
    gate.run(service.request(2), late.signal),
  ];
  queued.abort();
  early.abort();
  await drain(service);
  expect(await Promise.all(results)).toEqual([fail({ kind: "aborted" }), fail({ kind: "aborted" }), ok(2)]);
  expect([...service.counts.dispatches.keys()]).toEqual([2]);
  expect(await gate.run(service.request(3), AbortSignal.abort())).toEqual(fail({ kind: "aborted" }));
});

/** A lock as a shared store would keep it: one holder, the others in line. */
const createSharedLock = (): TokenLock => {
  let last: Promise<void> = Promise.resolve();
  return {
    acquire: async () => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return () => Promise.resolve(release());
    },
  };
};

test("behavior: two processes that share store and lock cause one token call between them", async () => {
  const clock = new SimulatedClock();
  const service = createService();
  const shared = { clock, fetchToken: service.fetchToken, store: createMemoryTokenStore(), lock: createSharedLock() };
  const gates = [createTokenGate(shared), createTokenGate(shared)];
  const all = (from: number) =>
    gates.flatMap((gate, process) =>
      Array.from({ length: 500 }, (_, index) => gate.run(service.request(from + process * 500 + index))),
    );
  const before = all(0);
  await drain(service);
  expect((await Promise.all(before)).every(({ ok }) => ok)).toBe(true);
  expect(service.counts.tokens).toBe(1);

  service.expire();
  const after = all(1000);
  await drain(service);
  expect((await Promise.all(after)).every(({ ok }) => ok)).toBe(true);
  expect(service.counts.tokens).toBe(2);
  expect(Math.max(...service.counts.dispatches.values())).toBe(2);
});

test("behavior: without the lock in time, a process takes the token another one stored or fails", async () => {
  const store = createMemoryTokenStore();
  const lock: TokenLock = { acquire: () => Promise.resolve(null) };
  const { service, gate } = setUp({ store, lock });
  expect(await gate.run(service.request(0))).toEqual(unavailable);
  service.expire();
  await store.write("1");
  const result = gate.run(service.request(1));
  await drain(service);
  expect(await result).toEqual(ok(1));
  expect(service.counts.tokens).toBe(0);
});

test("behavior: a store that cannot be reached fails the waiting calls with the one error", async () => {
  const store = { read: () => Promise.reject(new Error("no connection")), write: () => Promise.resolve() };
  const { service, gate } = setUp({ store });
  expect(await gate.run(service.request(0))).toEqual(unavailable);
});
