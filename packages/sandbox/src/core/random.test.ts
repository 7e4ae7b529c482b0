import { expect, test } from "vitest";
import { codeAlphabet, createIds } from "./ids.ts";
import { createMemoryStore } from "./memory-store.ts";
import { createRandom } from "./random.ts";

test("default: the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("behavior: a fork depends on seed and key, not on what was drawn before", () => {
  const fresh = createRandom("seed");
  const used = createRandom("seed");
  used.next();
  expect(used.fork("x").next()).toBe(fresh.fork("x").next());
  expect(fresh.fork("x").next()).not.toBe(fresh.fork("y").next());
});

test("behavior: numbers spread evenly and stay within bounds", () => {
  const random = createRandom("spread");
  const counts = Array.from({ length: 6 }, () => 0);
  for (let round = 0; round < 6_000; round++) {
    const face = random.integer(1, 6);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  expect(random.integer(3, 3)).toBe(3);
});

test("behavior: pick gives an item, also when it is undefined, and refuses an empty list", () => {
  const random = createRandom("pick");
  expect(["a", "b"]).toContain(random.pick(["a", "b"]));
  expect(random.pick([undefined])).toBeUndefined();
  expect(() => random.pick([])).toThrow("empty list");
});

test("behavior: ids are seeded, never repeated, and counted on by a second maker over the same store", () => {
  const store = createMemoryStore();
  const ids = createIds(store, () => "seed");
  const codes = Array.from({ length: 2_000 }, () => ids.code(3));
  expect(new Set(codes).size).toBe(2_000);
  for (const code of codes) expect(Array.from(code).every((sign) => codeAlphabet.includes(sign))).toBe(true);
  expect(ids.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

  const again = createIds(store, () => "seed");
  expect(codes).not.toContain(again.code(3));
  expect(createIds(createMemoryStore(), () => "seed").code(3)).toBe(codes[0]);
  expect(createIds(createMemoryStore(), () => "other").code(3)).not.toBe(codes[0]);
});
