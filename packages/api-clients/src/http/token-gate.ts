import {
  type Clock,
  fail,
  type Problem,
  type RefreshInput,
  type RefreshOutcome,
  type RequestId,
  type Result,
  refreshShared,
  type TokenLock,
  type TokenStore,
  tokenRefreshMachine,
} from "@safar/engine";
import { createActor, fromPromise } from "xstate";
import { createSlots } from "./slots.ts";

/** Runs requests with the service's token: one refresh for all who need it, one replay for each. */
export interface TokenGate {
  /** `dispatch` is called with the token of the moment it is sent, a second time when the service answered 401. */
  run<Value>(dispatch: Dispatch<Value>, signal?: AbortSignal): Promise<Result<Value, Problem>>;
  /** How many are at it: with the token on their way, or waiting for it or for their turn. Absent where nobody counts. */
  readonly pending?: () => number;
}

export type Dispatch<Value> = (token: string) => Promise<Result<Value, Problem>>;

/** How long a refresh of the token may take, where nothing else is said. What is not answered by then is given up. */
export const tokenRefreshTimeoutMs = 20_000;

export type TokenGateOptions = {
  readonly clock: Clock;
  /** Asks the service for a new token. The signal ends when the refresh times out. */
  readonly fetchToken: (signal: AbortSignal) => Promise<Result<string, Problem>>;
  /** Where other processes find the token; this process's memory when absent. */
  readonly store?: TokenStore | undefined;
  /** Keeps other processes from refreshing at the same time; nobody else is expected when absent. */
  readonly lock?: TokenLock | undefined;
  readonly refreshTimeoutMs?: number | undefined;
  /** How many requests may be on their way at once; the others wait their turn and read the token when it comes. */
  readonly concurrency?: number | undefined;
};

const tokenUnavailable: Problem = { kind: "tokenUnavailable", message: "Unable to retrieve token" };
const aborted: Problem = { kind: "aborted" };

const isTokenRefused = (result: Result<unknown, Problem>): boolean =>
  !result.ok && result.error.kind === "refused" && result.error.status === 401;

/** A store that only this process sees. */
export const createMemoryTokenStore = (): TokenStore => {
  let token: string | null = null;
  return {
    read: () => Promise.resolve(token),
    write: (next) => {
      token = next;
      return Promise.resolve();
    },
  };
};

/** A lock that is always free: inside one process the queue itself allows one refresh. */
const freeLock: TokenLock = { acquire: () => Promise.resolve(() => Promise.resolve()) };

type Passage = {
  readonly release: (token: string, generation: number) => void;
  readonly fail: () => void;
};

/** The token gate of one service; all clients of the service in a process share one. */
export const createTokenGate = (options: TokenGateOptions): TokenGate => {
  const {
    clock,
    fetchToken,
    concurrency = Number.POSITIVE_INFINITY,
    refreshTimeoutMs = tokenRefreshTimeoutMs,
  } = options;
  const store = options.store ?? createMemoryTokenStore();
  const lock = options.lock ?? freeLock;
  const slots = createSlots(concurrency);
  const passages = new Map<RequestId, Passage>();
  let lastId: RequestId = 0;

  const refreshToken = fromPromise<RefreshOutcome, RefreshInput>(({ input, signal }) =>
    refreshShared(input.stale, {
      fetchToken: () => fetchToken(signal),
      store,
      lock,
      isAbandoned: () => signal.aborted,
      timeoutMs: refreshTimeoutMs,
    }),
  );
  const queue = createActor(tokenRefreshMachine.provide({ actors: { refreshToken } }), {
    input: { refreshTimeoutMs },
    clock: {
      setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
      clearTimeout: (handle) => clock.clearTimeout(handle),
    },
  });
  queue.on("requests.released", ({ ids, token, generation }) => {
    for (const id of ids) passages.get(id)?.release(token, generation);
  });
  queue.on("requests.failed", ({ ids }) => {
    for (const id of ids) passages.get(id)?.fail();
  });
  queue.start();

  const pass = <Value>(
    dispatch: Dispatch<Value>,
    signal: AbortSignal | undefined,
    settle: (result: Result<Value, Problem>) => void,
  ): void => {
    lastId += 1;
    const id = lastId;
    let isReplay = false;
    let state: "queued" | "passing" | "settled" = "queued";

    const end = (result: Result<Value, Problem>) => {
      if (state === "settled") return;
      if (state === "passing") slots.give();
      state = "settled";
      passages.delete(id);
      leaveQueue();
      signal?.removeEventListener("abort", abort);
      settle(result);
    };
    const abort = () => {
      queue.send({ type: "request.withdrawn", id });
      end(fail(aborted));
    };
    const receive = (result: Result<Value, Problem>, generation: number) => {
      if (state === "settled") return;
      if (!isTokenRefused(result)) {
        end(result);
        return;
      }
      const wasReplay = isReplay;
      isReplay = true;
      queue.send({ type: "request.refused", id, generation, isReplay: wasReplay });
    };
    const release = (token: string, generation: number) => {
      dispatch(token).then(
        (result) => receive(result, generation),
        () => end(fail({ kind: "malformed", detail: "the dispatched request threw", status: 0 })),
      );
    };
    let leaveQueue: () => unknown = () => undefined;
    if (signal?.aborted === true) {
      end(fail(aborted));
      return;
    }
    signal?.addEventListener("abort", abort, { once: true });
    passages.set(id, { release, fail: () => end(fail(tokenUnavailable)) });
    leaveQueue = slots.take(() => {
      state = "passing";
      queue.send({ type: "request.arrived", id });
    });
  };

  return {
    run: (dispatch, signal) => new Promise((resolve) => pass(dispatch, signal, resolve)),
    pending: () => passages.size,
  };
};
