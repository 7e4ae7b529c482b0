import { isAside } from "../explore/aside.ts";
import type { GraphEdge } from "../explore/graph.types.ts";
import type { CoverProblem, Walks } from "./problem.ts";
import { distancesToEnd } from "./shortest-ways.ts";

/** The part of an earlier suite by which its paths are found again. */
export type Baseline = {
  readonly paths: readonly {
    readonly steps: readonly { readonly label: string; readonly step: { readonly kind: string } }[];
  }[];
};

/** The paths of an earlier suite that the machine still has, and that cover something the others do not. */
export const keptWalks = (problem: CoverProblem, edges: readonly GraphEdge[], { paths }: Baseline): Walks => {
  const { arcs, out, mayEnd, maxSteps } = problem;
  const toEnd = distancesToEnd(problem);
  const find = (node: number, label: string): number | undefined =>
    (out[node] ?? []).find((id) => edges[arcs[id]?.edge ?? -1]?.label === label);
  const seen = new Set<number>();
  return paths.flatMap(({ steps }) => {
    const walk: number[] = [];
    let node = 0;
    for (const { label, step } of steps) {
      if (isAside(step)) continue;
      const arc = find(node, label);
      if (arc === undefined) return [];
      walk.push(arc);
      node = arcs[arc]?.to ?? 0;
    }
    const fresh = walk.flatMap((arc) => arcs[arc]?.labels ?? []).filter((label) => !seen.has(label));
    const isWhole = mayEnd[node] === true && toEnd[node] === 0 && walk.length - 1 <= maxSteps;
    if (fresh.length === 0 || !isWhole) return [];
    for (const label of fresh) seen.add(label);
    return [walk];
  });
};
