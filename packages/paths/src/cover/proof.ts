import { type Bound, lowerBound } from "./bound.ts";
import { boundRoughly } from "./priced-roughly.ts";
import { boundByPrices, type PricedBound } from "./prices.ts";
import type { CoverProblem, Walks } from "./problem.ts";

/** A suite that is known: what it costs, and its walks where they are walks of the problem, for the proof to begin with. */
type Known = { readonly cost: number; readonly paths: number; readonly walks: Walks };

export type Proof = { readonly bound: Bound; readonly relaxed: PricedBound | null };

/** What flows prove, at once. */
export const quickProof = (problem: CoverProblem, mostArcs: number): Proof => ({
  bound: lowerBound(problem, mostArcs),
  relaxed: null,
});

/** Where only paths count, steps are free. */
const pathsOnly = (problem: CoverProblem): CoverProblem => ({
  ...problem,
  resetCost: 1,
  arcs: problem.arcs.map((arc) => ({ ...arc, cost: 0 })),
});

/** So many multiplications that run along memory take as long as one that jumps about. */
const alongMemory = 10;

const boundOf = (
  problem: CoverProblem,
  goal: number,
  walks: Walks,
  leastPaths: number,
  mostWork: number,
): PricedBound =>
  boundByPrices(problem, { goal, leastPaths, mostWork }) ??
  boundRoughly(problem, { goal, walks, leastPaths, mostWork: alongMemory * mostWork });

/** What prices prove besides, where a suite is not known to be the smallest. `mostWork` counts multiplications. */
export const tighterProof = (
  problem: CoverProblem,
  { bound }: Proof,
  { cost, paths: found, walks }: Known,
  mostWork: number,
): Proof => {
  if (problem.labelCount === 0 || cost <= bound.cost || mostWork === 0) return { bound, relaxed: null };
  const fewest = found > bound.paths ? boundOf(pathsOnly(problem), found, walks, 0, mostWork) : null;
  const paths = Math.max(bound.paths, fewest?.cost ?? 0);
  const relaxed = boundOf(problem, cost, walks, paths, mostWork);
  return { bound: { ...bound, paths, cost: Math.max(bound.cost, relaxed.cost) }, relaxed };
};
