import { createDrafts, type Draft } from "./draft.ts";
import { createInsertion, type Insertion } from "./insertion.ts";
import { type CoverProblem, costOf, coverageOf, type Walks } from "./problem.ts";
import { createRoutes, type Route, type RouteWorkshop } from "./routes.ts";
import { createRuin } from "./ruin.ts";

export type ImproveOptions = {
  readonly random: () => number;
  /** Attempts. */
  readonly rounds: number;
  /** Ends early after so many attempts that found nothing cheaper. */
  readonly mostIdle?: number;
  /** Ends early at this cost, for it is proven that none is less. */
  readonly goal?: number;
  /** Other walks to begin with, which need not cover everything: what they lack is put in first. */
  readonly beginning?: Walks;
};

export type Improver = (walks: Walks, options: ImproveOptions) => Walks;

/** What is worked out about a problem once, for all attempts to make a suite of it cheaper. */
export const createImprover = (problem: CoverProblem): Improver => {
  const workshop = createRoutes(problem);
  const insertion = createInsertion(problem, workshop);
  return (walks, options) => improvedWith(problem, workshop, insertion, walks, options);
};

/**
 * Makes a suite cheaper by taking some of its stops out and putting the targets then missing back where they cost least (ruin and
 * recreate). Never makes it worse; the same seed, the same suite.
 */
const improvedWith = (
  problem: CoverProblem,
  workshop: RouteWorkshop,
  { cheapestPlace, farOut }: Insertion,
  walks: Walks,
  { random, rounds, mostIdle = rounds, goal = 0, beginning = walks }: ImproveOptions,
): Walks => {
  const { arcs, labelCount, maxSteps, resetCost } = problem;
  const { routeOf, noRoute, withStops, isShorterWithout, walkOf } = workshop;
  const drafts = createDrafts(arcs, labelCount, workshop);
  const ruin = createRuin(workshop, drafts, random, maxSteps);
  const labelsOf = (arc: number) => arcs[arc]?.labels ?? [];
  const isRequired = coverageOf(problem, walks).map((count) => Math.min(count, 1));

  /** The fewest stops that keep a walk's own share: those that cover what nothing before covers. */
  const routesFrom = (given: Walks): Route[] => {
    const seen = new Set<number>();
    return given.flatMap((walk) => {
      const stops = walk.filter((arc) => {
        const fresh = labelsOf(arc).filter((label) => !seen.has(label));
        for (const label of fresh) seen.add(label);
        return fresh.length > 0;
      });
      return stops.length === 0 ? [] : [routeOf(stops)];
    });
  };

  /** Drops the stops whose targets are covered on the way elsewhere, and the routes that are left without any. */
  const tidy = (draft: Draft): void => {
    const { routes, coverage } = draft;
    const isAllSpare = (labels: readonly number[]): boolean => {
      for (const label of labels) if (isRequired[label] === 1 && (coverage[label] ?? 0) < 2) return false;
      return true;
    };
    for (let index = routes.length - 1; index >= 0; index -= 1) {
      const { stops } = routes[index] ?? noRoute;
      for (const stop of stops) {
        if (!isAllSpare(labelsOf(stop))) continue;
        const current = routes[index] ?? noRoute;
        const at = current.stops.indexOf(stop);
        if (current.stops.length > 1 && !isShorterWithout(current, at)) continue;
        drafts.replace(draft, index, withStops(current, at, 1, []));
        if (draft.open.some((label) => isRequired[label] === 1 && coverage[label] === 0))
          drafts.replace(draft, index, current);
        draft.open.length = 0;
      }
      if (routes[index]?.stops.length === 0) routes.splice(index, 1);
    }
  };

  /** Puts back what is missing; false if something fits nowhere. */
  const recreate = (draft: Draft): boolean => {
    const { routes, coverage, open } = draft;
    // What is put in may lead past another that is missing, and leads a walk away from what lay on its way. Of two, the one farther
    // from the start goes first: on the way there lies more.
    while (open.length > 0) {
      let at = Math.floor(random() * open.length);
      const other = Math.floor(random() * open.length);
      if (farOut(open[other] ?? 0) > farOut(open[at] ?? 0)) at = other;
      const label = open[at] ?? 0;
      open[at] = open.at(-1) ?? 0;
      open.pop();
      if (isRequired[label] === 0 || (coverage[label] ?? 0) > 0) continue;
      const place = cheapestPlace(routes, label, random);
      if (place === undefined) return false;
      const route = routes[place.route] ?? noRoute;
      drafts.replace(draft, place.route, withStops(route, place.position, 0, [place.stop]));
    }
    return true;
  };

  const priceOf = (routes: readonly Route[]) => routes.reduce((sum, { steps }) => sum + steps + resetCost, 0);

  let best: readonly Route[] | null = null;
  let bestCost = costOf(problem, walks);
  let current = drafts.draftOf(routesFrom(beginning));
  for (let label = 0; label < labelCount; label += 1)
    if (isRequired[label] === 1 && current.coverage[label] === 0) current.open.push(label);
  if (!recreate(current)) return walks;
  tidy(current);
  let cost = priceOf(current.routes);
  if (cost < bestCost) [best, bestCost] = [current.routes, cost];
  let foundAt = 0;
  for (let round = 0; round < rounds && round - foundAt <= mostIdle && bestCost > goal; round += 1) {
    const draft: Draft = { routes: [...current.routes], coverage: current.coverage.slice(), open: [] };
    ruin(draft);
    if (!recreate(draft)) continue;
    tidy(draft);
    const nextCost = priceOf(draft.routes);
    // A little worse is mostly accepted, and less so towards the end, to get out of a dead end.
    if (nextCost > cost + (random() < 0.7 ? 2 * (1 - round / rounds) : 0)) continue;
    current = draft;
    cost = nextCost;
    if (cost < bestCost) [best, bestCost, foundAt] = [draft.routes, cost, round];
  }
  return best === null ? walks : best.map(walkOf);
};
