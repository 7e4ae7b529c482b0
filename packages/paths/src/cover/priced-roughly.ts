import { createGradient } from "./gradient.ts";
import { type PricedBound, provenBy } from "./prices.ts";
import type { CoverProblem, Walks } from "./problem.ts";
import { type SparseProgram, solutionOf, sparseProgram } from "./sparse-program.ts";

export type RoughOptions = {
  /** Where the search begins: a suite that is known, or none. */
  readonly walks: Walks;
  /** What a suite costs that is known. */
  readonly goal: number;
  /** It is proven already that there are no fewer paths. */
  readonly leastPaths: number;
  /** Multiplications at most. */
  readonly mostWork: number;
};

/** Iterations from one look at what is proven to the next. */
const between = 400;
/** Ways round that take longer to find are taken for ways that gain. */
const mostRounds = 200;
/** Halvings of the part of the prices that a proof can stand. */
const halvings = 8;
/** What the paths may be charged is a little less than what they could be, so that no rounding makes a gain. */
const margin = 1e-4;

/**
 * The most that a path can be charged when targets are charged this: as much as the cheapest path is above what it covers. Null if a
 * way round gains that needs no new path.
 */
const pathPriceUnder = (
  { arcs, nodeCount, mayEnd, resetCost }: CoverProblem,
  targets: readonly number[],
): number | null => {
  const net = arcs.map(({ cost, labels }) => labels.reduce((sum, label) => sum - (targets[label] ?? 0), cost));
  const least = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    let isChanged = false;
    for (const [id, { from, to }] of arcs.entries()) {
      const value = (least[from] ?? 0) + (net[id] ?? 0);
      if (value >= (least[to] ?? 0) - 1e-9) continue;
      least[to] = value;
      isChanged = true;
    }
    if (isChanged) continue;
    const cheapest = least.reduce((best, one, node) => (mayEnd[node] === true && one < best ? one : best), 0);
    return Math.max(0, resetCost + cheapest - margin);
  }
  return null;
};

/** What the prices prove when they are lowered together until they do. */
const provenNearly = (problem: CoverProblem, targets: readonly number[], leastPaths: number): number => {
  const provenAt = (part: number): number | null => {
    const lowered = targets.map((price) => price * part);
    const path = pathPriceUnder(problem, lowered);
    return path === null ? null : provenBy(problem, { targets: lowered, connections: [], path }, leastPaths);
  };
  let best = provenAt(1);
  if (best !== null) return best;
  // The first tries are near to what was found, and each that fails goes twice as far away.
  let [low, high] = [0, 1];
  for (let away = 2 ** -14; low === 0 && away < 1; away *= 4) {
    const proven = provenAt(1 - away);
    if (proven === null) high = 1 - away;
    else [low, best] = [1 - away, proven];
  }
  for (let left = halvings; left > 0 && low > 0; left -= 1) {
    const middle = (low + high) / 2;
    const proven = provenAt(middle);
    if (proven === null) high = middle;
    else {
      low = middle;
      best = Math.max(best ?? 0, proven);
    }
  }
  return best ?? 0;
};

const workOf = ({ columns, rows, row }: SparseProgram): number => 2 * row.length + 4 * (columns + rows);

/** The bound of the linear program, for problems too large to solve it exactly: nearly its prices, checked like any others. */
export const boundRoughly = (
  problem: CoverProblem,
  { walks, goal, leastPaths, mostWork }: RoughOptions,
): PricedBound => {
  const program = sparseProgram(problem, leastPaths);
  const prices = new Float64Array(program.rows);
  prices[program.rowOfPaths] = problem.resetCost;
  const gradient = createGradient(program, { taken: solutionOf(problem, walks), prices });
  const worth = (vector: Float64Array, each: Float64Array) =>
    vector.reduce((sum, one, at) => sum + one * (each[at] ?? 0), 0);
  let cost = 0;
  let { taken } = gradient.now();
  for (let left = mostWork / workOf(program); left > 0 && cost < goal; left -= between) {
    gradient.advance(between);
    const now = gradient.now();
    ({ taken } = now);
    const [upper, lower] = [worth(now.taken, program.cost), worth(now.prices, program.needed)];
    const isNear = Math.abs(upper - lower) < 1e-3 * Math.abs(lower);
    if (!isNear && left > between) continue;
    const targets = Array.from({ length: problem.labelCount }, (_, label) =>
      Math.max(0, now.prices[program.rowOfTarget(label)] ?? 0),
    );
    cost = Math.max(cost, provenNearly(problem, targets, leastPaths));
    if (cost >= Math.ceil(lower - margin) && Math.abs(upper - lower) < margin) break;
  }
  const useOf = (arc: number) => taken[arc] ?? 0;
  return { cost, useOf };
};
