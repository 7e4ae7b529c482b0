import { type CoverProblem, costOf, coverageOf, stepsOf, type Walks } from "./problem.ts";
import { createWays, distancesToEnd, type Ways } from "./shortest-ways.ts";

/** A path by what it is there for: the arcs it must take, with the shortest ways between them. */
type Route = {
  readonly stops: readonly number[];
  readonly walk: readonly number[];
  readonly steps: number;
  /** The places for one stop more: from where, how far from there to each node, to where (-1: to an end), and how far that is. */
  readonly gaps: readonly Gap[];
};

type Gap = { readonly reach: Int32Array; readonly next: number; readonly length: number };

export type ImproveOptions = {
  readonly random: () => number;
  /** Attempts. */
  readonly rounds: number;
  /** Ends early at this cost, for it is proven that none is less. */
  readonly goal?: number;
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
      gaps.push({ reach: distance, next, length: distance[next] ?? 0 });
      walk.push(...ways.between(node, next), stop);
      node = endOf(stop);
    }
    gaps.push({ reach: ways.from(node).distance, next: -1, length: Math.max(toEnd[node] ?? 0, 0) });
    walk.push(...finish(node));
    return { stops, walk, steps: stepsOf(problem, walk), gaps };
  };

  const noRoute: Route = {
    stops: [],
    walk: [],
    steps: 0,
    gaps: [{ reach: ways.from(0).distance, next: -1, length: 0 }],
  };

  /** What a stop adds to a route in one of its gaps; infinite if there is no way. */
  const detour = (stop: number, onward: Int32Array, { reach, next, length }: Gap): number => {
    const there = reach[startOf(stop)] ?? -1;
    const back = next < 0 ? (toEnd[endOf(stop)] ?? -1) : (onward[next] ?? -1);
    return there < 0 || back < 0 ? Number.POSITIVE_INFINITY : there + (arcs[stop]?.cost ?? 0) + back - length;
  };

  return { routeOf, noRoute, detour, onward: (stop: number) => ways.from(endOf(stop)).distance };
};

/**
 * Makes a suite cheaper by taking some of its stops out and putting the targets then missing back where they cost least (ruin and
 * recreate). Never makes it worse; the same seed, the same suite.
 */
export const improve = (problem: CoverProblem, walks: Walks, { random, rounds, goal = 0 }: ImproveOptions): Walks => {
  const { arcs, labelCount, maxSteps, resetCost } = problem;
  const ways = createWays(problem);
  const { routeOf, noRoute, detour, onward } = createRoutes(problem, ways, distancesToEnd(problem));
  const holders: number[][] = Array.from({ length: labelCount }, () => []);
  for (const [id, { labels }] of arcs.entries()) for (const label of labels) holders[label]?.push(id);
  const labelsOf = (arc: number) => arcs[arc]?.labels ?? [];
  const required = coverageOf(problem, walks).map((count) => Math.min(count, 1));

  /** The fewest stops that keep a walk's own share: those that cover what nothing before covers. */
  const routesFrom = (given: Walks): Route[] => {
    const seen = new Set<number>();
    return given.map((walk) =>
      routeOf(
        walk.filter((arc) => {
          const fresh = labelsOf(arc).filter((label) => !seen.has(label));
          for (const label of fresh) seen.add(label);
          return fresh.length > 0;
        }),
      ),
    );
  };

  const walksOf = (routes: readonly Route[]): Walks => routes.map(({ walk }) => walk);

  const missing = (routes: readonly Route[]): number[] => {
    const coverage = coverageOf(problem, walksOf(routes));
    return [...coverage.keys()].filter((label) => required[label] === 1 && coverage[label] === 0);
  };

  /** Where a label can be put at the least cost. */
  const insert = (routes: Route[], label: number): boolean => {
    let best:
      | { readonly cost: number; readonly route: number; readonly stop: number; readonly position: number }
      | undefined;
    const all = holders[label] ?? [];
    const offset = Math.floor(random() * all.length);
    for (let tried = 0; tried < Math.min(all.length, mostHolders); tried += 1) {
      const stop = all[(offset + tried * Math.max(1, Math.floor(all.length / mostHolders))) % all.length];
      if (stop === undefined) continue;
      const far = onward(stop);
      for (let route = 0; route <= routes.length; route += 1) {
        const { gaps, steps } = routes[route] ?? noRoute;
        const opening = route < routes.length ? 0 : resetCost;
        for (let position = 0; position < gaps.length; position += 1) {
          const gap = gaps[position];
          const extra = gap === undefined ? Number.POSITIVE_INFINITY : detour(stop, far, gap);
          if (steps + extra > maxSteps || extra + opening > (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
          const cost = extra + opening + random() * 0.5;
          if (best === undefined || cost < best.cost) best = { cost, route, stop, position };
        }
      }
    }
    if (best === undefined || best.cost === Number.POSITIVE_INFINITY) return false;
    routes[best.route] = routeOf((routes[best.route] ?? noRoute).stops.toSpliced(best.position, 0, best.stop));
    return true;
  };

  /** Drops the stops whose labels are covered on the way elsewhere. */
  const tidy = (routes: Route[]): Route[] => {
    const coverage = coverageOf(problem, walksOf(routes));
    const count = (walk: readonly number[], by: number) => {
      for (const arc of walk) for (const label of labelsOf(arc)) coverage[label] = (coverage[label] ?? 0) + by;
    };
    return routes.flatMap((route) => {
      let current = route;
      for (const stop of route.stops) {
        if (labelsOf(stop).some((label) => required[label] === 1 && (coverage[label] ?? 0) < 2)) continue;
        const next = routeOf(current.stops.filter((other) => other !== stop));
        if (next.stops.length > 0 && next.steps >= current.steps) continue;
        count(current.walk, -1);
        if (next.stops.length > 0) count(next.walk, 1);
        const isWhole = [...new Set([...current.walk, ...next.walk].flatMap(labelsOf))].every(
          (label) => required[label] === 0 || (coverage[label] ?? 0) > 0,
        );
        if (isWhole) {
          current = next;
          if (next.stops.length === 0) break;
        } else {
          if (next.stops.length > 0) count(next.walk, -1);
          count(current.walk, 1);
        }
      }
      return current.stops.length === 0 ? [] : [current];
    });
  };

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
    for (let open = missing(ruined); open.length > 0; open = missing(ruined)) {
      const label = open[Math.floor(random() * open.length)];
      if (label === undefined || !insert(ruined, label)) return undefined;
    }
    return ruined;
  };

  const priceOf = (routes: readonly Route[]) => routes.reduce((sum, { steps }) => sum + steps + resetCost, 0);

  let best = walks;
  let bestCost = costOf(problem, walks);
  let routes = routesFrom(walks);
  let cost = priceOf(routes);
  if (missing(routes).length > 0 || cost > bestCost) return walks;
  for (let round = 0; round < rounds && bestCost > goal; round += 1) {
    const recreated = recreate(ruin(routes));
    if (recreated === undefined) continue;
    const next = tidy(recreated);
    const nextCost = priceOf(next);
    // A little worse is accepted now and then, and less so towards the end, to get out of a dead end.
    if (nextCost > cost + (random() < 0.2 ? 2 * (1 - round / rounds) : 0)) continue;
    routes = next;
    cost = nextCost;
    if (cost < bestCost) {
      bestCost = cost;
      best = walksOf(routes);
    }
  }
  return best;
};
