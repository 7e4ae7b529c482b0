import type { Arc } from "./problem.ts";
import type { Route, RouteWorkshop } from "./routes.ts";

/** Some routes with how often they cover each target. */
export type Draft = {
  readonly routes: Route[];
  readonly coverage: number[];
  /** What has been covered by a route that is no longer so. */
  readonly open: number[];
};

/** Puts routes into drafts, and keeps count of what they cover. */
export const createDrafts = (arcs: readonly Arc[], labelCount: number, { gaps: all }: RouteWorkshop) => {
  const gain = ({ coverage }: Draft, labels: readonly number[]): void => {
    for (const label of labels) coverage[label] = (coverage[label] ?? 0) + 1;
  };
  const lose = ({ coverage, open }: Draft, labels: readonly number[]): void => {
    for (const label of labels) {
      const left = (coverage[label] ?? 0) - 1;
      coverage[label] = left;
      if (left === 0) open.push(label);
    }
  };
  type Count = typeof gain;

  /** Counts what lies from one gap of a route to another. */
  const count = (draft: Draft, { stops, gaps }: Route, first: number, last: number, by: Count): void => {
    for (let at = first; at <= last; at += 1) {
      by(draft, all[gaps[at] ?? -1]?.labels ?? []);
      if (at < last) by(draft, arcs[stops[at] ?? -1]?.labels ?? []);
    }
  };

  /** Puts a route in the place of another, or behind the last; what nothing covers any more is open. */
  const replace = (draft: Draft, index: number, after: Route): void => {
    const before = draft.routes[index];
    draft.routes[index] = after;
    if (before === undefined) return count(draft, after, 0, after.gaps.length - 1, gain);
    // They mostly share their beginning and their end.
    const most = Math.min(before.gaps.length, after.gaps.length);
    let first = 0;
    while (first < most && before.gaps[first] === after.gaps[first] && before.stops[first] === after.stops[first])
      first += 1;
    let [lastBefore, lastAfter] = [before.gaps.length - 1, after.gaps.length - 1];
    while (
      Math.min(lastBefore, lastAfter) > first &&
      before.gaps[lastBefore] === after.gaps[lastAfter] &&
      before.stops[lastBefore - 1] === after.stops[lastAfter - 1]
    ) {
      lastBefore -= 1;
      lastAfter -= 1;
    }
    count(draft, after, first, lastAfter, gain);
    count(draft, before, first, lastBefore, lose);
  };

  const draftOf = (routes: readonly Route[]): Draft => {
    const draft: Draft = { routes: [], coverage: Array.from({ length: labelCount }, () => 0), open: [] };
    for (const [index, route] of routes.entries()) replace(draft, index, route);
    return draft;
  };

  return { draftOf, replace };
};

export type Drafts = ReturnType<typeof createDrafts>;
