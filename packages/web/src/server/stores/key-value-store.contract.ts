import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { KeyValueStore } from "./key-value-store.ts";

/** What every store must do. `pass` lets time go by: by a clock in memory, by waiting for Redis. */
export const describeStore = (
  name: string,
  open: () => Promise<{ store: KeyValueStore; pass: (ms: number) => Promise<void> }>,
) =>
  describe(name, () => {
    let store: KeyValueStore;
    let pass: (ms: number) => Promise<void>;
    beforeEach(async () => ({ store, pass } = await open()));
    afterEach(() => store.close());

    test("default: what was set is read back, and gone once deleted", async () => {
      await store.set("a", "سفر", 1000);
      expect(await store.get("a")).toBe("سفر");
      await store.delete("a");
      expect(await store.get("a")).toBeNull();
    });

    test("behavior: a value is gone when its time is over", async () => {
      await store.set("a", "1", 40);
      await pass(60);
      expect(await store.get("a")).toBeNull();
    });

    test("behavior: one holder at a time, the next one after a release", async () => {
      const lock = await store.acquire("lock", 1000);
      expect(lock).not.toBeNull();
      expect(await store.acquire("lock", 1000)).toBeNull();
      await lock?.release();
      expect(await store.acquire("lock", 1000)).not.toBeNull();
    });

    test("behavior: a lock that ran out is free, and its late release does not free the next holder's", async () => {
      const late = await store.acquire("lock", 40);
      await pass(60);
      expect(await store.acquire("lock", 1000)).not.toBeNull();
      await late?.release();
      expect(await store.acquire("lock", 1000)).toBeNull();
    });

    test("default: says that it is ready", async () => {
      expect(await store.ready()).toBe(true);
    });
  });
