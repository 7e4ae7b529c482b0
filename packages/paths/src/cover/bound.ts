import { cheapestCirculation, type FlowArc } from "./min-cost-flow.ts";
import type { Arc, CoverProblem } from "./problem.ts";

export type Bound = {
  /** No suite has fewer paths. */
  readonly paths: number;
  /** No suite has less of `paths · resetCost + steps`. */
  readonly cost: number;
};

type Link = { readonly from: number; readonly to: number; readonly labels: readonly number[]; readonly cost: number };

/** By node, the number of the place that it is in. */
type Places = readonly number[];

/** Of links that are alike, one is enough. */
const linksBetween = (arcs: readonly Arc[], placeOf: (node: number) => number, count: number): readonly Link[] => {
  const known = new Map<readonly number[], Map<number, Link>>();
  for (const { from: start, to: goal, cost, labels } of arcs) {
    const link = { from: placeOf(start), to: placeOf(goal), labels, cost };
    const alike = known.get(labels) ?? new Map<number, Link>();
    if (alike.size === 0) known.set(labels, alike);
    alike.set((link.from * count + link.to) * 2 + cost, link);
  }
  return [...known.values()].flatMap((alike) => [...alike.values()]);
};

/**
 * A relaxation whose optimum a flow finds: nodes with the same place become one, and each target that can be covered in several
 * places becomes a junction that must be passed once, whichever of its arcs lead to it and away. Every suite is a circulation
 * here, so that the cheapest circulation costs at most as much as the cheapest suite.
 */
const relaxation = ({ arcs, labelCount, mayEnd }: CoverProblem, places: Places) => {
  const placeOf = (node: number) => places[node] ?? 0;
  const links = linksBetween(arcs, placeOf, Math.max(...places) + 1);
  const uses = new Int32Array(labelCount);
  for (const { labels } of links) for (const label of labels) uses[label] = (uses[label] ?? 0) + 1;
  const forced = new Set(links.filter(({ labels }) => labels.some((label) => uses[label] === 1)));
  const settled = new Set([...forced].flatMap(({ labels }) => labels));

  let size = Math.max(...places) + 1;
  const network: FlowArc[] = [];
  /** By label: where its junction is entered; it is left at the next number. */
  const junctions = new Map<number, number>();
  const junctionOf = (label: number): number => {
    const known = junctions.get(label);
    if (known !== undefined) return known;
    junctions.set(label, size);
    network.push({ from: size, to: size + 1, cost: 0, atLeast: 1 });
    size += 2;
    return size - 2;
  };
  // Many lead to a junction from one place, or away from it to one.
  const known = new Map<number, Set<number>>();
  const addOnce = (from: number, to: number, cost: number) => {
    const ways = known.get(from) ?? new Set<number>();
    if (ways.has(2 * to + cost)) return;
    known.set(from, ways.add(2 * to + cost));
    network.push({ from, to, cost, atLeast: 0 });
  };
  for (const link of links) {
    if (forced.has(link)) {
      network.push({ from: link.from, to: link.to, cost: link.cost, atLeast: 1 });
      continue;
    }
    let { from, cost } = link;
    for (const label of link.labels) {
      if (settled.has(label)) continue;
      const junction = junctionOf(label);
      addOnce(from, junction, cost);
      from = junction + 1;
      cost = 0;
    }
    addOnce(from, link.to, cost);
  }
  const end = size;
  const ends = new Set([...mayEnd.keys()].filter((node) => mayEnd[node] === true).map(placeOf));
  for (const from of ends) network.push({ from, to: end, cost: 0, atLeast: 0 });
  const reset = { from: end, to: placeOf(0), atLeast: 1 };
  return { size: size + 1, network, reset };
};

type Relaxation = ReturnType<typeof relaxation>;

type Round = { readonly cost: number; readonly paths: number };

/** The cheapest way round when a path more costs so much, and how many paths it has. */
const cheapest = ({ size, network, reset }: Relaxation, resetCost: number): Round => {
  const { cost, flow } = cheapestCirculation(size, [...network, { ...reset, cost: resetCost }]);
  return { cost, paths: flow.at(-1) ?? 0 };
};

const fewestPaths = ({ size, network, reset }: Relaxation): number =>
  cheapestCirculation(size, [...network.map((arc) => ({ ...arc, cost: 0 })), { ...reset, cost: 1 }]).cost;

/** From the static chart to the full graph, the places that may stand for the nodes; a graph with more arcs than asked for is left out. */
const relaxations = (problem: CoverProblem, mostArcs: number): Relaxation[] => {
  const numbered = problem.places.map((place) => {
    const numbers = new Map<string, number>();
    return place.map((name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
  });
  const itself = problem.arcs.length > mostArcs ? [] : [Array.from({ length: problem.nodeCount }, (_, node) => node)];
  return [...numbered, ...itself].map((places) => relaxation(problem, places));
};

/** The best of several proven bounds, from the static chart to the full graph unless that is too large. No targets, no paths. */
export const lowerBound = (problem: CoverProblem, mostArcs = Number.POSITIVE_INFINITY): Bound => {
  let [paths, cost] = [0, 0];
  if (problem.labelCount === 0) return { paths, cost };
  for (const relaxed of relaxations(problem, mostArcs)) {
    const round = cheapest(relaxed, problem.resetCost);
    cost = Math.max(cost, round.cost);
    // No way round has fewer paths than the fewest, so that often there is nothing to gain.
    if (round.paths > paths) paths = Math.max(paths, fewestPaths(relaxed));
  }
  return { paths, cost };
};

/** The fewest steps that any suite of at most so many paths can have. */
export const stepsBound = (
  problem: CoverProblem,
  { paths: fewest, cost }: Bound,
  paths: number,
  mostArcs = Number.POSITIVE_INFINITY,
): number => {
  const rest = Math.max(0, cost - problem.resetCost * paths);
  // More paths than there must be leave the steps of those out of account; free paths do not.
  if (paths <= fewest || problem.labelCount === 0) return rest;
  return Math.max(rest, ...relaxations(problem, mostArcs).map((one) => cheapest(one, 0).cost));
};
