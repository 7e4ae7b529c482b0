import { greedyWalks } from "./greedy.ts";
import { improve, mostHolders } from "./improve.ts";
import { postmanTour } from "./postman.ts";
import type { PricedBound } from "./prices.ts";
import { type CoverProblem, costOf, type Walks } from "./problem.ts";
import { createRandom } from "./random.ts";

/** Of the arcs that cover a target, so many are looked at in an attempt. */
const looksAt = ({ arcs, labelCount }: CoverProblem): number => {
  const holders = new Int32Array(labelCount);
  for (const { labels } of arcs) for (const label of labels) holders[label] = (holders[label] ?? 0) + 1;
  return holders.reduce((sum, count) => sum + Math.min(count, mostHolders), 0);
};

/** Attempts that take little time and leave little to gain: more where each costs less. */
const fewRounds = (problem: CoverProblem): number =>
  Math.round(Math.min(400, Math.max(100, (8000 / Math.max(1, looksAt(problem))) ** 3)));
/** So many in a row that find nothing are the last: mostly there is nothing more, and only the proof is missing. */
const mostIdle = 150;
/** Beyond, a suite is left as it was found: the ways between all places would not fit into memory. */
const mostPlaces = 4000;
/** One search goes wrong for long where another ends at once, so that many short ones are made. */
const roundsOfOne = 200;

/** An attempt costs little where targets are few; the last steps over the optimum are found by many. */
const defaultEffort = ({ labelCount }: CoverProblem): number => {
  const count = Math.max(1, labelCount);
  return Math.round(Math.max(Math.min(8000, 32e6 / count ** 2), Math.min(2000, 2e6 / count)));
};

export type SearchOptions = {
  readonly seed: number;
  /** Attempts; as many as pay unless told. */
  readonly effort: number | undefined;
  /** What no suite is cheaper than. */
  readonly goal: number;
};

/** A good suite soon: from one target to the nearest next, and a few attempts to make that shorter. */
export const fastSearch = (problem: CoverProblem, { seed, effort, goal }: SearchOptions): Walks => {
  const first = greedyWalks(problem, { random: createRandom(seed) });
  if (problem.nodeCount > mostPlaces) return first;
  const rounds = Math.min(effort ?? Number.POSITIVE_INFINITY, fewRounds(problem));
  return improve(problem, first, { random: createRandom(seed), rounds, mostIdle, goal });
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

/** The same suite or a cheaper one, by many searches, the first along what the relaxed solution takes. Ends at the goal. */
export const patientSearch = (
  problem: CoverProblem,
  found: Walks,
  { seed, effort = defaultEffort(problem), goal }: SearchOptions,
  relaxed: PricedBound | null,
): Walks => {
  if (problem.nodeCount > mostPlaces) return found;
  let best = found;
  for (let left = effort, turn = 1; left > 0 && costOf(problem, best) > goal; left -= roundsOfOne) {
    const isAlong = turn === 1 && relaxed !== null && problem.maxSteps === Number.POSITIVE_INFINITY;
    const beginning = isAlong ? walksAlong(problem, relaxed.useOf) : turn % 2 === 0 ? best : found;
    const random = createRandom(seed + 7919 * turn);
    best = improve(problem, best, { random, rounds: Math.min(left, roundsOfOne), goal, beginning });
    turn += 1;
  }
  return best;
};
