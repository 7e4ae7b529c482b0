import type { CoverProblem, Walks } from "./problem.ts";
import { waysIn } from "./shortest-ways.ts";

export type GreedyOptions = {
  readonly random: () => number;
  /** The labels that something else covers already. */
  readonly covered?: ReadonlySet<number>;
};

type Search = { readonly arcs: readonly number[]; readonly length: number };

const shuffled = (ids: readonly number[], random: () => number): number[] => {
  const mixed = [...ids];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0];
  }
  return mixed;
};

/**
 * Walks to the nearest target not yet covered, again and again; starts anew when none is in reach. What it leaves uncovered cannot
 * be covered within `maxSteps`.
 */
export const greedyWalks = (problem: CoverProblem, { random, covered = new Set() }: GreedyOptions): Walks => {
  const { nodeCount, arcs, out, labelCount, mayEnd, maxSteps } = problem;
  const { toEnd } = waysIn(problem);
  const isOpen = Uint8Array.from({ length: labelCount }, (_, label) => (covered.has(label) ? 0 : 1));
  const open = { count: isOpen.reduce((sum, one) => sum + one, 0) };
  const order = out.map((ids) => shuffled(ids, random));
  const seenAt = new Int32Array(nodeCount);
  const by = new Int32Array(nodeCount);
  const far = new Int32Array(nodeCount);
  let round = 0;

  const isUseful = (labels: readonly number[]): boolean => {
    for (const label of labels) if (isOpen[label] === 1) return true;
    return false;
  };
  const settle = (labels: readonly number[]): void => {
    for (const label of labels) {
      open.count -= isOpen[label] ?? 0;
      isOpen[label] = 0;
    }
  };
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
  while (open.count > 0) {
    const walk: number[] = [];
    let node = 0;
    let used = 0;
    for (let way = nearest(node, used); way !== undefined; way = nearest(node, used)) {
      walk.push(...way.arcs);
      used += way.length;
      for (const id of way.arcs) settle(arcs[id]?.labels ?? []);
      node = arcs[way.arcs.at(-1) ?? 0]?.to ?? 0;
    }
    if (walk.length === 0) break;
    walks.push([...walk, ...toTheEnd(node)]);
  }
  return walks;
};
