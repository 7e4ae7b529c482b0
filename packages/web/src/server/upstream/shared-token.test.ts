import { expect, test } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";
import { sharedTokenLock, sharedTokenStore } from "./shared-token.ts";

const open = () => {
  const clock = { now: 0 };
  const store = createMemoryStore(() => clock.now);
  const wait = async (ms: number) => {
    clock.now += ms;
  };
  return { store, wait, clock };
};

test("default: what one process writes, another reads, service by service", async () => {
  const { store } = open();
  await sharedTokenStore(store, "travel").write("t-1");
  expect(await sharedTokenStore(store, "travel").read()).toBe("t-1");
  expect(await sharedTokenStore(store, "hotels").read()).toBeNull();
});

test("behavior: a second process waits for the lock and gives up after its time", async () => {
  const { store, wait, clock } = open();
  const lock = sharedTokenLock(store, "travel", wait);
  const release = await lock.acquire({ waitMs: 0, leaseMs: 10_000 });
  expect(release).not.toBeNull();
  expect(await lock.acquire({ waitMs: 1000, leaseMs: 10_000 })).toBeNull();
  expect(clock.now).toBeGreaterThanOrEqual(1000);
  await release?.();
  expect(await lock.acquire({ waitMs: 0, leaseMs: 10_000 })).not.toBeNull();
});

test("behavior: the lock of a process that died is free after its lease", async () => {
  const { store, wait } = open();
  const lock = sharedTokenLock(store, "travel", wait);
  await lock.acquire({ waitMs: 0, leaseMs: 2000 });
  expect(await lock.acquire({ waitMs: 5000, leaseMs: 2000 })).not.toBeNull();
});
