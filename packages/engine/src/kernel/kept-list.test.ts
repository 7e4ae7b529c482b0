import { expect, test } from "vitest";
import { createKeptList, type Kept } from "./kept-list.ts";
import type { DeviceStorage } from "./ports.ts";

const deviceWith = (texts = new Map<string, string>()): DeviceStorage => ({
  read: async (key) => texts.get(key) ?? null,
  write: async (key, value) => void texts.set(key, value),
  remove: async (key) => void texts.delete(key),
});
const refuse = () => Promise.reject(new Error("QuotaExceededError"));

const isEntry = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string" && "at" in value;
const listOf = (storage: DeviceStorage, most = 3) => createKeptList({ storage, name: "things", most, isEntry });

test("default: the newest first, each key once, and what was put back stands where it stood", async () => {
  const list = listOf(deviceWith());
  await list.put({ key: "a", at: 1 });
  await list.put({ key: "b", at: 2 });
  expect(await list.put({ key: "c", at: 3 })).toBe("KEPT");
  expect(await list.remove("b")).toBe("KEPT");
  await list.put({ key: "b", at: 2 });
  await list.put({ key: "a", at: 1 });
  expect((await list.list())?.map(({ key }) => key)).toEqual(["c", "b", "a"]);
});

test("behavior: a full list takes no more and lets none go; what it holds can be written anew", async () => {
  const list = listOf(deviceWith(), 2);
  await list.put({ key: "a", at: 1 });
  await list.put({ key: "b", at: 2 });
  expect(await list.put({ key: "c", at: 3 })).toBe("FULL");
  expect(await list.put({ key: "a", at: 4 })).toBe("KEPT");
  expect((await list.list())?.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("behavior: a device that is full or closed is told of, and nothing rejects", async () => {
  const texts = new Map<string, string>();
  const full = listOf({ ...deviceWith(texts), write: refuse });
  expect(await full.put({ key: "a", at: 1 })).toBe("REFUSED");
  expect(await full.remove("a")).toBe("REFUSED");
  expect(await full.list()).toEqual([]);
  const closed = listOf({ read: refuse, write: refuse, remove: refuse });
  expect(await closed.list()).toBeNull();
  expect(await closed.put({ key: "a", at: 1 })).toBe("REFUSED");
});

test.each(["{", "7", "null", '[{"key":7},null,"x"]'])(
  "behavior: what something else wrote, as %s, is no entry",
  async (text) => {
    expect(await listOf(deviceWith(new Map([["things", text]]))).list()).toEqual([]);
  },
);
