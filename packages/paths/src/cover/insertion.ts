import { createHolders } from "./holders.ts";
import type { CoverProblem } from "./problem.ts";
import type { Route, RouteWorkshop } from "./routes.ts";

/** A stop more in a place of a route, which may be a new one. */
export type Place = { readonly stop: number; readonly route: number; readonly position: number };

/** Of what is known about a gap and a target: nothing yet, and that it does not fit. Below, what it takes at least: −2 is 0, −3 is 1. */
const unknown = -1;
const never = 32_767;
const atLeast = (steps: number) => -2 - steps;
/** So much is remembered at most; beyond, it is worked out each time. */
const mostKnown = 2 ** 25;

/** Finds where a target is covered at the least cost. */
export const createInsertion = (problem: CoverProblem, { gaps, noRoute }: RouteWorkshop) => {
  const { labelCount, maxSteps, resetCost } = problem;
  const holdersOf = createHolders(problem);
  const mostGaps = Math.floor(mostKnown / labelCount);
  /** By label and gap: how many steps more it takes at least to cover it there. */
  const known = Array.from({ length: labelCount }, () => new Int16Array(256).fill(unknown));

  const rowOf = (label: number): Int16Array => {
    const row = known[label] ?? new Int16Array(0);
    const needed = Math.min(gaps.length + 2, mostGaps);
    if (row.length >= needed) return row;
    const longer = new Int16Array(Math.min(2 * needed, mostGaps)).fill(unknown, row.length);
    longer.set(row);
    known[label] = longer;
    return longer;
  };

  /** Whether it is more than `most` is known at once, mostly; then how much is not asked for. */
  const leastExtra = (row: Int16Array, id: number, label: number, most: number): number => {
    const gap = gaps[id];
    if (gap === undefined) return never;
    const { from, next, reach, back, length } = gap;
    const { from: starts, to: ends, cost, least: own, near, beyond, toEnd } = holdersOf(label);
    const [there, onward] = [near[from] ?? -1, next === -1 ? toEnd : (beyond[next] ?? -1)];
    let least = never;
    if (there >= 0 && onward >= 0) {
      const extra = there + own + onward - length;
      if (extra > most) {
        if (id < row.length) row[id] = atLeast(extra);
        return never;
      }
      for (let at = 0; at < starts.length; at += 1) {
        const [before, after] = [reach[starts[at] ?? 0] ?? -1, back[ends[at] ?? 0] ?? -1];
        const extra = before + (cost[at] ?? 0) + after - length;
        if (extra < least && before >= 0 && after >= 0) least = extra;
      }
    }
    if (id < row.length) row[id] = least;
    return least;
  };

  /** One of the stops that cover a target with so many steps more. */
  const stopWith = (id: number, label: number, extra: number, random: () => number): number => {
    const gap = gaps[id];
    if (gap === undefined) return -1;
    const { arcs, from, to, cost } = holdersOf(label);
    let at = Math.floor(random() * arcs.length);
    for (let left = arcs.length; left > 0; left -= 1) {
      const [before, after] = [gap.reach[from[at] ?? 0] ?? -1, gap.back[to[at] ?? 0] ?? -1];
      if (before >= 0 && after >= 0 && before + (cost[at] ?? 0) + after - gap.length === extra) return arcs[at] ?? -1;
      at = at + 1 === arcs.length ? 0 : at + 1;
    }
    return -1;
  };

  /** Where a target is put at the least cost; of equals, any. */
  const cheapestPlace = (routes: readonly Route[], label: number, random: () => number): Place | undefined => {
    const row = rowOf(label);
    let least = Number.POSITIVE_INFINITY;
    let [bestRoute, bestPosition, bestExtra] = [-1, -1, 0];
    for (let index = 0; index <= routes.length; index += 1) {
      const isNew = index === routes.length;
      const more = isNew ? resetCost : 0;
      if (more > least) break;
      const { gaps: places, steps } = (isNew ? undefined : routes[index]) ?? noRoute;
      for (let position = 0; position < places.length; position += 1) {
        const id = places[position] ?? 0;
        const allowed = least - more;
        let extra = row[id] ?? unknown;
        if (extra >= allowed) continue;
        if (extra < 0) {
          if (extra !== unknown && atLeast(extra) > allowed) continue;
          extra = leastExtra(row, id, label, allowed);
        }
        if (extra === never || extra >= allowed || steps + extra > maxSteps) continue;
        const cost = extra + more + random() * 0.5;
        if (cost >= least) continue;
        least = cost;
        bestRoute = index;
        bestPosition = position;
        bestExtra = extra;
      }
    }
    if (bestRoute < 0) return undefined;
    const id = (routes[bestRoute] ?? noRoute).gaps[bestPosition] ?? -1;
    return { stop: stopWith(id, label, bestExtra, random), route: bestRoute, position: bestPosition };
  };

  /** Steps from the start to where a target is covered first. */
  const farOut = (label: number): number => holdersOf(label).near[0] ?? -1;

  return { cheapestPlace, farOut };
};

export type Insertion = ReturnType<typeof createInsertion>;
