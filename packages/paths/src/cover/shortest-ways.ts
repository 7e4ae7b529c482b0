import type { CoverProblem } from "./problem.ts";

export type Way = {
  /** Steps to each node; -1 if there is no way. */
  readonly distance: Int32Array;
  /** The arc by which each node is reached first; -1 for none. */
  readonly by: Int32Array;
};

/** The shortest ways from one node to all others. Start arcs cost nothing, so they come first. */
export const waysFrom = ({ nodeCount, arcs, out }: CoverProblem, start: number): Way => {
  const distance = new Int32Array(nodeCount).fill(-1);
  const by = new Int32Array(nodeCount).fill(-1);
  const queue = [start];
  distance[start] = 0;
  for (let index = 0; index < queue.length; index += 1) {
    const node = queue[index] ?? 0;
    for (const id of out[node] ?? []) {
      const arc = arcs[id];
      if (arc === undefined || distance[arc.to] !== -1) continue;
      distance[arc.to] = (distance[node] ?? 0) + arc.cost;
      by[arc.to] = id;
      queue.push(arc.to);
    }
  }
  return { distance, by };
};

/** The arcs of a way, in order. */
export const wayTo = ({ arcs }: CoverProblem, { by }: Way, goal: number): number[] => {
  const way: number[] = [];
  for (let arc = by[goal] ?? -1; arc >= 0; arc = by[arcs[arc]?.from ?? 0] ?? -1) way.push(arc);
  return way.toReversed();
};

/** Steps from each node to the nearest one where a path may end; -1 if there is none. */
export const distancesToEnd = ({ nodeCount, arcs, mayEnd }: CoverProblem): Int32Array => {
  const into: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [id, arc] of arcs.entries()) into[arc.to]?.push(id);
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

/** The shortest ways, each computed when it is first asked for. */
export const createWays = (problem: CoverProblem) => {
  const known = new Map<number, Way>();
  const from = (node: number): Way => {
    const way = known.get(node) ?? waysFrom(problem, node);
    known.set(node, way);
    return way;
  };
  return { from, between: (start: number, goal: number): number[] => wayTo(problem, from(start), goal) };
};

export type Ways = ReturnType<typeof createWays>;
