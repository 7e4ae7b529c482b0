import { expect, test } from "vitest";
import { mergedRules } from "./merged-rules.ts";
import type { PolicyRule } from "./quote.types.ts";

const rule = (from: number | null, until: number | null, isAllowed: boolean, kept: number): PolicyRule => ({
  from,
  until,
  isAllowed,
  penalty: { minor: kept, currency: "PKR" },
  refund: { minor: 100 - kept, currency: "PKR" },
});

test("default: what comes to the same is one line of time, and nothing in between is lost", () => {
  expect(
    mergedRules([rule(null, 1, true, 10), rule(1, 2, true, 20), rule(2, 3, false, 30), rule(3, null, false, 100)]),
  ).toEqual([rule(null, 1, true, 10), rule(1, 2, true, 20), rule(2, null, false, 30)]);
});

test("behavior: no rules are none", () => {
  expect(mergedRules([])).toEqual([]);
});
