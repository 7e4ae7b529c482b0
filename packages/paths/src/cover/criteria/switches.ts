import type { Graph, GraphEdge } from "../../explore/graph.types.ts";
import { signatureOf } from "../signature.ts";
import type { CriterionOf } from "./criterion.types.ts";

const arrow = "  ⟶  ";

const join = (edges: readonly GraphEdge[]): string => edges.map(signatureOf).join(arrow);

const groupBy = <Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item)) ?? [];
    group.push(item);
    groups.set(key(item), group);
  }
  return groups;
};

/** Sequences of steps that can be taken one after the other, one for each that differs in what it takes or where it ends. */
const feasibleRuns = (steps: readonly GraphEdge[], length: number): readonly (readonly GraphEdge[])[] => {
  const outOf = groupBy(steps, ({ from }) => from);
  let runs: readonly (readonly GraphEdge[])[] = steps.map((edge) => [edge]);
  for (let grown = 1; grown < length; grown += 1) {
    const longer = new Map<string, readonly GraphEdge[]>();
    for (const run of runs)
      for (const next of outOf.get(run.at(-1)?.to ?? -1) ?? [])
        longer.set(`${join(run)}${arrow}${signatureOf(next)} ${next.to}`, [...run, next]);
    runs = [...longer.values()];
  }
  return runs;
};

/** Pairs that the state values alone would allow. */
const adjacentPairs = ({ nodes }: Graph, steps: readonly GraphEdge[]): string[] => {
  const into = groupBy(steps, ({ to }) => nodes[to]?.state);
  const outOf = groupBy(steps, ({ from }) => nodes[from ?? -1]?.state);
  return [...into].flatMap(([state, firsts]) => {
    const seconds = new Set((outOf.get(state) ?? []).map(signatureOf));
    return [...new Set(firsts.map(signatureOf))].flatMap((first) =>
      [...seconds].map((second) => `${first}${arrow}${second}`),
    );
  });
};

/** Every sequence of `count + 1` steps that differ in the transitions they take: with 1, every pair. */
export const switches =
  (count: number): CriterionOf =>
  (graph) => {
    const steps = graph.edges.filter(({ from }) => from !== null);
    const feasible = feasibleRuns(steps, count + 1).map(join);
    // A start is the first of nothing, and yet one way to begin is not another.
    const starts = graph.edges.filter(({ from }) => from === null);
    const ways = starts.length > 1 ? starts.map(signatureOf) : [];
    return {
      name: count === 1 ? "pairs" : `switch=${count}`,
      memory: count,
      targets: [...new Set([...ways, ...feasible, ...(count === 1 ? adjacentPairs(graph, steps) : [])])],
      covers: (edge, before) => {
        if (edge.from === null) return ways.length > 0 ? [signatureOf(edge)] : [];
        const run = before.filter(({ from }) => from !== null);
        return run.length < count ? [] : [join([...run, edge])];
      },
      why: () =>
        "the states would allow it, but the second cannot follow in any configuration where the first has just been taken",
    };
  };
