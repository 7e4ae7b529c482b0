import { type Bound, lowerBound } from "./bound.ts";
import { boundByPrices, type PricedBound } from "./prices.ts";
import type { CoverProblem } from "./problem.ts";

type Known = { readonly cost: number; readonly paths: number };

export type Proof = { readonly bound: Bound; readonly relaxed: PricedBound | null };

/** What flows prove, at once. */
export const quickProof = (problem: CoverProblem): Proof => ({ bound: lowerBound(problem), relaxed: null });

/** Where only paths count, steps are free. */
const pathsOnly = (problem: CoverProblem): CoverProblem => ({
  ...problem,
  resetCost: 1,
  arcs: problem.arcs.map((arc) => ({ ...arc, cost: 0 })),
});

/** What prices prove besides, where a suite of this cost is not known to be the smallest. `mostWork` counts multiplications. */
export const tighterProof = (
  problem: CoverProblem,
  { bound }: Proof,
  { cost, paths: found }: Known,
  mostWork: number,
): Proof => {
  if (problem.labelCount === 0 || cost <= bound.cost) return { bound, relaxed: null };
  const fewest =
    found > bound.paths ? boundByPrices(pathsOnly(problem), { goal: found, leastPaths: 0, mostWork }) : null;
  const paths = Math.max(bound.paths, fewest?.cost ?? 0);
  const relaxed = boundByPrices(problem, { goal: cost, leastPaths: paths, mostWork });
  return { bound: { ...bound, paths, cost: Math.max(bound.cost, relaxed?.cost ?? 0) }, relaxed };
};
