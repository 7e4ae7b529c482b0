import type { TokenLock, TokenStore } from "@safar/engine";
import type { KeyValueStore } from "../stores/key-value-store.ts";

/** Longer than any service keeps a token: an old one is found out by the service's 401 and replaced. */
const keptForMs = 24 * 60 * 60 * 1000;
const betweenTriesMs = 50;

/** The token of one service, where every server process finds it. */
export const sharedTokenStore = (store: KeyValueStore, service: string): TokenStore => ({
  read: () => store.get(`token:${service}`),
  write: (token) => store.set(`token:${service}`, token, keptForMs),
});

type Wait = (ms: number) => Promise<void>;

/** Lets one server process at a time fetch the token of one service. */
export const sharedTokenLock = (store: KeyValueStore, service: string, wait: Wait): TokenLock => ({
  acquire: async ({ waitMs, leaseMs }) => {
    for (let waited = 0; ; waited += betweenTriesMs) {
      const lock = await store.acquire(`token-lock:${service}`, leaseMs);
      if (lock) return () => lock.release();
      if (waited >= waitMs) return null;
      await wait(betweenTriesMs);
    }
  },
});
