import { describe, expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { runPlan } from "./run-seed.ts";

/** A seed that brings each bug to light: `npm run simulate -- --seeds 1000 --plant NAME` finds the first. */
const seedOf: Readonly<Record<string, number>> = {
  "double-charge-on-retry": 41,
  "same-attempt-twice": 15,
  "failed-while-unknown": 221,
  "pending-is-failed": 61,
  "pending-is-paid": 15,
  "redirect-is-believed": 131,
  "code-sent-is-paid": 1,
  "declined-is-paid": 1,
  "charge-while-live": 41,
  "charge-after-paid": 1,
  "late-inquiry": 1,
  impatient: 595,
  "no-lock": 1,
  "charge-again-after-reload": 51,
  "waits-are-skipped": 15,
  "wait-never-ends": 21,
  "rounded-lines": 1,
  "hidden-fee": 1,
  "total-without-tax": 1,
  "bill-line-lost": 1,
  "other-amount-charged": 1,
  "display-currency-charged": 1,
  "boolean-price-flag": 25,
  "price-change-unasked": 25,
  "blind-repeat": 5,
  "new-name-for-each-try": 25,
  "reserved-again-after-reload": 45,
  "expired-price-reserved": 15,
  "reservation-of-another": 1,
  "stale-seat-owner": 31,
  "spinner-for-ever": 105,
  "timer-lost-on-restore": 15,
  "countdown-from-anew": 11,
  "deadline-moves": 1,
  "store-of-everybody": 105,
  "travellers-cached-across-users": 355,
  "quote-cached-across-people": 45,
  "card-is-kept": 865,
  "card-in-the-mask": 51,
  "token-for-each": 1,
  "penalties-forgotten": 19,
  "cancelled-again-when-lost": 19,
  "cancelled-again-after-reload": 59,
  "lost-is-cancelled": 19,
  "offer-never-ends": 299,
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
