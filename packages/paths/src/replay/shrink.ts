import { pathId } from "../cover/cover.ts";
import type { SuitePath } from "../cover/suite.types.ts";
import { type PathItem, tracePath } from "../cover/trace.ts";
import type { Graph } from "../explore/graph.types.ts";
import type { Driver } from "./driver.ts";
import { type Mismatch, replay } from "./replay.ts";
import { itemsOf } from "./retrace.ts";

export type Shrunk = { readonly path: SuitePath; readonly mismatch: Mismatch; readonly replays: number };

const placesOf = (items: readonly PathItem[]): number[] => {
  let node = -1;
  return items.map((item) => {
    if ("edge" in item) node = item.edge.to;
    return node;
  });
};

/** All ways to leave out a loop: a part that ends in the configuration where it began. Longest first. */
const withoutLoops = (items: readonly PathItem[]): PathItem[][] => {
  const places = placesOf(items);
  const cuts: { readonly from: number; readonly to: number }[] = [];
  for (let from = 0; from < items.length - 1; from += 1)
    for (let to = items.length - 2; to > from; to -= 1) if (places[from] === places[to]) cuts.push({ from, to });
  return cuts
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ from, to }) => [...items.slice(0, from + 1), ...items.slice(to + 1)]);
};

/** A shorter path that fails too: loops are cut for as long as the last step still goes wrong. Null if the path does not fail. */
export const shrink = async (graph: Graph, path: SuitePath, driver: Driver): Promise<Shrunk | null> => {
  let replays = 0;
  const attempt = async (
    items: readonly PathItem[],
  ): Promise<{ readonly items: readonly PathItem[]; readonly found: Shrunk } | null> => {
    const steps = tracePath(graph, items);
    const candidate = { id: pathId(steps), title: path.title, steps, covers: [] };
    const { mismatch } = await replay(candidate, driver);
    replays += 1;
    if (mismatch === null) return null;
    const length = mismatch.index + 1;
    return {
      items: items.slice(0, length),
      found: { path: { ...candidate, steps: steps.slice(0, length) }, mismatch, replays },
    };
  };
  let best = await attempt(itemsOf(graph, path.steps));
  for (let next: typeof best = best; next !== null && best !== null; ) {
    next = null;
    for (const shorter of withoutLoops(best.items)) {
      next = await attempt(shorter);
      if (next !== null) break;
    }
    best = next ?? best;
  }
  return best === null ? null : { ...best.found, replays };
};
