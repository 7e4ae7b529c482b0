import { greedyWalks } from "./greedy.ts";
import { createImprover, type Improver } from "./improve.ts";
import { postmanTour } from "./postman.ts";
import type { PricedBound } from "./prices.ts";
import { type CoverProblem, costOf, type Walks } from "./problem.ts";
import { createRandom } from "./random.ts";

/**
 * How often a fast search begins, and its attempts each time. In a small graph one soon finds nothing more, so that there is time for
 * several; in a larger one, one goes further, with the fewer attempts the longer it took to have the problem and its ways.
 */
const fastPlan = ({
  arcs,
}: CoverProblem): { readonly beginnings: number; readonly rounds: number; readonly mostIdle: number } => {
  const size = arcs.length;
  if (size <= 1500)
    return { beginnings: Math.min(8, Math.max(3, Math.round(2000 / size))), rounds: 300, mostIdle: 150 };
  const rounds = Math.round(Math.min(2000, Math.max(100, 1.04e13 / size ** 3)));
  return { beginnings: 1, rounds, mostIdle: rounds };
};
/** Beyond, a suite is left as it was found: the ways between all places would not fit into memory. */
const mostPlaces = 4000;
/** One search goes wrong for long where another ends at once, so that many are made. */
const roundsOfOne = 500;

/** An attempt costs little where targets are few; the last steps over the optimum are found by many. */
const defaultEffort = ({ labelCount }: CoverProblem): number => {
  const count = Math.max(1, labelCount);
  return Math.round(Math.max(Math.min(8000, 32e6 / count ** 2), Math.min(3000, 3e6 / count)));
};

export type SearchOptions = {
  readonly seed: number;
  /** Attempts; as many as pay unless told. */
  readonly effort: number | undefined;
  /** What no suite is cheaper than. */
  readonly goal: number;
};

/** A search for the cheapest suite of a problem. What it works out for the first suite helps to find the next. */
export const createSearch = (problem: CoverProblem) => {
  const isSmall = problem.nodeCount <= mostPlaces;
  let known: Improver | undefined;
  const improve: Improver = (walks, options) => (known ??= createImprover(problem))(walks, options);

  /** A good suite soon: from one target to the nearest next, and a few attempts to make that shorter; the best of some. */
  const fast = ({ seed, effort, goal }: SearchOptions): Walks => {
    const { beginnings, mostIdle, rounds: most } = fastPlan(problem);
    const rounds = Math.min(effort ?? most, most);
    const begin = (turn: number): Walks => {
      const random = createRandom(seed + 7919 * turn);
      const walks = greedyWalks(problem, { random });
      return isSmall ? improve(walks, { random, rounds, mostIdle, goal }) : walks;
    };
    let best = begin(0);
    for (let turn = 1; turn < beginnings && costOf(problem, best) > goal; turn += 1) {
      const other = begin(turn);
      if (costOf(problem, other) < costOf(problem, best)) best = other;
    }
    return best;
  };

  /** The same suite or a cheaper one, by many searches, the first along what the relaxed solution takes. Ends at the goal. */
  const patient = (
    found: Walks,
    { seed, effort = defaultEffort(problem), goal }: SearchOptions,
    relaxed: PricedBound | null,
  ): Walks => {
    if (!isSmall) return found;
    let best = found;
    for (let left = effort, turn = 1; left > 0 && costOf(problem, best) > goal; left -= roundsOfOne) {
      const isAlong = turn === 1 && relaxed !== null && problem.maxSteps === Number.POSITIVE_INFINITY;
      const beginning = isAlong ? walksAlong(problem, relaxed.useOf) : turn % 2 === 0 ? best : found;
      const random = createRandom(seed + 7919 * turn);
      best = improve(best, { random, rounds: Math.min(left, roundsOfOne), goal, beginning });
      turn += 1;
    }
    return best;
  };

  return { fast, patient };
};

/** Walks along what a relaxed solution takes most for each target; they may leave out what it goes round without the start. */
const walksAlong = (problem: CoverProblem, useOf: (arc: number) => number): Walks => {
  const { arcs, labelCount } = problem;
  const holders: number[][] = Array.from({ length: labelCount }, () => []);
  for (const [id, { labels }] of arcs.entries()) for (const label of labels) holders[label]?.push(id);
  const covered = new Set<number>();
  const chosen = new Set<number>();
  for (const [label, ids] of holders.entries()) {
    const [first] = ids;
    if (covered.has(label) || first === undefined) continue;
    const most = ids.reduce((best, id) => (useOf(id) > useOf(best) + 1e-9 ? id : best), first);
    chosen.add(most);
    for (const other of arcs[most]?.labels ?? []) covered.add(other);
  }
  return postmanTour(problem, (arc) => (chosen.has(arc) ? 1 : 0));
};
