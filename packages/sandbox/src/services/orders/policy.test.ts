import { expect, test } from "vitest";
import { givenBack, ruleAt, rulesToCome, stepsToCome, timelineOf } from "./policy.ts";

const rules = timelineOf([givenBack(1_000, 1_000, 100), givenBack(1_000, 400, 200), givenBack(1_000, 0, null)]);

test("default: each stretch begins where the one before ends, and what is kept and given back make the total", () => {
  expect(rules).toEqual([
    { from: null, until: 100, allowed: true, penalty: 0, refund: 1_000 },
    { from: 100, until: 200, allowed: true, penalty: 600, refund: 400 },
    { from: 200, until: null, allowed: false, penalty: 1_000, refund: 0 },
  ]);
});

test("behavior: at the very millisecond the next stretch holds, and some stretch always does", () => {
  const refundAt = (at: number) => ruleAt(rules, at)?.refund;
  expect([0, 99, 100, 199, 200, 10_000].map(refundAt)).toEqual([1_000, 1_000, 400, 400, 0, 0]);
});

test("behavior: what is over is not told as what can still be had, unless all of it is over", () => {
  expect(rulesToCome(rules, 99)).toEqual(rules);
  expect(rulesToCome(rules, 100)).toEqual([{ ...rules[1], from: null }, rules[2]]);
  const [whole, part] = rules;
  if (whole === undefined || part === undefined) throw new Error("There are three.");
  expect(rulesToCome([whole, part], 500)).toEqual([{ ...part, from: null }]);
  const hour = 3_600_000;
  const steps = [{ hours_before: 24 }, { hours_before: 4 }, { hours_before: -2 }];
  expect(stepsToCome(steps, 30 * hour, 5 * hour)).toEqual(steps);
  expect(stepsToCome(steps, 30 * hour, 6 * hour)).toEqual(steps.slice(1));
  expect(stepsToCome(steps, 30 * hour, 31 * hour)).toEqual(steps.slice(2));
});
