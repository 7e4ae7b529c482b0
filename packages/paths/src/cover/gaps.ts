import type { CoverProblem } from "./problem.ts";
import { waysIn } from "./shortest-ways.ts";

/** The way from one place to another, or to the end of a path: where a stop could lie. */
export type Gap = {
  readonly from: number;
  /** The node that it leads to; -1: to an end. */
  readonly next: number;
  readonly length: number;
  readonly arcs: readonly number[];
  /** What it covers on the way, each target as often as it does. */
  readonly labels: readonly number[];
  /** How far it is from where it begins to each node, */
  readonly reach: Int16Array;
  /** and from each node to where it leads. */
  readonly back: Int16Array;
};

/** Makes gaps, one for each two places; each has a number. */
export const createGaps = (problem: CoverProblem) => {
  const { arcs, out, mayEnd, nodeCount } = problem;
  const ways = waysIn(problem);
  const { toEnd } = ways;

  const wayToEnd = (from: number): number[] => {
    const way: number[] = [];
    for (let node = from; mayEnd[node] !== true; ) {
      const next = (out[node] ?? []).find((id) => (toEnd[arcs[id]?.to ?? 0] ?? -1) === (toEnd[node] ?? 0) - 1);
      if (next === undefined) break;
      way.push(next);
      node = arcs[next]?.to ?? 0;
    }
    return way;
  };

  /** By where a gap begins, then by one more than where it leads: one more than its number, 0 if it is not made yet. */
  const numbers: (Int32Array | undefined)[] = Array.from({ length: nodeCount });
  const all: Gap[] = [];

  const between = (from: number, next: number): number => {
    const row = (numbers[from] ??= new Int32Array(nodeCount + 1));
    const known = row[next + 1] ?? 0;
    if (known > 0) return known - 1;
    const reach = ways.from(from);
    const way = next === -1 ? wayToEnd(from) : ways.between(from, next);
    const labels: number[] = [];
    for (const arc of way) for (const label of arcs[arc]?.labels ?? []) labels.push(label);
    const length = next === -1 ? Math.max(toEnd[from] ?? -1, 0) : (reach[next] ?? 0);
    row[next + 1] = all.push({
      from,
      next,
      length,
      arcs: way,
      labels,
      reach,
      back: next === -1 ? toEnd : ways.to(next),
    });
    return all.length - 1;
  };

  /** A path that is not begun. It takes no steps to end where nothing began. */
  const none = all.push({ ...nowhere, reach: ways.from(0), back: toEnd }) - 1;

  return { all, between, none };
};

const nowhere = { from: 0, next: -1, length: 0, arcs: [], labels: [] };
