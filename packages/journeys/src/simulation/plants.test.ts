import { describe, expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { runPlan } from "./run-seed.ts";

/** A seed that brings each bug to light: `npm run simulate -- --seeds 1000 --plant NAME` finds the first. */
const seedOf: Readonly<Record<string, number>> = {
  "double-charge-on-retry": 5,
  "same-attempt-twice": 5,
  "failed-while-unknown": 24,
  "pending-is-failed": 2,
  "pending-is-paid": 5,
  "redirect-is-believed": 33,
  "code-sent-is-paid": 2,
  "declined-is-paid": 4,
  "charge-while-live": 9,
  "charge-after-paid": 9,
  "late-inquiry": 28,
  impatient: 61,
  "no-lock": 9,
  "charge-again-after-reload": 18,
  "wait-never-ends": 2,
  "rounded-lines": 14,
  "hidden-fee": 1,
  "total-without-tax": 1,
  "bill-line-lost": 1,
  "other-amount-charged": 1,
  "display-currency-charged": 1,
  "boolean-price-flag": 6,
  "price-change-unasked": 3,
  "blind-repeat": 4,
  "new-name-for-each-try": 6,
  "reserved-again-after-reload": 7,
  "expired-price-reserved": 22,
  "reservation-of-another": 1,
  "spinner-for-ever": 1,
  "timer-lost-on-restore": 22,
  "countdown-from-anew": 2,
  "deadline-moves": 4,
  "store-of-everybody": 47,
  "quote-cached-across-people": 10,
  "card-is-kept": 14,
  "card-in-the-mask": 26,
  "token-for-each": 1,
};

test("default: there are many, each with a name of its own and a seed that shows it", () => {
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
  expect(plants.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(seedOf).toSorted()).toEqual(plants.map(({ name }) => name).toSorted());
});

describe.each(plants.map((plant) => [plant.name, plant] as const))("%s", (name, plant) => {
  test("behavior: is caught by the promise that it breaks", async () => {
    const { violation } = await runPlan(planOf(seedOf[name] ?? 1), plant);
    expect(plant.caughtBy).toContain(violation?.invariant);
  });
});
