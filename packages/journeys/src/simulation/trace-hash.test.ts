import { expect, test } from "vitest";
import { createTraceHash } from "./trace-hash.ts";

const hashOf = (...texts: readonly string[]): string => {
  const hash = createTraceHash();
  for (const text of texts) hash.update(text);
  return hash.digest();
};

test("default: the same texts make the same hash, and any other make another", () => {
  expect(hashOf("a", "b")).toBe(hashOf("a", "b"));
  expect(hashOf("a", "b")).toMatch(/^[0-9a-f]{32}$/);
  const hashes = [[], [""], ["", ""], ["a"], ["b"], ["a", "b"], ["ab"], ["b", "a"], ["حجز"]].map((texts) =>
    hashOf(...texts),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});
