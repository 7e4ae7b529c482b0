import { expect, test } from "vitest";
import { describeStore } from "./key-value-store.contract.ts";
import { createMemoryStore, type Entry } from "./memory-store.ts";

describeStore("memory store", async () => {
  let now = 0;
  return {
    store: createMemoryStore(() => now),
    pass: async (ms) => {
      now += ms;
    },
  };
});

test("behavior: what has run out and nobody asks for again does not stay in memory", async () => {
  let at = 0;
  const entries = new Map<string, Entry>();
  const store = createMemoryStore(() => at, entries);
  for (; at < 10_000; at += 1) await store.set(`session-${at}`, "·", 10);
  expect(entries.size).toBeLessThan(2000);
  expect(await store.get("session-9999")).toBe("·");
});
