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
  const by = new Int32Array(neighbours.begins.length - 1).fill(-1);
  const distance = new Int32Array(by.length).fill(-1);
  spread(neighbours, [start], distance, new Int32Array(by.length), by);
  return { distance, by };
};

/** Breadth first from some nodes: fills in the steps to each, which are all -1 before, and the arcs by which it is reached first. */
const spread = (
  { begins, node: others, arc, cost }: Neighbours,
  starts: ArrayLike<number>,
  distance: Int32Array | Int16Array,
  queue: Int32Array,
  by: Int32Array | null,
): void => {
  let length = 0;
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    if (distance[start] === 0) continue;
    distance[start] = 0;
    queue[length] = start;
    length += 1;
  }
  for (let index = 0; index < length; index += 1) {
    const node = queue[index] ?? 0;
    const far = distance[node] ?? 0;
    const end = begins[node + 1] ?? 0;
    for (let at = begins[node] ?? 0; at < end; at += 1) {
      const other = others[at] ?? 0;
      if (distance[other] !== -1) continue;
      distance[other] = far + (cost[at] ?? 0);
      if (by !== null) by[other] = arc[at] ?? -1;
      queue[length] = other;
      length += 1;
    }
  }
};

/** The shortest ways from one node to all others. */
export const waysFrom = (problem: CoverProblem, start: number): Way => waysAlong(neighboursIn(problem, "to"), start);

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

/** Rows for each node, from memory that is taken in large parts. */
const createRows = (nodeCount: number): (() => Int16Array) => {
  const together = Math.max(1, Math.min(nodeCount, Math.floor(2 ** 18 / Math.max(1, nodeCount))));
  let block = new Int16Array(0);
  return () => {
    if (block.length === 0) block = new Int16Array(together * nodeCount).fill(-1);
    const row = block.subarray(0, nodeCount);
    block = block.subarray(nodeCount);
    return row;
  };
};

const createWays = (problem: CoverProblem) => {
  const { nodeCount } = problem;
  const forth: (Int16Array | undefined)[] = Array.from({ length: nodeCount });
  const back: (Int16Array | undefined)[] = Array.from({ length: nodeCount });
  const [onward, backward] = [neighboursIn(problem, "to"), neighboursIn(problem, "from")];
  const queue = new Int32Array(nodeCount);
  const nextRow = createRows(nodeCount);
  const stepsAlong = (neighbours: Neighbours, starts: ArrayLike<number>): Int16Array => {
    const row = nextRow();
    spread(neighbours, starts, row, queue, null);
    return row;
  };
  /** How far it is to a node from each. */
  const to = (node: number): Int16Array => (back[node] ??= stepsAlong(backward, [node]));
  return {
    /** How far it is from a node to each. */
    from: (node: number): Int16Array => (forth[node] ??= stepsAlong(onward, [node])),
    to,
    /** How far it is from each node to the nearest one where a path may end. */
    toEnd: Int16Array.from(distancesToEnd(problem)),
    /** How far it is to each node from the nearest of some, */
    fromAny: (nodes: ArrayLike<number>): Int16Array => stepsAlong(onward, nodes),
    /** and from each node to the nearest of some. */
    toAny: (nodes: ArrayLike<number>): Int16Array => stepsAlong(backward, nodes),
    /** The arcs of a shortest way, in order. */
    between: (start: number, goal: number): number[] => {
      const left = to(goal);
      const way: number[] = [];
      for (let node = start; node !== goal; ) {
        const far = left[node] ?? -1;
        let at = onward.begins[node] ?? 0;
        const end = onward.begins[node + 1] ?? 0;
        while (at < end && (left[onward.node[at] ?? 0] ?? -1) !== far - (onward.cost[at] ?? 0)) at += 1;
        if (far < 0 || at === end) break;
        way.push(onward.arc[at] ?? 0);
        node = onward.node[at] ?? 0;
      }
      return way;
    },
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
