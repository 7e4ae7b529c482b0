import { expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { plants } from "./plants.ts";
import { runPlan } from "./run-seed.ts";

const mostSeeds = 1000;
const mostMs = 1_800_000;

test(
  "behavior: each planted bug is caught within a thousand seeds from the first on",
  async () => {
    const seeds: number[] = [];
    for (const plant of plants) {
      let seed = 1;
      while (seed <= mostSeeds && (await runPlan(planOf(seed), plant)).violation === null) seed += 1;
      expect(seed, plant.name).toBeLessThanOrEqual(mostSeeds);
      seeds.push(seed);
    }
    const sorted = seeds.toSorted((one, other) => one - other);
    console.log(`${plants.length} planted bugs, median ${sorted[Math.floor(sorted.length / 2)]} seeds to catch one`);
  },
  mostMs,
);
