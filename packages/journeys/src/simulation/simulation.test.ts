import { describe, expect, test } from "vitest";
import { runPlan } from "./life/run-seed.ts";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { openPool } from "./pool.ts";
import { shrinkPlan, traceOf } from "./shrink.ts";
import { coverageFromSeeds, isIncomplete, simulate } from "./simulate.ts";

const isLong = process.env.SAFAR_FULL === "true";

/** Some of each kind: the second time they are run in this thread, with charts that share nothing. */
const repeatedSeeds = isLong ? 1000 : 20;
const threads = 2;

const runSeeds = async (count: number) => {
  const pool = openPool(threads, null);
  return simulate({ from: 1, count, run: pool.run, atOnce: threads * 3, now: () => performance.now() }).finally(
    pool.close,
  );
};

describe("without a bug", () => {
  test("default: every promise is kept, and everything is met that can happen", { timeout: 3_600_000 }, async () => {
    const { missed, seeds, seedsPerSecond, violations } = await runSeeds(coverageFromSeeds);
    expect(violations).toEqual([]);
    expect(missed).toEqual({ faults: [], states: [], transitions: [] });
    console.log(`${seeds.count} seeds, ${seedsPerSecond} a second`);
  });

  test("default: the same seeds make the same trace, whoever runs them", { timeout: 3_600_000 }, async () => {
    const once = await runSeeds(repeatedSeeds);
    const again = isLong
      ? await runSeeds(repeatedSeeds)
      : await simulate({ from: 1, count: repeatedSeeds, now: () => performance.now() });
    expect(again.traceHash).toBe(once.traceHash);
    expect(again.transitions).toEqual(once.transitions);
  });

  test("behavior: a seed that does not end is ended, told as broken, and the next one runs", async () => {
    const impatient = openPool(1, null, 1);
    const { isCutOff, violation } = await impatient.run(1).finally(impatient.close);
    expect([isCutOff, violation?.invariant]).toEqual([true, "everything settles"]);
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

/** Some of each kind, that come by a payment, a change of price and a reload among them. */
const comparedSeeds = isLong ? 40 : 9;

test("behavior: in English and in Arabic the same seed ends in the same places with the same numbers", async () => {
  for (let seed = 1; seed <= comparedSeeds; seed += 1) {
    const plan = planOf(seed);
    const [english, arabic] = [await runPlan(plan), await runPlan({ ...plan, locale: "ar" })];
    expect([seed, arabic.violation, arabic.traceHash]).toEqual([seed, null, english.traceHash]);
  }
});

test("behavior: without a single hint everything ends as well", async () => {
  for (let seed = 1; seed <= comparedSeeds; seed += 1) {
    const { weather, ...plan } = planOf(seed);
    const { faults, violation } = await runPlan({ ...plan, weather: { ...weather, hints: [] } });
    expect([seed, violation, faults["a hint came"]]).toEqual([seed, null, undefined]);
  }
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
