import { type Draft, draftOf, replaceRoute } from "./draft.ts";
import { type CoverProblem, costOf, coverageOf, type Walks } from "./problem.ts";
import { createRoutes, type Place, type Route } from "./routes.ts";
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

/** Of the arcs that cover a target, so many are tried, evenly spread. */
export const mostHolders = 16;

/** An arc that may be put into a route. */
type Stop = { readonly stop: number; readonly from: number; readonly to: number; readonly cost: number };

/**
 * Makes a suite cheaper by taking some of its stops out and putting the targets then missing back where they cost least (ruin and
 * recreate). Never makes it worse; the same seed, the same suite.
 */
export const improve = (
  problem: CoverProblem,
  walks: Walks,
  { random, rounds, mostIdle = rounds, goal = 0, beginning = walks }: ImproveOptions,
): Walks => {
  const { arcs, labelCount, maxSteps, resetCost } = problem;
  const workshop = createRoutes(problem);
  const { routeOf, noRoute, isShorterWithout } = workshop;
  const ruin = createRuin(workshop, random, maxSteps);
  const holders: Stop[][] = Array.from({ length: labelCount }, () => []);
  for (const [stop, { from, to, cost, labels }] of arcs.entries())
    for (const label of labels) holders[label]?.push({ stop, from, to, cost });
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

  const someHolders = (label: number): readonly Stop[] => {
    const all = holders[label] ?? [];
    if (all.length <= mostHolders) return all;
    const offset = Math.floor(random() * all.length);
    const stride = Math.floor(all.length / mostHolders);
    return Array.from({ length: mostHolders }, (_, index) => all[(offset + index * stride) % all.length] ?? []).flat();
  };

  const walksOf = (routes: readonly Route[]): Walks => routes.map(({ walk }) => walk);

  /** Where a target is put at the least cost. */
  const cheapestPlace = (routes: readonly Route[], label: number): Place | undefined => {
    const tried = someHolders(label);
    let least = Number.POSITIVE_INFINITY;
    let [bestStop, bestRoute, bestPosition] = [-1, -1, -1];
    for (let index = 0; index <= routes.length; index += 1) {
      const { gaps, steps } = routes[index] ?? noRoute;
      const more = index < routes.length ? 0 : resetCost;
      for (let position = 0; position < gaps.length; position += 1) {
        const gap = gaps[position];
        if (gap === undefined) continue;
        const { reach, back, length } = gap;
        for (const { stop, from, to, cost: own } of tried) {
          const there = reach[from] ?? -1;
          const onward = back[to] ?? -1;
          const extra = there + own + onward - length;
          if (extra + more > least || there < 0 || onward < 0 || steps + extra > maxSteps) continue;
          const cost = extra + more + random() * 0.5;
          if (cost >= least) continue;
          least = cost;
          bestStop = stop;
          bestRoute = index;
          bestPosition = position;
        }
      }
    }
    return bestRoute < 0 ? undefined : { stop: bestStop, route: bestRoute, position: bestPosition };
  };

  /** Drops the stops whose targets are covered on the way elsewhere, and the routes that are left without any. */
  const tidy = ({ routes, coverage }: Draft): Route[] => {
    const isSpare = (label: number) => isRequired[label] === 0 || (coverage[label] ?? 0) > 1;
    const count = ({ labels }: Route, by: number) => {
      for (const label of labels) coverage[label] = (coverage[label] ?? 0) + by;
    };
    return routes.flatMap((route) => {
      let current = route;
      for (const stop of route.stops) {
        if (!labelsOf(stop).every(isSpare)) continue;
        const stops = current.stops.filter((other) => other !== stop);
        if (stops.length > 0 && !isShorterWithout(current, current.stops.indexOf(stop))) continue;
        const next = stops.length === 0 ? noRoute : routeOf(stops);
        count(current, -1);
        count(next, 1);
        if (current.labels.some((label) => isRequired[label] === 1 && coverage[label] === 0)) {
          count(next, -1);
          count(current, 1);
        } else current = next;
        if (current.stops.length === 0) break;
      }
      return current.stops.length === 0 ? [] : [current];
    });
  };

  /** Puts back what is missing; false if something fits nowhere. */
  const recreate = (draft: Draft): boolean => {
    const { routes, coverage, open } = draft;
    // What is put in may lead past another that is missing, and leads a walk away from what lay on its way.
    while (open.length > 0) {
      const at = Math.floor(random() * open.length);
      const label = open[at] ?? 0;
      open[at] = open.at(-1) ?? 0;
      open.pop();
      if (isRequired[label] === 0 || (coverage[label] ?? 0) > 0) continue;
      const place = cheapestPlace(routes, label);
      if (place === undefined) return false;
      const { stops } = routes[place.route] ?? noRoute;
      replaceRoute(draft, place.route, routeOf(stops.toSpliced(place.position, 0, place.stop)));
    }
    return true;
  };

  const priceOf = (routes: readonly Route[]) => routes.reduce((sum, { steps }) => sum + steps + resetCost, 0);

  let best = walks;
  let bestCost = costOf(problem, walks);
  let current = draftOf(routesFrom(beginning), labelCount);
  for (let label = 0; label < labelCount; label += 1)
    if (isRequired[label] === 1 && current.coverage[label] === 0) current.open.push(label);
  if (!recreate(current)) return walks;
  current = { ...current, routes: tidy(current) };
  let cost = priceOf(current.routes);
  if (cost < bestCost) [best, bestCost] = [walksOf(current.routes), cost];
  let foundAt = 0;
  for (let round = 0; round < rounds && round - foundAt <= mostIdle && bestCost > goal; round += 1) {
    const draft: Draft = { routes: [...current.routes], coverage: current.coverage.slice(), open: [] };
    ruin(draft);
    if (!recreate(draft)) continue;
    const routes = tidy(draft);
    const nextCost = priceOf(routes);
    // A little worse is accepted now and then, and less so towards the end, to get out of a dead end.
    if (nextCost > cost + (random() < 0.2 ? 2 * (1 - round / rounds) : 0)) continue;
    current = { ...draft, routes };
    cost = nextCost;
    if (cost < bestCost) [best, bestCost, foundAt] = [walksOf(routes), cost, round];
  }
  return best;
};
