import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDeviceCache, isStale } from "./device-cache.ts";
import type { DeviceStorage } from "./ports.ts";

const decode = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;

const storageOf = (held: Map<string, string>): DeviceStorage => ({
  read: (key) => Promise.resolve(held.get(key) ?? null),
  write: (key, value) => Promise.resolve(void held.set(key, value)),
  remove: (key) => Promise.resolve(void held.delete(key)),
});
const refuse = () => Promise.reject(new Error("QuotaExceededError"));
const cacheOf = (storage: DeviceStorage, schema = 2) => createDeviceCache({ storage, key: "codes", schema, decode });

describe("createDeviceCache", () => {
  test("default: a later visit reads what this one wrote, with its instant", async () => {
    const held = new Map<string, string>();
    await cacheOf(storageOf(held)).write(["PKR"], 7);
    expect(await cacheOf(storageOf(held)).read()).toEqual({ value: ["PKR"], at: 7 });
  });
  test("behavior: another schema, older or newer, is not read", async () => {
    const held = new Map<string, string>();
    await cacheOf(storageOf(held), 1).write(["PKR"], 7);
    expect(await cacheOf(storageOf(held), 2).read()).toBeNull();
    await cacheOf(storageOf(held), 3).write(["PKR"], 7);
    expect(await cacheOf(storageOf(held), 2).read()).toBeNull();
  });
  test("behavior: any corrupt text reads as nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await cacheOf(storageOf(new Map([["codes", text]]))).read()).toBeNull();
      }),
    );
  });
  test("behavior: a value that does not decode reads as nothing", async () => {
    const text = JSON.stringify({ schema: 2, at: 1, value: [1] });
    expect(await cacheOf(storageOf(new Map([["codes", text]]))).read()).toBeNull();
  });
  test("behavior: a full device means memory", async () => {
    const cache = cacheOf({ ...storageOf(new Map()), write: refuse });
    await cache.write(["SAR"], 3);
    expect(await cache.read()).toEqual({ value: ["SAR"], at: 3 });
  });
  test("behavior: a blocked device means memory, and nothing rejects", async () => {
    const cache = cacheOf({ read: refuse, write: refuse, remove: refuse });
    expect(await cache.read()).toBeNull();
    await cache.write(["SAR"], 3);
    expect(await cache.read()).toEqual({ value: ["SAR"], at: 3 });
    await cache.clear();
    expect(await cache.read()).toBeNull();
  });
});

test("behavior: isStale at the boundary, and when the clock went back", () => {
  expect(isStale(100, 199, 100)).toBe(false);
  expect(isStale(100, 200, 100)).toBe(true);
  expect(isStale(100, 99, 100)).toBe(true);
});
