import { describe, expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { runPlan } from "./run-seed.ts";
import { shrinkPlan, traceOf } from "./shrink.ts";
import { isIncomplete, simulate } from "./simulate.ts";

const isLong = process.env.SAFAR_FULL === "true";

describe("without a bug", () => {
  test("default: every promise is kept, and the same seeds make the same trace", async () => {
    const options = { from: 1, count: isLong ? 200 : 8, now: () => performance.now() };
    const once = await simulate(options);
    expect(once.violations).toEqual([]);
    expect(Object.keys(once.faults).length).toBeGreaterThan(10);
    const again = await simulate(options);
    expect(again.traceHash).toBe(once.traceHash);
    expect(again.transitions).toEqual(once.transitions);
  });

  test("behavior: another seed is another story", async () => {
    const [one, other] = [await runPlan(planOf(1)), await runPlan(planOf(2))];
    expect(one.traceHash).not.toBe(other.traceHash);
  });

  test("behavior: a run that is long enough to have met everything fails for what it has not met", async () => {
    const report = await simulate({ from: 1, count: 1, now: () => 0 });
    expect(report.missed.states.length).toBeGreaterThan(0);
    expect(isIncomplete(report)).toBe(false);
    expect(isIncomplete({ ...report, seeds: { from: 1, count: 2000 } })).toBe(true);
    const nothing = { faults: [], states: [], transitions: [] };
    expect(isIncomplete({ ...report, seeds: { from: 1, count: 2000 }, missed: nothing })).toBe(false);
  });
});

test("behavior: a failing seed is told with what is needed for it alone, and how to see it again", async () => {
  const plant = plants.find(({ name }) => name === "other-amount-charged");
  const { violations } = await simulate({ from: 1, count: 1, now: () => 0, plant: plant ?? null });
  const [failed] = violations;
  expect(failed).toMatchObject({
    seed: 1,
    invariant: "the price that was accepted",
    replay: "npm run simulate -- --seeds 1 --seed 1 --plant other-amount-charged",
  });
  expect(failed?.trace.length).toBeLessThan(traceOf(planOf(1)).length);
  const small = await shrinkPlan({ ...planOf(1), steps: [] }, "the price that was accepted", plant ?? null);
  expect(small.steps).toEqual([]);
});
