import { expect, test } from "vitest";
import { acquireDeviceLock } from "./device-lock.ts";

/** The platform's locks of one browser, for as many tabs as a test opens. */
const createLocks = () => {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, run: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name, mode: "exclusive" });
    held.delete(name);
    return undefined;
  };
  return { request: request as LockManager["request"] };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("default: held by one tab, refused to another, free again once it is given back", async () => {
  const locks = createLocks();
  const release = await acquireDeviceLock("withdrawal", locks);
  expect(release).not.toBeNull();
  expect(await acquireDeviceLock("withdrawal", locks)).toBeNull();
  expect(await acquireDeviceLock("payment:K7", locks)).not.toBeNull();
  release?.();
  await settled();
  expect(await acquireDeviceLock("withdrawal", locks)).not.toBeNull();
});

test("behavior: without the platform's locks one tab still does one thing at a time", async () => {
  const release = await acquireDeviceLock("alone", null);
  expect(await acquireDeviceLock("alone", null)).toBeNull();
  release?.();
  expect(await acquireDeviceLock("alone", null)).not.toBeNull();
});
