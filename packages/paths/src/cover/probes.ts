import { isAside } from "../explore/aside.ts";
import type { Aside, BlockedStep, Graph } from "../explore/graph.types.ts";
import type { Baseline } from "./baseline.ts";
import type { CoverProblem, Walks } from "./problem.ts";
import { asideLabel } from "./trace.ts";

/** What to try on the way of each walk, after each of its arcs. */
type Probes = (walk: number, position: number) => readonly Aside[];

/** A path of an earlier suite by its steps, and what it tried after each of them. */
const earlierPaths = ({ paths }: Baseline): ReadonlyMap<string, readonly ReadonlySet<string>[]> =>
  new Map(
    paths.map(({ steps }) => {
      const labels: string[] = [];
      const tried: Set<string>[] = [];
      for (const { label, step } of steps) {
        if (isAside(step)) tried.at(-1)?.add(label);
        else {
          labels.push(label);
          tried.push(new Set());
        }
      }
      return [labels.join("\n"), tried];
    }),
  );

/**
 * The refusals to try where walks come by: each guard's once, or for every configuration its own. What a path of an earlier suite tried
 * it tries again, and what is left is tried by new paths first, so that a path that holds stays the same.
 */
export const probesOn = (
  { blocked, edges, nodes }: Graph,
  { arcs }: CoverProblem,
  walks: Walks,
  { isEverywhere, baseline }: { readonly isEverywhere: boolean; readonly baseline: Baseline },
): Probes => {
  const byNode = new Map<number, BlockedStep[]>();
  for (const step of blocked) byNode.set(step.from, [...(byNode.get(step.from) ?? []), step]);
  const keyOf = ({ from, label, refused }: BlockedStep) => (isEverywhere ? `${from} ${label}` : refused.join(" ; "));
  const earlier = earlierPaths(baseline);
  const seen = new Set<string>();
  const placed = walks.map((walk) => walk.map((): Aside[] => []));

  const place = (walk: number, isTried: (label: string, position: number) => boolean): void => {
    for (const [position, arc] of (walks[walk] ?? []).entries()) {
      const node = edges[arcs[arc]?.edge ?? -1]?.to ?? -1;
      if (nodes[node]?.isEnd === true) continue;
      for (const step of byNode.get(node) ?? []) {
        if (step.step.kind !== "send" || seen.has(keyOf(step))) continue;
        const aside: Aside = { kind: "probe", case: step.step.case, event: step.step.event };
        if (!isTried(asideLabel(aside), position)) continue;
        seen.add(keyOf(step));
        placed[walk]?.[position]?.push(aside);
      }
    }
  };

  const before = walks.map((walk) =>
    earlier.get(walk.map((arc) => edges[arcs[arc]?.edge ?? -1]?.label ?? "").join("\n")),
  );
  for (const [walk, tried] of before.entries())
    if (tried !== undefined) place(walk, (label, position) => tried[position]?.has(label) === true);
  for (const isNew of [true, false])
    for (const [walk, tried] of before.entries()) if ((tried === undefined) === isNew) place(walk, () => true);

  return (walk, position) => placed[walk]?.[position] ?? [];
};
