import { type CoverProblem, stepsOf } from "./problem.ts";
import { distancesToEnd, waysIn } from "./shortest-ways.ts";

/** A path by what it is there for: the arcs it must take, with the shortest ways between them. */
export type Route = {
  readonly stops: readonly number[];
  readonly walk: readonly number[];
  readonly steps: number;
  /** What it covers, each target as often as it does. */
  readonly labels: readonly number[];
  /** The places for one stop more, before each stop and after the last. */
  readonly gaps: readonly Gap[];
};

/** The way from one stop to the next, or to the end of a path: where another stop could lie. */
export type Gap = {
  readonly from: number;
  /** The node that it leads to; -1: to an end. */
  readonly next: number;
  readonly length: number;
  /** How far it is from where it begins to each node, */
  readonly reach: Int32Array;
  /** and from each node to where it leads. */
  readonly back: Int32Array;
};

/** A stop more in a place of a route, and how many steps more it takes; the route may be a new one. */
export type Place = { readonly stop: number; readonly route: number; readonly position: number };

/** Makes routes of stops, and says what they would be with one more or less. */
export const createRoutes = (problem: CoverProblem) => {
  const { arcs, out, mayEnd } = problem;
  const ways = waysIn(problem);
  const toEnd = distancesToEnd(problem);
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
      const reach = ways.from(node).distance;
      gaps.push({ from: node, next, length: reach[next] ?? 0, reach, back: ways.to(next) });
      for (const arc of ways.between(node, next)) walk.push(arc);
      walk.push(stop);
      node = endOf(stop);
    }
    const length = stops.length === 0 ? 0 : Math.max(toEnd[node] ?? -1, 0);
    gaps.push({ from: node, next: -1, length, reach: ways.from(node).distance, back: toEnd });
    if (stops.length > 0) for (const arc of finish(node)) walk.push(arc);
    const labels: number[] = [];
    for (const arc of walk) for (const label of arcs[arc]?.labels ?? []) labels.push(label);
    return { stops, walk, steps: stepsOf(problem, walk), labels, gaps };
  };

  const isShorterWithout = ({ stops, gaps }: Route, position: number): boolean => {
    const [before, after] = [gaps[position], gaps[position + 1]];
    if (before === undefined || after === undefined) return false;
    const direct = after.back[before.from] ?? -1;
    return direct >= 0 && direct < before.length + (arcs[stops[position] ?? 0]?.cost ?? 0) + after.length;
  };

  return { routeOf, noRoute: routeOf([]), isShorterWithout };
};

export type RouteWorkshop = ReturnType<typeof createRoutes>;
