import { expect, test } from "vitest";
import { plants } from "./plants.ts";
import { openPool } from "./pool.ts";

const mostSeeds = 1000;
const mostMs = 3_600_000;
const atOnce = 4;

/** The first seed that shows a bug, some at a time. */
const firstToCatch = async (run: ReturnType<typeof openPool>["run"]): Promise<number> => {
  for (let from = 1; from <= mostSeeds; from += atOnce) {
    const seeds = Array.from({ length: atOnce }, (_, index) => from + index);
    const results = await Promise.all(seeds.map(run));
    const index = results.findIndex(({ violation }) => violation !== null);
    if (index >= 0) return from + index;
  }
  return mostSeeds + 1;
};

test(
  "behavior: each planted bug is caught within a thousand seeds from the first on",
  async () => {
    const seeds: number[] = [];
    for (const plant of plants) {
      const pool = openPool(2, plant);
      const seed = await firstToCatch(pool.run).finally(pool.close);
      expect(seed, plant.name).toBeLessThanOrEqual(mostSeeds);
      seeds.push(seed);
    }
    const sorted = seeds.toSorted((one, other) => one - other);
    console.log(
      `${plants.length} planted bugs, median ${sorted[Math.floor(sorted.length / 2)]} seeds to catch one, at most ${sorted.at(-1)}`,
    );
  },
  mostMs,
);
