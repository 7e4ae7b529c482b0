import type { CoverProblem, Walks } from "./problem.ts";
import { distancesToEnd } from "./shortest-ways.ts";

export type GreedyOptions = {
  readonly random: () => number;
  /** The labels that something else covers already. */
  readonly covered?: ReadonlySet<number>;
};

type Search = { readonly arcs: readonly number[]; readonly length: number };

/**
 * Walks to the nearest target not yet covered, again and again; starts anew when none is in reach. What it leaves uncovered cannot
 * be covered within `maxSteps`.
 */
export const greedyWalks = (problem: CoverProblem, { random, covered = new Set() }: GreedyOptions): Walks => {
  const { nodeCount, arcs, out, labelCount, mayEnd, maxSteps } = problem;
  const toEnd = distancesToEnd(problem);
  const left = new Set(Array.from({ length: labelCount }, (_, label) => label).filter((label) => !covered.has(label)));
  const order = out.map((ids) =>
    ids
      .map((id) => ({ id, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ id }) => id),
  );
  const seenAt = new Int32Array(nodeCount);
  const by = new Int32Array(nodeCount);
  const far = new Int32Array(nodeCount);
  let round = 0;

  const isUseful = (labels: readonly number[]) => labels.some((label) => left.has(label));
  const isLast = (node: number) => mayEnd[node] === true && (out[node]?.length ?? 0) === 0;

  const nearest = (start: number, used: number): Search | undefined => {
    round += 1;
    const queue = [start];
    let fallback: number | undefined;
    seenAt[start] = round;
    by[start] = -1;
    far[start] = 0;
    const way = (last: number): Search => {
      const back = [last];
      for (let arc = by[arcs[last]?.from ?? 0] ?? -1; arc >= 0; arc = by[arcs[arc]?.from ?? 0] ?? -1) back.push(arc);
      const steps = back.toReversed();
      return { arcs: steps, length: steps.reduce((sum, arc) => sum + (arcs[arc]?.cost ?? 0), 0) };
    };
    for (let index = 0; index < queue.length; index += 1) {
      const node = queue[index] ?? 0;
      for (const id of order[node] ?? []) {
        const arc = arcs[id];
        if (arc === undefined) continue;
        const distance = (far[node] ?? 0) + arc.cost;
        const end = toEnd[arc.to] ?? -1;
        if (end < 0 || used + distance + end > maxSteps) continue;
        if (isUseful(arc.labels)) {
          // A path ends only when nothing else can be reached, so that there are few.
          if (!isLast(arc.to)) return way(id);
          fallback ??= id;
        }
        if (seenAt[arc.to] === round) continue;
        seenAt[arc.to] = round;
        by[arc.to] = id;
        far[arc.to] = distance;
        queue.push(arc.to);
      }
    }
    return fallback === undefined ? undefined : way(fallback);
  };

  const toTheEnd = (start: number): number[] => {
    const way: number[] = [];
    let node = start;
    while (mayEnd[node] !== true) {
      const next = (out[node] ?? []).find((id) => (toEnd[arcs[id]?.to ?? 0] ?? -1) === (toEnd[node] ?? 0) - 1);
      if (next === undefined) break;
      way.push(next);
      node = arcs[next]?.to ?? 0;
    }
    return way;
  };

  const walks: number[][] = [];
  while (left.size > 0) {
    const walk: number[] = [];
    let node = 0;
    let used = 0;
    for (let way = nearest(node, used); way !== undefined; way = nearest(node, used)) {
      walk.push(...way.arcs);
      used += way.length;
      for (const id of way.arcs) for (const label of arcs[id]?.labels ?? []) left.delete(label);
      node = arcs[way.arcs.at(-1) ?? 0]?.to ?? 0;
    }
    if (walk.length === 0) break;
    walks.push([...walk, ...toTheEnd(node)]);
  }
  return walks;
};
