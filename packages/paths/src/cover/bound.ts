import { cheapestCirculation, type FlowArc } from "./min-cost-flow.ts";
import type { CoverProblem } from "./problem.ts";

export type Bound = {
  /** No suite has fewer paths. */
  readonly paths: number;
  /** No suite has less of `paths · resetCost + steps`. */
  readonly cost: number;
  /** No suite has fewer steps, however many paths. */
  readonly steps: number;
};

type Link = { readonly from: string; readonly to: string; readonly labels: readonly number[]; readonly cost: number };

/**
 * A relaxation whose optimum a flow finds: nodes with the same place become one, and each target that can be covered in several
 * places becomes a junction that must be passed once, whichever of its arcs lead to it and away. Every suite is a circulation
 * here, so that the cheapest circulation costs at most as much as the cheapest suite.
 */
const relaxation = ({ arcs, mayEnd }: CoverProblem, place: (node: number) => string) => {
  const links = new Map<string, Link>();
  for (const { from, to, cost, labels } of arcs) {
    const link = { from: place(from), to: place(to), labels: [...labels].sort((a, b) => a - b), cost };
    links.set(JSON.stringify(link), link);
  }
  const uses = new Map<number, number>();
  for (const { labels } of links.values()) for (const label of labels) uses.set(label, (uses.get(label) ?? 0) + 1);
  const isForced = ({ labels }: Link) => labels.some((label) => uses.get(label) === 1);
  const settled = new Set([...links.values()].filter(isForced).flatMap(({ labels }) => labels));

  const ids = new Map<string, number>();
  const id = (name: string): number => {
    const known = ids.get(name) ?? ids.size;
    ids.set(name, known);
    return known;
  };
  const network: FlowArc[] = [];
  const junctions = new Set<number>();
  for (const link of links.values()) {
    const open = isForced(link) ? [] : link.labels.filter((label) => !settled.has(label));
    let from = id(link.from);
    let { cost } = link;
    for (const label of open) {
      if (!junctions.has(label)) network.push({ from: id(`in ${label}`), to: id(`out ${label}`), cost: 0, atLeast: 1 });
      junctions.add(label);
      network.push({ from, to: id(`in ${label}`), cost, atLeast: 0 });
      from = id(`out ${label}`);
      cost = 0;
    }
    network.push({ from, to: id(link.to), cost, atLeast: isForced(link) ? 1 : 0 });
  }
  const ends = new Set([...mayEnd.keys()].filter((node) => mayEnd[node] === true).map(place));
  for (const name of ends) network.push({ from: id(name), to: id("end"), cost: 0, atLeast: 0 });
  const reset = { from: id("end"), to: id(place(0)), atLeast: 1 };
  return { size: ids.size, network, reset };
};

const boundBy = (problem: CoverProblem, place: (node: number) => string): Bound => {
  const { size, network, reset } = relaxation(problem, place);
  const counting = network.map((arc) => ({ ...arc, cost: 0 }));
  return {
    paths: cheapestCirculation(size, [...counting, { ...reset, cost: 1 }]).cost,
    cost: cheapestCirculation(size, [...network, { ...reset, cost: problem.resetCost }]).cost,
    steps: cheapestCirculation(size, [...network, { ...reset, cost: 0 }]).cost,
  };
};

/** The best of several proven bounds, from the static chart to the full graph. No targets, no paths. */
export const lowerBound = (problem: CoverProblem): Bound => {
  if (problem.labelCount === 0) return { paths: 0, cost: 0, steps: 0 };
  const inPlaces = problem.places.map((place) => boundBy(problem, (node) => place[node] ?? ""));
  const bounds = [...inPlaces, boundBy(problem, String)];
  const best = (measure: (bound: Bound) => number) => Math.max(...bounds.map(measure));
  return { paths: best(({ paths }) => paths), cost: best(({ cost }) => cost), steps: best(({ steps }) => steps) };
};

/** The fewest steps that any suite of at most so many paths can have. */
export const stepsBound = ({ resetCost }: CoverProblem, { cost, steps }: Bound, paths: number): number =>
  Math.max(steps, cost - resetCost * paths);
