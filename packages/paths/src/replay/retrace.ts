import { pathId } from "../cover/cover.ts";
import type { SuitePath } from "../cover/suite.types.ts";
import { type PathItem, tracePath } from "../cover/trace.ts";
import { isAside } from "../explore/aside.ts";
import type { Aside, Graph, GraphEdge } from "../explore/graph.types.ts";

/** As much of a step as a file keeps: its name, and for an aside all of it. */
export type WrittenStep = { readonly label: string; readonly step: { readonly kind: string } };

/** The graph's edges for steps by name. Throws if one of them is no longer there. */
export const itemsOf = ({ edges, machineId }: Graph, steps: readonly WrittenStep[]): PathItem[] => {
  let node: number | null = null;
  const items: PathItem[] = [];
  for (const { step, label } of steps) {
    if (isAside(step)) {
      items.push({ aside: step });
      continue;
    }
    const from: number | null = node;
    const edge: GraphEdge | undefined = edges.find((one) => one.from === from && one.label === label);
    if (edge === undefined) throw new Error(`"${label}" is no step of ${machineId} here: export the suite again.`);
    node = edge.to;
    items.push({ edge });
  }
  return items;
};

/** One step in a generated test: its name, the state it must lead to, and the aside if it is one. */
export type Row = readonly [label: string, state: string, aside?: Aside];

/** A path written down in an earlier run, on the machine of today. Throws if a step leads elsewhere than was written. */
export const retrace = (graph: Graph, rows: readonly Row[]): SuitePath => {
  const written = rows.map(([label, , aside]) => ({ label, step: aside ?? { kind: "edge" } }));
  const steps = tracePath(graph, itemsOf(graph, written));
  for (const [index, { label, expect }] of steps.entries()) {
    const state = rows[index]?.[1];
    if (expect.state !== state)
      throw new Error(
        `Step ${index}, "${label}", leads to ${expect.state} and no longer to ${state}: export the suite again, if that is meant.`,
      );
  }
  return { id: pathId(steps), title: rows.at(-1)?.[1] ?? "", steps, covers: [] };
};
