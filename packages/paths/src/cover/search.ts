import { greedyWalks } from "./greedy.ts";
import { createImprover, type Improver } from "./improve.ts";
import { postmanTour } from "./postman.ts";
import type { PricedBound } from "./prices.ts";
import { type CoverProblem, costOf, type Walks } from "./problem.ts";
import { createRandom } from "./random.ts";

/** Attempts of a fast search: the fewer, the longer it took to have the problem, its bound and its ways. */
const fewRounds = ({ arcs }: CoverProblem): number =>
  Math.round(Math.min(2000, Math.max(200, 1.55e8 / arcs.length ** 1.5)));
/** So much of them for each of two beginnings; the rest for the better. */
const forBeginning = 0.3;
/** With fewer, one beginning is taken further. */
const enoughForTwo = 500;
/** So many in a row that find nothing are the last: mostly there is nothing more, and only the proof is missing. */
const mostIdle = ({ labelCount }: CoverProblem): number => Math.max(100, Math.round(labelCount ** 2 / 16));
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
  const idle = mostIdle(problem);
  const isSmall = problem.nodeCount <= mostPlaces;
  let known: Improver | undefined;
  const improve: Improver = (walks, options) => (known ??= createImprover(problem))(walks, options);

  /** A good suite soon: from one target to the nearest next, twice, a few attempts to make both shorter, and more with the better. */
  const fast = ({ seed, effort, goal }: SearchOptions): Walks => {
    const rounds = Math.min(effort ?? Number.POSITIVE_INFINITY, fewRounds(problem));
    const begin = (turn: number): Walks => {
      const random = createRandom(seed + 7919 * turn);
      const walks = greedyWalks(problem, { random });
      return isSmall
        ? improve(walks, { random, rounds: Math.round(forBeginning * rounds), mostIdle: idle, goal })
        : walks;
    };
    const first = begin(0);
    if (!isSmall || costOf(problem, first) <= goal) return first;
    const second = rounds < enoughForTwo ? first : begin(1);
    const better = costOf(problem, second) < costOf(problem, first) ? second : first;
    const left = Math.round((1 - 2 * forBeginning) * rounds);
    return improve(better, { random: createRandom(seed), rounds: left, mostIdle: idle, goal });
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
