import fc from "fast-check";
import { expect, test } from "vitest";
import { joinRateKeys, splitRateKeys } from "./rate-keys.ts";

test("default: a rate for each room, in the order of the search", () => {
  expect(joinRateKeys(["flex", "saver"])).toBe("flex~saver");
  expect(splitRateKeys("flex~saver")).toEqual(["flex", "saver"]);
});

test("behavior: a room for which nothing is chosen yet has no rate", () => {
  expect([splitRateKeys(null), splitRateKeys(""), splitRateKeys(joinRateKeys([null, "flex"]))]).toEqual([
    [],
    [],
    ["flex"],
  ]);
});

test("invariant: what is joined comes apart as it was", () => {
  const keys = fc.array(fc.string({ minLength: 1 }).filter((key) => !key.includes("~")));
  fc.assert(
    fc.property(keys, (given) => {
      expect(splitRateKeys(joinRateKeys(given))).toEqual(given);
    }),
  );
});
