import { foldedProblem } from "../cover/build-problem.ts";
import { type CriterionName, criterionOf } from "../cover/criteria/index.ts";
import type { Graph } from "../explore/graph.types.ts";
import { type Island, islandsIn, programOf } from "./program.ts";

/** Solves a program in LP format; null when it did not end in time. */
export type Solver = (
  program: string,
  limitMs: number,
) => { readonly objective: number; readonly valueOf: (name: string) => number } | null;

export type Optimum =
  /** No suite for this criterion is cheaper, and one that is as cheap exists: `cost` is `paths · resetCost + steps`. */
  | {
      readonly type: "PROVEN";
      readonly cost: number;
      readonly paths: number;
      readonly steps: number;
      readonly ms: number;
    }
  /** The solver did not end. What it relaxed is still a bound: no suite costs less. */
  | { readonly type: "BOUNDED"; readonly cost: number; readonly ms: number };

export type OptimumOptions = {
  /** For everything together; 60 seconds unless told. */
  readonly limitMs?: number;
  readonly resetCost?: number;
  readonly solver: Solver;
  /** Milliseconds since some moment. */
  readonly now: () => number;
};

/**
 * The exact optimum of a criterion, by an integer program over the folded graph. Solved again and again with what was missing,
 * until the solution is a suite. For certificates: nothing that makes suites needs it.
 */
export const optimum = (graph: Graph, criterionName: CriterionName, options: OptimumOptions): Optimum => {
  const { limitMs = 60_000, resetCost = 100, solver, now } = options;
  const begun = now();
  const left = () => limitMs - (now() - begun);
  const settings = { end: "any", maxSteps: Number.POSITIVE_INFINITY, resetCost, tags: [] } as const;
  const { problem } = foldedProblem(graph, criterionOf(criterionName)(graph), settings).folded;
  const islands: Island[] = [];
  let least = 0;
  // The relaxation finds most islands, in a fraction of the time.
  for (const isInteger of [false, true]) {
    for (;;) {
      if (left() <= 0) return { type: "BOUNDED", cost: least, ms: now() - begun };
      const solution = solver(programOf(problem, islands, isInteger), left());
      if (solution === null) return { type: "BOUNDED", cost: least, ms: now() - begun };
      least = Math.max(least, Math.ceil(solution.objective - 1e-6));
      const found = islandsIn(problem, (arc) => solution.valueOf(`a${arc}`));
      islands.push(...found);
      if (found.length > 0) continue;
      if (!isInteger) break;
      const paths = problem.mayEnd.reduce(
        (sum, may, node) => sum + (may ? Math.round(solution.valueOf(`e${node}`)) : 0),
        0,
      );
      const cost = Math.round(solution.objective);
      return { type: "PROVEN", cost, paths, steps: cost - paths * resetCost, ms: now() - begun };
    }
  }
  return { type: "BOUNDED", cost: least, ms: now() - begun };
};
