import { expect, test } from "vitest";
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import { checkInterleavings, must, type WorldStep } from "../../testing/interleavings.ts";
import { tokenRefreshMachine } from "./token-refresh.machine.ts";
import type { TokenRefreshContext, TokenRefreshEmitted, TokenRefreshEvent } from "./token-refresh.types.ts";

/*
 * The queue's own chart, a service whose token expires at the worst moments, and a network that keeps every answer for as long as
 * it likes. States that differ only in which request is which count as one, for the chart treats all alike.
 */

declare const console: { log(text: string): void };

type Machine = typeof tokenRefreshMachine;
type Snapshot = SnapshotFrom<Machine>;

type InternalEvent =
  | {
      readonly type: "xstate.done.actor.refresh";
      readonly output: { readonly type: "TOKEN"; readonly token: string } | { readonly type: "UNAVAILABLE" };
    }
  | { readonly type: "xstate.after.refreshTimeout.tokenRefresh.refreshing" };

type Request = {
  readonly state: "new" | "waiting" | "sent" | "accepted" | "refused" | "done" | "failed" | "withdrawn";
  readonly dispatches: number;
  readonly generation: number;
  readonly token: string;
};

type World = {
  readonly queue: Snapshot;
  readonly requests: readonly Request[];
  /** The newest token that the service issued, and whether it still accepts it. */
  readonly issued: number;
  readonly isAccepted: boolean;
  readonly expiriesLeft: number;
  readonly withdrawalsLeft: number;
  /** What became of the running token call; null when none runs. */
  readonly refresh: null | "asked" | "refused" | { readonly token: string };
};

type Step = WorldStep<World>;

/** Who waits is not part of it, for that is the same as whose state is `waiting`: a rule below. */
const keyOf = ({ queue, requests, ...rest }: World): string => {
  const each = requests.map(
    ({ state, dispatches, generation, token }) => `${state} ${dispatches} ${generation} ${token}`,
  );
  return JSON.stringify([queue.value, queue.context.token, queue.context.generation, each.toSorted(), rest]);
};

const isEmitted = (event: unknown): event is TokenRefreshEmitted =>
  typeof event === "object" && event !== null && "ids" in event;

const emittedBy = (params: unknown): readonly TokenRefreshEmitted[] => {
  if (typeof params !== "object" || params === null || !("event" in params)) return [];
  return isEmitted(params.event) ? [params.event] : [];
};

const checker = (machine: Machine, requestCount: number) => {
  const memory = new Map<string, { next: Snapshot; starts: number; emitted: readonly TokenRefreshEmitted[] }>();

  /** The chart is pure, so that what it does in a state with an event needs to be asked once. */
  const react = (queue: Snapshot, event: TokenRefreshEvent | InternalEvent) => {
    const key = JSON.stringify([queue.value, queue.context, event]);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const [next, taken] = transition(machine, queue, event as TokenRefreshEvent);
    const actions: ReadonlyArray<{ readonly type: string; readonly params?: unknown }> = taken;
    const reaction = {
      next,
      starts: actions.filter((action) => action.type === "xstate.spawnChild").length,
      emitted: actions.filter((action) => action.type === "xstate.emit").flatMap((action) => emittedBy(action.params)),
    };
    memory.set(key, reaction);
    return reaction;
  };

  const change = (world: World, id: number, update: (request: Request) => Request): World => ({
    ...world,
    requests: world.requests.map((request, index) => (index === id ? update(request) : request)),
  });

  /** Gives the queue an event and does what it asks for. */
  const give = (before: World, event: TokenRefreshEvent | InternalEvent): World => {
    const { next, starts, emitted } = react(before.queue, event);
    let world: World = { ...before, queue: next };
    if (starts > 0) {
      must(starts === 1 && before.refresh === null, "at most one token call is on its way");
      const hasGoodToken = world.isAccepted && next.context.token === String(world.issued);
      must(!hasGoodToken, "no refresh while the newest token is accepted");
      world = { ...world, refresh: "asked" };
    }
    for (const effect of emitted) {
      for (const id of effect.ids) {
        world = change(world, id, (request) => {
          must(
            request.state === "waiting",
            `request ${id} is told something only while it waits, not when ${request.state}`,
          );
          if (effect.type === "requests.failed") return { ...request, state: "failed" };
          must(effect.generation > request.generation, "a replay carries a newer token than the one refused");
          must(request.dispatches < 2, "a request is replayed at most once");
          const { token, generation } = effect;
          return { state: "sent", dispatches: request.dispatches + 1, generation, token };
        });
      }
    }
    if (next.value !== "refreshing") world = { ...world, refresh: null };
    const waiting = world.requests.flatMap((request, id) => (request.state === "waiting" ? [id] : []));
    const known: TokenRefreshContext["waiting"] = next.context.waiting;
    must(waiting.length === known.length && waiting.every((id) => known.includes(id)), "the queue forgets nobody");
    must(waiting.length === 0 || next.value === "refreshing", "whoever waits waits for a running refresh");
    return world;
  };

  const requestSteps = (world: World, id: number): readonly Step[] => {
    const request = world.requests[id];
    if (request === undefined) return [];
    const steps: Step[] = [];
    if (request.state === "new") {
      const waiting = change(world, id, (it) => ({ ...it, state: "waiting" }));
      steps.push({ label: `request ${id} arrives`, world: give(waiting, { type: "request.arrived", id }) });
    }
    if (request.state === "sent") {
      const isAccepted = world.isAccepted && request.token === String(world.issued);
      const state = isAccepted ? "accepted" : "refused";
      steps.push({ label: `service ${state} request ${id}`, world: change(world, id, (it) => ({ ...it, state })) });
    }
    if (request.state === "accepted") {
      steps.push({ label: `answer ${id} comes`, world: change(world, id, (it) => ({ ...it, state: "done" })) });
    }
    if (request.state === "refused") {
      const waiting = change(world, id, (it) => ({ ...it, state: "waiting" }));
      const { generation, dispatches } = request;
      const event = { type: "request.refused", id, generation, isReplay: dispatches > 1 } as const;
      steps.push({ label: `401 of request ${id} comes`, world: give(waiting, event) });
    }
    const isOpen = request.state === "waiting" || request.state === "sent" || request.state === "refused";
    if (isOpen && world.withdrawalsLeft > 0) {
      const left = change(world, id, (it) => ({ ...it, state: "withdrawn" }));
      const after = { ...left, withdrawalsLeft: world.withdrawalsLeft - 1 };
      steps.push({ label: `request ${id} is withdrawn`, world: give(after, { type: "request.withdrawn", id }) });
    }
    return steps;
  };

  const serviceSteps = (world: World): readonly Step[] => {
    const steps: Step[] = [];
    if (world.isAccepted && world.expiriesLeft > 0) {
      const expired = { ...world, isAccepted: false, expiriesLeft: world.expiriesLeft - 1 };
      steps.push({ label: "the token expires", world: expired });
    }
    if (world.refresh === "asked") {
      const issued = world.issued + 1;
      const answered = { ...world, issued, isAccepted: true, refresh: { token: String(issued) } };
      steps.push({ label: `service issues token ${issued}`, world: answered });
      steps.push({ label: "service refuses a token", world: { ...world, refresh: "refused" } });
    }
    if (world.refresh !== null && world.refresh !== "asked") {
      const output =
        world.refresh === "refused"
          ? ({ type: "UNAVAILABLE" } as const)
          : ({ type: "TOKEN", token: world.refresh.token } as const);
      const settled = { ...world, refresh: null };
      steps.push({
        label: "the token answer comes",
        world: give(settled, { type: "xstate.done.actor.refresh", output }),
      });
    }
    if (world.queue.value === "refreshing") {
      const settled = { ...world, refresh: null };
      const event = { type: "xstate.after.refreshTimeout.tokenRefresh.refreshing" } as const;
      steps.push({ label: "the refresh times out", world: give(settled, event) });
    }
    return steps;
  };

  const successors = (world: World): readonly Step[] => {
    const steps = [...world.requests.flatMap((_, id) => requestSteps(world, id)), ...serviceSteps(world)];
    const isOver = world.requests.every(({ state }) => state === "done" || state === "failed" || state === "withdrawn");
    must(steps.some(({ label }) => label !== "the token expires") || isOver, "every request comes to an end");
    return steps;
  };

  const [queue] = initialTransition(machine, { refreshTimeoutMs: 1 });
  const fresh: Request = { state: "new", dispatches: 0, generation: 0, token: "" };
  const start: World = {
    queue,
    requests: Array.from({ length: requestCount }, () => fresh),
    issued: 0,
    isAccepted: false,
    expiriesLeft: 2,
    withdrawalsLeft: 1,
    refresh: null,
  };
  return { start, successors };
};

const explore = (machine: Machine, requestCount: number) =>
  checkInterleavings({ ...checker(machine, requestCount), keyOf });

test.each([1, 2, 3, 4])("behavior: every interleaving of %i requests keeps every rule", (requestCount) => {
  const report = explore(tokenRefreshMachine, requestCount);
  console.log(`${requestCount} requests: ${report.states} states, ${report.transitions} transitions`);
  expect(report.violation).toBeUndefined();
  expect(report.states).toBeGreaterThan(4 ** requestCount);
});

const planted: ReadonlyArray<readonly [string, Machine, string]> = [
  [
    "a late 401 of an old token refreshes again",
    tokenRefreshMachine.provide({ guards: { isOlderGeneration: () => false } }),
    "no refresh while the newest token is accepted",
  ],
  [
    "a replay that is refused waits once more",
    tokenRefreshMachine.provide({ guards: { isReplay: () => false } }),
    "a request is replayed at most once",
  ],
  [
    "a failed refresh forgets who waited",
    tokenRefreshMachine.provide({ actions: { failWaiting: () => undefined } }),
    "the queue forgets nobody",
  ],
];

test.each(planted)("behavior: the checker catches a queue in which %s", (_, machine, rule) => {
  const { violation } = explore(machine, 2);
  console.log(`${violation?.rule}: ${violation?.trace.join(" → ")}`);
  expect(violation?.rule).toBe(rule);
});
