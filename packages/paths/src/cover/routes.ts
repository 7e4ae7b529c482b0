import { createGaps } from "./gaps.ts";
import type { CoverProblem } from "./problem.ts";

/** A path by what it is there for: the arcs it must take, with the shortest ways between them. */
export type Route = {
  readonly stops: readonly number[];
  /** The numbers of the gaps before each stop and after the last: the places for one stop more. */
  readonly gaps: readonly number[];
  readonly steps: number;
};

/** Makes routes of stops, and of routes others with some stops more or less. */
export const createRoutes = (problem: CoverProblem) => {
  const gaps = createGaps(problem);
  const { all, between } = gaps;
  const startOf = Int32Array.from(problem.arcs, ({ from }) => from);
  const endOf = Int32Array.from(problem.arcs, ({ to }) => to);
  const costOf = Int32Array.from(problem.arcs, ({ cost }) => cost);
  const noRoute: Route = { stops: [], gaps: [gaps.none], steps: 0 };

  /** The steps from the beginning of one gap to the end of another. */
  const stepsAlong = (stops: readonly number[], ways: readonly number[], first: number, last: number): number => {
    let steps = all[ways[last] ?? -1]?.length ?? 0;
    for (let at = first; at < last; at += 1)
      steps += (all[ways[at] ?? -1]?.length ?? 0) + (costOf[stops[at] ?? -1] ?? 0);
    return steps;
  };

  const routeAlong = (stops: readonly number[], ways: readonly number[]): Route =>
    stops.length === 0 ? noRoute : { stops, gaps: ways, steps: stepsAlong(stops, ways, 0, ways.length - 1) };

  /** The gaps that lead from a place past some stops to the next place. */
  const gapsAlong = (from: number, stops: readonly number[], next: number): number[] => {
    const found: number[] = [];
    let node = from;
    for (const stop of stops) {
      found.push(between(node, startOf[stop] ?? 0));
      node = endOf[stop] ?? 0;
    }
    found.push(between(node, next));
    return found;
  };

  const fromOf = (gap: number | undefined) => all[gap ?? -1]?.from ?? 0;
  const nextOf = (gap: number | undefined) => all[gap ?? -1]?.next ?? -1;

  const routeOf = (stops: readonly number[]): Route => routeAlong(stops, gapsAlong(0, stops, -1));

  /** The same route with other stops in the place of `count` of its own. */
  const withStops = (route: Route, at: number, count: number, more: readonly number[]): Route => {
    const ways = gapsAlong(fromOf(route.gaps[at]), more, nextOf(route.gaps[at + count]));
    const stops = route.stops.toSpliced(at, count, ...more);
    if (stops.length === 0) return noRoute;
    const [less, added] = [stepsAlong(route.stops, route.gaps, at, at + count), stepsAlong(more, ways, 0, more.length)];
    return { stops, gaps: route.gaps.toSpliced(at, count + 1, ...ways), steps: route.steps - less + added };
  };

  /** A route up to one of its gaps, going on as another does after one of its own. */
  const goingOn = (one: Route, at: number, other: Route, otherAt: number): Route => {
    const across = between(fromOf(one.gaps[at]), nextOf(other.gaps[otherAt]));
    return routeAlong(
      [...one.stops.slice(0, at), ...other.stops.slice(otherAt)],
      [...one.gaps.slice(0, at), across, ...other.gaps.slice(otherAt + 1)],
    );
  };

  const isShorterWithout = (route: Route, position: number): boolean => {
    const [before, after] = [all[route.gaps[position] ?? -1], all[route.gaps[position + 1] ?? -1]];
    if (before === undefined || after === undefined) return false;
    const direct = after.back[before.from] ?? -1;
    return direct >= 0 && direct < before.length + (costOf[route.stops[position] ?? 0] ?? 0) + after.length;
  };

  const walkOf = ({ stops, gaps: ways }: Route): number[] =>
    ways.flatMap((way, index) => [...(all[way]?.arcs ?? []), ...stops.slice(index, index + 1)]);

  return { gaps: all, routeOf, noRoute, withStops, goingOn, isShorterWithout, walkOf };
};

export type RouteWorkshop = ReturnType<typeof createRoutes>;
