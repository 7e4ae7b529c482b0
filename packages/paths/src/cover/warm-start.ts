import type { GraphEdge } from "../explore/graph.types.ts";
import { type Baseline, keptWalks } from "./baseline.ts";
import { fold } from "./fold.ts";
import { type CoverProblem, coverageOf, type Walks } from "./problem.ts";
import { createSearch } from "./search.ts";

/** The same graph, asked for what is not covered yet alone. */
const withoutCovered = (problem: CoverProblem, covered: Int32Array): CoverProblem => {
  const open = [...covered.keys()].filter((label) => covered[label] === 0);
  const renamed = new Map(open.map((label, index) => [label, index]));
  return {
    ...problem,
    labelCount: open.length,
    arcs: problem.arcs.map((arc) => ({ ...arc, labels: arc.labels.flatMap((label) => renamed.get(label) ?? []) })),
  };
};

/** The paths of the last suite that still hold, as they are, and the fewest found for what they no longer cover. */
export const warmWalks = (
  problem: CoverProblem,
  edges: readonly GraphEdge[],
  baseline: Baseline,
  search: { readonly seed: number; readonly effort: number | undefined },
): Walks => {
  const kept = keptWalks(problem, edges, baseline);
  const rest = withoutCovered(problem, coverageOf(problem, kept));
  if (rest.labelCount === 0) return kept;
  const { problem: small, unfold } = fold(rest);
  return [...kept, ...unfold(createSearch(small).fast({ ...search, goal: 0 }))];
};
