import type { Route } from "./routes.ts";

/** Some routes with how often they cover each target. */
export type Draft = {
  readonly routes: Route[];
  readonly coverage: Int32Array;
  /** What has been covered by a route that is no longer so. */
  readonly open: number[];
};

export const draftOf = (routes: readonly Route[], labelCount: number): Draft => {
  const coverage = new Int32Array(labelCount);
  for (const { labels } of routes) for (const label of labels) coverage[label] = (coverage[label] ?? 0) + 1;
  return { routes: [...routes], coverage, open: [] };
};

/** Puts a route in the place of another, or behind the last; what nothing covers any more is open. */
export const replaceRoute = ({ routes, coverage, open }: Draft, index: number, after: Route): void => {
  const before = routes[index]?.labels ?? [];
  routes[index] = after;
  for (const label of after.labels) coverage[label] = (coverage[label] ?? 0) + 1;
  for (const label of before) {
    const left = (coverage[label] ?? 0) - 1;
    coverage[label] = left;
    if (left === 0) open.push(label);
  }
};
