import type { CoverProblem } from "./problem.ts";

export type Way = {
  /** Steps to each node; -1 if there is no way. */
  readonly distance: Int32Array;
  /** The arc by which each node is reached first; -1 for none. */
  readonly by: Int32Array;
};

/** By node, one arc to each of its neighbours. */
export type Neighbours = {
  /** By node: where its entries begin; one more for where the last end. */
  readonly begins: Int32Array;
  readonly node: Int32Array;
  readonly arc: Int32Array;
  /** Of that arc. */
  readonly cost: Int32Array;
};

/** The neighbours that arcs lead to, or come from; of several arcs the first. */
const neighboursIn = ({ nodeCount, arcs, out }: CoverProblem, way: "to" | "from"): Neighbours => {
  const begins = new Int32Array(nodeCount + 1);
  const node: number[] = [];
  const arc: number[] = [];
  const lists = way === "to" ? out : arcsInto({ nodeCount, arcs });
  const seenAt = new Int32Array(nodeCount).fill(-1);
  for (let from = 0; from < nodeCount; from += 1) {
    for (const id of lists[from] ?? []) {
      const other = arcs[id]?.[way] ?? 0;
      if (seenAt[other] === from) continue;
      seenAt[other] = from;
      node.push(other);
      arc.push(id);
    }
    begins[from + 1] = node.length;
  }
  const cost = Int32Array.from(arc, (id) => arcs[id]?.cost ?? 0);
  return { begins, node: Int32Array.from(node), arc: Int32Array.from(arc), cost };
};

/** Breadth first from one node; arcs that cost nothing all lead from the start, or none costs anything. */
const waysAlong = (neighbours: Neighbours, start: number): Way => {
  const { begins, node: others, arc, cost } = neighbours;
  const nodeCount = begins.length - 1;
  const distance = new Int32Array(nodeCount).fill(-1);
  const by = new Int32Array(nodeCount).fill(-1);
  const queue = new Int32Array(nodeCount);
  queue[0] = start;
  distance[start] = 0;
  let length = 1;
  for (let index = 0; index < length; index += 1) {
    const node = queue[index] ?? 0;
    const far = distance[node] ?? 0;
    for (let at = begins[node] ?? 0; at < (begins[node + 1] ?? 0); at += 1) {
      const other = others[at] ?? 0;
      if (distance[other] !== -1) continue;
      distance[other] = far + (cost[at] ?? 0);
      by[other] = arc[at] ?? -1;
      queue[length] = other;
      length += 1;
    }
  }
  return { distance, by };
};

/** The shortest ways from one node to all others. */
export const waysFrom = (problem: CoverProblem, start: number): Way => waysAlong(neighboursIn(problem, "to"), start);

/** The arcs of a way, in order. */
export const wayTo = ({ arcs }: CoverProblem, { by }: Way, goal: number): number[] => {
  const way: number[] = [];
  for (let arc = by[goal] ?? -1; arc >= 0; arc = by[arcs[arc]?.from ?? 0] ?? -1) way.push(arc);
  return way.toReversed();
};

/** By node, the arcs that lead there. */
export const arcsInto = ({ nodeCount, arcs }: Pick<CoverProblem, "nodeCount" | "arcs">): number[][] => {
  const into: number[][] = Array.from({ length: nodeCount }, () => []);
  for (let id = 0; id < arcs.length; id += 1) into[arcs[id]?.to ?? 0]?.push(id);
  return into;
};

/** Steps from each node to the nearest one where a path may end; -1 if there is none. */
export const distancesToEnd = (problem: CoverProblem): Int32Array => {
  const { nodeCount, arcs, mayEnd } = problem;
  const into = arcsInto(problem);
  const distance = new Int32Array(nodeCount).fill(-1);
  const queue = [...mayEnd.keys()].filter((node) => mayEnd[node] === true);
  for (const node of queue) distance[node] = 0;
  for (let index = 0; index < queue.length; index += 1) {
    const node = queue[index] ?? 0;
    for (const id of into[node] ?? []) {
      const from = arcs[id]?.from ?? 0;
      if (distance[from] !== -1) continue;
      distance[from] = (distance[node] ?? 0) + 1;
      queue.push(from);
    }
  }
  return distance;
};

const createWays = (problem: CoverProblem) => {
  const { nodeCount } = problem;
  const forth: (Way | undefined)[] = Array.from({ length: nodeCount });
  const back: (Way | undefined)[] = Array.from({ length: nodeCount });
  const [onward, backward] = [neighboursIn(problem, "to"), neighboursIn(problem, "from")];
  const from = (node: number): Way => (forth[node] ??= waysAlong(onward, node));
  return {
    from,
    /** How far it is to a node from each. */
    to: (node: number): Int32Array => (back[node] ??= waysAlong(backward, node)).distance,
    between: (start: number, goal: number): number[] => wayTo(problem, from(start), goal),
  };
};

type Ways = ReturnType<typeof createWays>;

const known = new WeakMap<CoverProblem, Ways>();

/** The shortest ways, each computed when it is first asked for, and kept as long as the problem is. */
export const waysIn = (problem: CoverProblem): Ways => {
  const ways = known.get(problem) ?? createWays(problem);
  known.set(problem, ways);
  return ways;
};
