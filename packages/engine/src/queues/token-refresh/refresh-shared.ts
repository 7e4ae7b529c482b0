import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { TokenLock, TokenStore } from "./token-ports.ts";
import type { RefreshOutcome } from "./token-refresh.types.ts";

export type RefreshPorts = {
  readonly fetchToken: () => Promise<Result<string, Problem>>;
  readonly store: TokenStore;
  readonly lock: TokenLock;
  /** True once the refresh timed out and nobody waits for it any more. */
  readonly isAbandoned: () => boolean;
  readonly timeoutMs: number;
};

/**
 * Gets a token other than the stale one: the one that another process stored meanwhile, or else a new one, fetched under the
 * lock and stored for the others.
 */
export const refreshShared = async (stale: string | null, ports: RefreshPorts): Promise<RefreshOutcome> => {
  const { fetchToken, store, lock, isAbandoned, timeoutMs } = ports;
  const release = await lock.acquire({ waitMs: timeoutMs, leaseMs: timeoutMs });
  try {
    const stored = await store.read();
    if (stored !== null && stored !== stale) return { type: "TOKEN", token: stored };
    if (release === null || isAbandoned()) return { type: "UNAVAILABLE" };
    const fetched = await fetchToken();
    if (!fetched.ok) return { type: "UNAVAILABLE" };
    await store.write(fetched.value);
    return { type: "TOKEN", token: fetched.value };
  } finally {
    await release?.();
  }
};
