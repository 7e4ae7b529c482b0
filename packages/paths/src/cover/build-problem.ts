import type { Graph, GraphEdge } from "../explore/graph.types.ts";
import type { Criterion } from "./criteria/criterion.types.ts";
import { type Folded, fold } from "./fold.ts";
import type { Arc, CoverProblem } from "./problem.ts";
import { distancesToEnd } from "./shortest-ways.ts";
import { signatureOf } from "./signature.ts";

export type ProblemOptions = {
  readonly end: "any" | "terminal";
  readonly maxSteps: number;
  readonly resetCost: number;
  /** Only targets that touch a state with one of these tags. */
  readonly tags: readonly string[];
};

export type BuiltProblem = {
  readonly problem: CoverProblem;
  /** By label. */
  readonly targets: readonly string[];
  /** Every target asked for, those out of reach too. */
  readonly asked: readonly string[];
};

/** Which of the steps that cover a target count: those that change as much as any other, those that change something, or all. */
type Telling = "most" | "some" | "all";

/** With more arcs than these, too many different steps would count for a suite to be found that is nearly the smallest. */
const mostArcs = 9000;

export type FoldedProblem = BuiltProblem & { readonly folded: Folded };

/** The graph to walk on, whole and folded. */
export const foldedProblem = (graph: Graph, criterion: Criterion, options: ProblemOptions): FoldedProblem => {
  const all = buildProblem(graph, criterion, options);
  const foldedBy = (telling: Telling): FoldedProblem => {
    const told =
      telling === "all" ? all.problem : { ...all.problem, arcs: tellingArcs(graph, all.problem.arcs, telling) };
    const built = { ...withoutDeadEnds(told, all.targets), asked: all.asked };
    return { ...built, folded: fold(built.problem) };
  };
  if (criterion.isTelling !== true) return foldedBy("all");
  return foldedBy(all.problem.arcs.length <= mostArcs ? "most" : "some");
};

type Place = { readonly node: number; readonly before: readonly GraphEdge[] };

const edgesByNode = ({ edges }: Graph): Map<number | null, GraphEdge[]> => {
  const map = new Map<number | null, GraphEdge[]>();
  for (const edge of edges) {
    const list = map.get(edge.from);
    if (list === undefined) map.set(edge.from, [edge]);
    else list.push(edge);
  }
  return map;
};

const touches = ({ nodes }: Graph, { from, to }: GraphEdge, tags: readonly string[]): boolean =>
  tags.some(
    (tag) => nodes[to]?.tags.includes(tag) === true || (from !== null && nodes[from]?.tags.includes(tag) === true),
  );

/**
 * A target is covered where that shows most: not by a step that changes nothing, or less than another that covers the same. A fault in
 * what it does would go unseen there. Steps that cover the same and change the same are alike.
 */
const tellingArcs = ({ edges }: Graph, arcs: readonly Arc[], telling: Exclude<Telling, "all">): readonly Arc[] => {
  const noChanges: readonly string[] = [];
  const changesOf = ({ edge }: Arc): readonly string[] => edges[edge]?.changes ?? noChanges;
  const alike = new Map<readonly number[], Set<readonly string[]>>();
  for (const arc of arcs) {
    const lists = alike.get(arc.labels);
    if (lists === undefined) alike.set(arc.labels, new Set([changesOf(arc)]));
    else lists.add(changesOf(arc));
  }
  const seen = new Map<number, Set<readonly string[]>>();
  for (const [labels, lists] of alike)
    for (const label of labels) seen.set(label, new Set([...(seen.get(label) ?? []), ...lists]));
  const dull = new Map<number, ReadonlySet<readonly string[]>>();
  for (const [label, lists] of seen) {
    const isLess = (one: readonly string[]) =>
      (telling === "most" || one.length === 0) &&
      [...lists].some((other) => one.length < other.length && one.every((change) => other.includes(change)));
    const less = [...lists].filter(isLess);
    if (less.length > 0) dull.set(label, new Set(less));
  }
  if (dull.size === 0) return arcs;
  const sharedList = createLabelLists();
  const told = new Map<readonly number[], Map<readonly string[], readonly number[]>>();
  for (const [labels, lists] of alike) {
    const left = (changes: readonly string[]) =>
      sharedList(labels.filter((label) => dull.get(label)?.has(changes) !== true));
    told.set(labels, new Map([...lists].map((changes) => [changes, left(changes)])));
  }
  return arcs.map((arc) => {
    const labels = told.get(arc.labels)?.get(changesOf(arc)) ?? arc.labels;
    if (labels.length === arc.labels.length) return arc;
    return { from: arc.from, to: arc.to, cost: arc.cost, labels, edge: arc.edge };
  });
};

/** One list for the same labels, in order, so that lists can be told apart without being read. */
const createLabelLists = (): ((labels: readonly number[]) => readonly number[]) => {
  const lists = new Map<string, readonly number[]>();
  return (labels) => {
    const key = labels.join(" ");
    const known = lists.get(key);
    if (known === undefined) lists.set(key, labels);
    return known ?? labels;
  };
};

/** The graph to walk on: the configurations, each as often as the criterion's memory of the last steps tells apart. */
const buildProblem = (graph: Graph, criterion: Criterion, options: ProblemOptions): BuiltProblem => {
  const outOf = edgesByNode(graph);
  const remember = criterion.remember ?? signatureOf;
  const ids = new Map<string | number, number>();
  const places: Place[] = [{ node: -1, before: [] }];
  const memories = new Map<GraphEdge, string>();
  const memoryOf = (edge: GraphEdge): string => {
    const known = memories.get(edge) ?? remember(edge);
    memories.set(edge, known);
    return known;
  };
  const placeOf = (node: number, before: readonly GraphEdge[]): number => {
    const key = before.length === 0 ? node : `${node} ${before.map(memoryOf).join(" > ")}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, places.length);
    return places.push({ node, before }) - 1;
  };

  const labels = new Map<string, number>();
  const isWanted = (edge: GraphEdge) => options.tags.length === 0 || touches(graph, edge, options.tags);
  const labelOf = (target: string): number => {
    const known = labels.get(target) ?? labels.size;
    labels.set(target, known);
    return known;
  };

  const sharedList = createLabelLists();
  const known = new Map<readonly string[], readonly number[]>();
  const listOf = (names: readonly string[]): readonly number[] => {
    const before = known.get(names);
    if (before !== undefined) return before;
    const list = sharedList([...new Set(names.map(labelOf))].sort((a, b) => a - b));
    known.set(names, list);
    return list;
  };

  const nothing: readonly string[] = [];
  const arcs: Arc[] = [];
  for (let from = 0; from < places.length; from += 1) {
    const place = places[from];
    if (place === undefined) break;
    for (const edge of outOf.get(from === 0 ? null : place.node) ?? []) {
      const before = criterion.memory === 0 ? [] : [...place.before, edge].slice(-criterion.memory);
      const labels = listOf(isWanted(edge) ? criterion.covers(edge, place.before) : nothing);
      const to = placeOf(edge.to, before);
      arcs.push({ from, to, cost: edge.from === null ? 0 : 1, labels, edge: edge.id });
    }
  }

  const out: number[][] = places.map(() => []);
  for (const [id, { from }] of arcs.entries()) out[from]?.push(id);
  const stateOf = places.map(({ node }) => graph.nodes[node]?.state ?? "");
  const past = places.map(({ before }) => before.map(memoryOf).join(" > "));
  const whole: CoverProblem = {
    nodeCount: places.length,
    arcs,
    out,
    labelCount: labels.size,
    mayEnd: places.map(({ node }) => node >= 0 && (options.end === "any" || graph.nodes[node]?.isEnd === true)),
    places: criterion.memory === 0 ? [stateOf] : [past, past.map((name, place) => `${name} @ ${stateOf[place] ?? ""}`)],
    resetCost: options.resetCost,
    maxSteps: options.maxSteps,
  };
  const asked =
    options.tags.length === 0
      ? criterion.targets
      : criterion.targets.filter((target) => labels.has(target) || hasTag(graph, target, options.tags));
  return { problem: whole, targets: [...labels.keys()], asked };
};

/** A transition that is never taken belongs to a tag by its own states. */
const hasTag = ({ table }: Graph, target: string, tags: readonly string[]): boolean =>
  table.byId.get(target)?.tags.some((tag) => tags.includes(tag)) === true;

/** Leaves out what no path can take and still end as asked. */
const withoutDeadEnds = (
  problem: CoverProblem,
  targets: readonly string[],
): Pick<BuiltProblem, "problem" | "targets"> => {
  if (problem.arcs.every(({ to }) => problem.mayEnd[to] === true)) return { problem, targets };
  const toEnd = distancesToEnd(problem);
  const isLive = ({ to }: Arc) => (toEnd[to] ?? -1) >= 0;
  if (problem.arcs.every(isLive)) return { problem, targets };
  const arcs = problem.arcs.filter(isLive);
  const used = [...new Set(arcs.flatMap(({ labels }) => labels))].sort((a, b) => a - b);
  const renamed = new Map(used.map((label, index) => [label, index]));
  const kept = arcs.map((arc) => ({ ...arc, labels: arc.labels.flatMap((label) => renamed.get(label) ?? []) }));
  const out: number[][] = problem.out.map(() => []);
  for (const [id, { from }] of kept.entries()) out[from]?.push(id);
  return {
    problem: { ...problem, arcs: kept, out, labelCount: used.length },
    targets: used.flatMap((label) => targets[label] ?? []),
  };
};
