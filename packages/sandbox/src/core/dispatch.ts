import { outageOf } from "../scenarios/registry.ts";
import type { World } from "./call.ts";
import type { EpochMs, SandboxClock } from "./clock.ts";
import type { FaultState, Faults } from "./faults.ts";
import { type Asked, type Input, readInput } from "./input.ts";
import type { Journal } from "./journal.ts";
import { redact } from "./redact.ts";
import { Refusal, refuse } from "./refusal.ts";
import { corrupt, failureReply, type Reply, refusalReply, type Stamp, TextResponse } from "./reply.ts";
import { labelOf, type Match, type Route, type Routes } from "./routes.ts";
import type { Serve } from "./serve.ts";

/** The connection broke before an answer came. Looks to a caller as a failed `fetch` does. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super("fetch failed: the sandbox dropped the connection, as its faults ask.");
    this.name = "ConnectionDropped";
  }
}

export type Dispatch = (request: Asked) => Promise<Response>;

export type DispatchParts = {
  readonly world: World;
  readonly routes: Routes;
  readonly serve: Serve;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Runs the jobs whose time has come. */
  readonly settle: () => void;
};

type Finished = {
  /** Null when the connection is dropped. */
  readonly reply: Reply | null;
  readonly heldMs: number;
  readonly finish: readonly (() => void)[];
};

const refusalOfMatch = (match: Exclude<Match, { type: "FOUND" }>, method: string, pathname: string): Refusal =>
  match.type === "UNKNOWN"
    ? refuse("not_found", { status: 404, message: `No service answers ${pathname}.` })
    : refuse("not_found", {
        status: 405,
        message: `${method} is not allowed on ${pathname}. Allowed: ${match.allowed.join(", ")}.`,
      });

/** A service that a scenario took down fails as a fault that hits every call. */
const failingAs = (id: string): FaultState => ({
  id,
  point: "before",
  match: {},
  fail: { status: 503 },
  matched: 1,
  fired: 1,
});

const labelOfFault = (fault: FaultState): string =>
  fault.point === "corrupt" ? `${fault.id}: ${fault.as}` : `${fault.id}: ${fault.point}`;

/** Waits by the sandbox's clock, or until the caller gives up. */
const hold = (clock: SandboxClock, until: EpochMs, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const giveUp = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = clock.at(until, () => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    });
    signal.addEventListener("abort", giveUp, { once: true });
  });

/** Finds who answers a call, lets the faults have their way before and after, and tells the journal. */
export const createDispatch = ({ world, routes, serve, faults, journal, settle }: DispatchParts): Dispatch => {
  const { clock, store, ids } = world;

  const nextStamp = (): Stamp => ({
    requestId: `req-${ids.count("request")}`,
    serverTime: new Date(clock.now()).toISOString(),
  });

  const answer = (route: Route, input: Input, headers: Headers, stamp: Stamp): Finished => {
    const { endpoint } = route;
    const outage = outageOf(endpoint, world.switches.isOn);
    const hits = outage === undefined ? faults.take(endpoint) : [failingAs(outage.name)];
    const before = hits.find((hit) => hit.point === "before");
    const after = hits.find((hit) => hit.point === "afterCommit");
    const isDoubled = hits.some((hit) => hit.point === "corrupt" && hit.as === "duplicate");

    const deliveries = before === undefined ? (isDoubled ? 2 : 1) : 0;
    const served = Array.from({ length: deliveries }, () => serve(route, input, headers, stamp));
    const outcome = served.at(-1);

    const failing = before ?? after;
    let reply = failing === undefined ? (outcome?.reply ?? null) : failureReply(failing.fail, stamp);
    let heldMs = outcome?.heldMs ?? 0;
    for (const hit of hits) {
      if (hit.point === "corrupt" && reply !== null) reply = corrupt(reply, hit.as);
      if (hit.point === "delay") heldMs += hit.ms ?? endpoint.timeoutMs + 1000;
    }

    journal.add({
      kind: "call",
      requestId: stamp.requestId,
      at: clock.now(),
      endpoint: labelOf(endpoint),
      userId: outcome?.userId ?? null,
      input: redact(input.fields),
      status: reply?.status ?? 0,
      ...(reply?.code === undefined ? {} : { code: reply.code }),
      ...(hits.length === 0 ? {} : { faults: hits.map(labelOfFault) }),
      ...(outcome?.problem === undefined ? {} : { problem: outcome.problem }),
    });
    return { reply, heldMs, finish: served.map(({ finish }) => finish) };
  };

  const refuseEarly = (refusal: Refusal, endpoint: string): Response => {
    const stamp = store.transaction(nextStamp);
    const reply = refusalReply(refusal, stamp);
    const { status, code } = reply;
    journal.add({
      kind: "call",
      requestId: stamp.requestId,
      at: clock.now(),
      endpoint,
      userId: null,
      input: null,
      status,
      ...(code === undefined ? {} : { code }),
    });
    return new TextResponse(reply.body, { status, headers: reply.headers });
  };

  return async (request) => {
    const { method, headers, signal } = request;
    signal.throwIfAborted();
    const url = new URL(request.url);
    const match = routes.match(method, url.pathname);
    if (match.type !== "FOUND")
      return refuseEarly(refusalOfMatch(match, method, url.pathname), `${method} ${url.pathname}`);
    const { route, parameters } = match;

    const input = await readInput(request, url, parameters).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (input instanceof Refusal) return refuseEarly(input, labelOf(route.endpoint));

    settle();
    const { reply, heldMs, finish } = store.transaction(() => answer(route, input, headers, nextStamp()));
    for (const send of finish) send();
    settle();

    if (heldMs > 0) await hold(clock, clock.now() + heldMs, signal);
    if (reply === null) throw new ConnectionDropped();
    return new TextResponse(reply.body, { status: reply.status, headers: reply.headers });
  };
};
