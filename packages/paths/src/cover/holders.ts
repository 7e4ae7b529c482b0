import type { CoverProblem } from "./problem.ts";
import { waysIn } from "./shortest-ways.ts";

/** The arcs that cover a target, and how far it is at least to one of them and on. */
export type Holders = {
  readonly arcs: Int32Array;
  /** Of each of them: where it begins and where it leads, and its own steps. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Int32Array;
  /** The steps that one of them takes at least. */
  readonly least: number;
  /** By node: the steps to the nearest of them; -1 if there is no way. */
  readonly near: Int16Array;
  /** By node: the steps to it from the nearest of them. */
  readonly beyond: Int16Array;
  /** The steps from the nearest of them to where a path may end. */
  readonly toEnd: number;
};

/** By label, each worked out when it is first asked for. */
export const createHolders = (problem: CoverProblem): ((label: number) => Holders) => {
  const { arcs, labelCount } = problem;
  const ways = waysIn(problem);
  const lists: number[][] = Array.from({ length: labelCount }, () => []);
  for (let id = 0; id < arcs.length; id += 1) for (const label of arcs[id]?.labels ?? []) lists[label]?.push(id);
  const known: (Holders | undefined)[] = Array.from({ length: labelCount });
  const holdersOf = (label: number): Holders => {
    const list = lists[label] ?? [];
    const from = Int32Array.from(list, (id) => arcs[id]?.from ?? 0);
    const to = Int32Array.from(list, (id) => arcs[id]?.to ?? 0);
    const cost = Int32Array.from(list, (id) => arcs[id]?.cost ?? 0);
    const nearer = (best: number, steps: number) => (steps < best ? steps : best);
    return {
      arcs: Int32Array.from(list),
      from,
      to,
      cost,
      near: ways.toAny(from),
      least: cost.reduce(nearer, Number.POSITIVE_INFINITY),
      beyond: ways.fromAny(to),
      toEnd: to.reduce((best, node) => nearer(best, ways.toEnd[node] ?? 0), Number.POSITIVE_INFINITY),
    };
  };
  return (label) => (known[label] ??= holdersOf(label));
};
