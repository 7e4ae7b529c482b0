import type { KeyValueStore } from "./key-value-store.ts";

export type Entry = { readonly value: string; readonly expiresAt: number };

const sweepEvery = 1000;

/** The store of a single server: forgets everything when the process ends. `entries` are what it holds. */
export const createMemoryStore = (now: () => number = Date.now, entries = new Map<string, Entry>()): KeyValueStore => {
  let writes = 0;

  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt <= now()) {
      entries.delete(key);
      return undefined;
    }
    return entry;
  };

  // Expired entries that nobody asks for again are dropped now and then, so that memory does not grow for ever.
  const sweep = () => {
    writes += 1;
    if (writes % sweepEvery === 0) for (const key of entries.keys()) live(key);
  };

  const set = (key: string, value: string, ttlMs: number) => {
    sweep();
    entries.set(key, { value, expiresAt: now() + ttlMs });
  };

  let holders = 0;

  return {
    get: async (key) => live(key)?.value ?? null,
    set: async (key, value, ttlMs) => set(key, value, ttlMs),
    delete: async (key) => void entries.delete(key),
    acquire: async (key, ttlMs) => {
      if (live(key)) return null;
      holders += 1;
      const holder = String(holders);
      set(key, holder, ttlMs);
      return {
        release: async () => {
          if (live(key)?.value === holder) entries.delete(key);
        },
      };
    },
    ready: async () => true,
    close: async () => entries.clear(),
  };
};
