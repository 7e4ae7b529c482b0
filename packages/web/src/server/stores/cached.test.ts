import { fail, ok } from "@safar/engine";
import { expect, test } from "vitest";
import { cached } from "./cached.ts";
import { createMemoryStore } from "./memory-store.ts";

const open = () => {
  const clock = { now: 0 };
  let loads = 0;
  const read = (load: () => ReturnType<typeof ok<string[]>> | ReturnType<typeof fail<{ kind: "offline" }>>) =>
    cached(store, "currencies", 1000, async () => {
      loads += 1;
      return load();
    });
  const store = createMemoryStore(() => clock.now);
  return { clock, store, read, loads: () => loads };
};

test("default: loads once while it is fresh", async () => {
  const { clock, read, loads } = open();
  expect(await read(() => ok(["PKR"]))).toEqual(ok(["PKR"]));
  expect(await read(() => ok(["SAR"]))).toEqual(ok(["PKR"]));
  clock.now = 1000;
  expect(await read(() => ok(["SAR"]))).toEqual(ok(["SAR"]));
  expect(loads()).toBe(2);
});

test("behavior: what was read once is read from the store's text again only when that is another, and nobody can change it", async () => {
  const { store, read } = open();
  await read(() => ok(["PKR"]));
  const [first, second] = [await read(() => ok([])), await read(() => ok([]))];
  expect(first.ok && second.ok && first.value === second.value).toBe(true);
  expect(() => first.ok && first.value.push("SAR")).toThrow(TypeError);
  await store.set("cache:currencies", JSON.stringify(["SAR"]), 1000);
  expect(await read(() => ok([]))).toEqual(ok(["SAR"]));
});

test("behavior: a problem is told and not kept", async () => {
  const { read } = open();
  expect(await read(() => fail({ kind: "offline" }))).toEqual(fail({ kind: "offline" }));
  expect(await read(() => ok(["PKR"]))).toEqual(ok(["PKR"]));
});

test("behavior: a store that fails is as good as empty", async () => {
  const { store, read } = open();
  store.get = () => Promise.reject(new Error("down"));
  store.set = () => Promise.reject(new Error("down"));
  expect(await read(() => ok(["PKR"]))).toEqual(ok(["PKR"]));
});
