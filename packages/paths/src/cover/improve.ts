import { type CoverProblem, costOf, coverageOf, stepsOf, type Walks } from "./problem.ts";
import { createWays, distancesToEnd, type Ways } from "./shortest-ways.ts";

/** A path by what it is there for: the arcs it must take, with the shortest ways between them. */
type Route = {
  readonly stops: readonly number[];
  readonly walk: readonly number[];
  readonly steps: number;
  /** What it covers, each target as often as it does. */
  readonly labels: readonly number[];
  /** The places for one stop more: how far from there to each node and to an end, to where (-1: to an end), and how far that is. */
  readonly gaps: readonly Gap[];
};

type Gap = { readonly reach: Int32Array; readonly end: number; readonly next: number; readonly length: number };

export type ImproveOptions = {
  readonly random: () => number;
  /** Attempts. */
  readonly rounds: number;
  /** Ends early at this cost, for it is proven that none is less. */
  readonly goal?: number;
  /** Other walks to begin with, which need not cover everything: what they lack is put in first. */
  readonly beginning?: Walks;
};

/** Of the arcs that cover a target, so many are tried, evenly spread. */
const mostHolders = 16;

const createRoutes = (problem: CoverProblem, ways: Ways, toEnd: Int32Array) => {
  const { arcs, out, mayEnd } = problem;
  const endOf = (arc: number) => arcs[arc]?.to ?? 0;
  const startOf = (arc: number) => arcs[arc]?.from ?? 0;

  const finish = (from: number): number[] => {
    const way: number[] = [];
    for (let node = from; mayEnd[node] !== true; ) {
      const next = (out[node] ?? []).find((id) => (toEnd[endOf(id)] ?? -1) === (toEnd[node] ?? 0) - 1);
      if (next === undefined) break;
      way.push(next);
      node = endOf(next);
    }
    return way;
  };

  const routeOf = (stops: readonly number[]): Route => {
    const walk: number[] = [];
    const gaps: Gap[] = [];
    let node = 0;
    for (const stop of stops) {
      const next = startOf(stop);
      const { distance } = ways.from(node);
      gaps.push({ reach: distance, end: toEnd[node] ?? -1, next, length: distance[next] ?? 0 });
      walk.push(...ways.between(node, next), stop);
      node = endOf(stop);
    }
    const end = toEnd[node] ?? -1;
    gaps.push({ reach: ways.from(node).distance, end, next: -1, length: Math.max(end, 0) });
    walk.push(...finish(node));
    return { stops, walk, steps: stepsOf(problem, walk), labels: walk.flatMap((arc) => arcs[arc]?.labels ?? []), gaps };
  };

  const noRoute: Route = {
    stops: [],
    walk: [],
    steps: 0,
    labels: [],
    gaps: [{ reach: ways.from(0).distance, end: toEnd[0] ?? -1, next: -1, length: 0 }],
  };

  return { routeOf, noRoute, onward: (stop: number) => ways.from(endOf(stop)).distance };
};

/**
 * Makes a suite cheaper by taking some of its stops out and putting the targets then missing back where they cost least (ruin and
 * recreate). Never makes it worse; the same seed, the same suite.
 */
export const improve = (
  problem: CoverProblem,
  walks: Walks,
  { random, rounds, goal = 0, beginning = walks }: ImproveOptions,
): Walks => {
  const { arcs, labelCount, maxSteps, resetCost } = problem;
  const ways = createWays(problem);
  const toEnd = distancesToEnd(problem);
  const { routeOf, noRoute, onward } = createRoutes(problem, ways, toEnd);
  const holders: number[][] = Array.from({ length: labelCount }, () => []);
  for (const [id, { labels }] of arcs.entries()) for (const label of labels) holders[label]?.push(id);
  const labelsOf = (arc: number) => arcs[arc]?.labels ?? [];
  const required = coverageOf(problem, walks).map((count) => Math.min(count, 1));

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

  const walksOf = (routes: readonly Route[]): Walks => routes.map(({ walk }) => walk);

  const count = (coverage: Int32Array, { labels }: Route, by: number) => {
    for (const label of labels) coverage[label] = (coverage[label] ?? 0) + by;
  };

  const coverageBy = (routes: readonly Route[]): Int32Array => {
    const coverage = new Int32Array(labelCount);
    for (const route of routes) count(coverage, route, 1);
    return coverage;
  };

  const isMissing = (coverage: Int32Array, label: number) => required[label] === 1 && coverage[label] === 0;

  /** Where a label can be put at the least cost. */
  const insert = (routes: Route[], coverage: Int32Array, label: number): boolean => {
    const all = holders[label] ?? [];
    const offset = Math.floor(random() * all.length);
    const stride = Math.max(1, Math.floor(all.length / mostHolders));
    let least = Number.POSITIVE_INFINITY;
    let [bestRoute, bestStop, bestPosition] = [-1, -1, -1];
    for (let tried = 0; tried < Math.min(all.length, mostHolders); tried += 1) {
      const stop = all[(offset + tried * stride) % all.length] ?? 0;
      const arc = arcs[stop];
      if (arc === undefined) continue;
      const far = onward(stop);
      for (let route = 0; route <= routes.length; route += 1) {
        const { gaps, steps } = routes[route] ?? noRoute;
        const base = arc.cost + (route < routes.length ? 0 : resetCost);
        for (let position = 0; position < gaps.length; position += 1) {
          const gap = gaps[position];
          if (gap === undefined) continue;
          const there = gap.reach[arc.from] ?? -1;
          const back = (gap.next < 0 ? toEnd[arc.to] : far[gap.next]) ?? -1;
          if (there < 0 || back < 0) continue;
          const extra = there + back - gap.length;
          if (base + extra > least || steps + arc.cost + extra > maxSteps) continue;
          const cost = base + extra + random() * 0.5;
          if (cost >= least) continue;
          least = cost;
          [bestRoute, bestStop, bestPosition] = [route, stop, position];
        }
      }
    }
    if (bestRoute < 0) return false;
    const before = routes[bestRoute] ?? noRoute;
    const after = routeOf(before.stops.toSpliced(bestPosition, 0, bestStop));
    routes[bestRoute] = after;
    count(coverage, before, -1);
    count(coverage, after, 1);
    return true;
  };

  const isShorterWithout = ({ stops, gaps }: Route, position: number): boolean => {
    const [before, after] = [gaps[position], gaps[position + 1]];
    if (before === undefined || after === undefined) return false;
    const direct = (after.next < 0 ? before.end : before.reach[after.next]) ?? -1;
    return direct >= 0 && direct < before.length + (arcs[stops[position] ?? 0]?.cost ?? 0) + after.length;
  };

  /** Drops the stops whose labels are covered on the way elsewhere. */
  const tidy = (routes: readonly Route[], coverage: Int32Array): Route[] =>
    routes.flatMap((route) => {
      let current = route;
      for (const stop of route.stops) {
        if (labelsOf(stop).some((label) => required[label] === 1 && (coverage[label] ?? 0) < 2)) continue;
        const stops = current.stops.filter((other) => other !== stop);
        if (stops.length > 0 && !isShorterWithout(current, current.stops.indexOf(stop))) continue;
        const next = stops.length === 0 ? noRoute : routeOf(stops);
        count(coverage, current, -1);
        count(coverage, next, 1);
        if (!current.labels.some((label) => isMissing(coverage, label))) {
          current = next;
          if (stops.length === 0) break;
        } else {
          count(coverage, next, -1);
          count(coverage, current, 1);
        }
      }
      return current.stops.length === 0 ? [] : [current];
    });

  const ruin = (routes: readonly Route[]): Route[] => {
    const victim = Math.floor(random() * routes.length);
    if (random() < 0.1) return routes.filter((_, index) => index !== victim);
    const { stops } = routes[victim] ?? { stops: [] };
    const length = 1 + Math.floor(random() * Math.min(6, stops.length));
    const from = Math.floor(random() * (stops.length - length + 1));
    const rest = stops.toSpliced(from, length);
    return routes.flatMap((route, index) => (index !== victim ? [route] : rest.length === 0 ? [] : [routeOf(rest)]));
  };

  const recreate = (ruined: Route[]): Route[] | undefined => {
    const coverage = coverageBy(ruined);
    const missing = () => [...coverage.keys()].filter((label) => isMissing(coverage, label));
    // What is put in may lead past another that is missing, and leads a walk away from what lay on its way.
    for (let open = missing(); open.length > 0; open = missing()) {
      const label = open[Math.floor(random() * open.length)] ?? 0;
      if (!insert(ruined, coverage, label)) return undefined;
    }
    return tidy(ruined, coverage);
  };

  const priceOf = (routes: readonly Route[]) => routes.reduce((sum, { steps }) => sum + steps + resetCost, 0);

  let best = walks;
  let bestCost = costOf(problem, walks);
  const first = recreate(routesFrom(beginning));
  if (first === undefined) return walks;
  let routes = first;
  let cost = priceOf(routes);
  if (cost < bestCost) [best, bestCost] = [walksOf(routes), cost];
  for (let round = 0; round < rounds && bestCost > goal; round += 1) {
    const next = recreate(ruin(routes));
    if (next === undefined) continue;
    const nextCost = priceOf(next);
    // A little worse is accepted now and then, and less so towards the end, to get out of a dead end.
    if (nextCost > cost + (random() < 0.2 ? 2 * (1 - round / rounds) : 0)) continue;
    routes = next;
    cost = nextCost;
    if (cost < bestCost) [best, bestCost] = [walksOf(routes), cost];
  }
  return best;
};
