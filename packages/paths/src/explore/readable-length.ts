import type { Graph } from "./graph.types.ts";

/** Steps that a person walks by hand without losing the thread. */
const readable = 16;

/** From the farthest configuration, as many steps are left to try something there and to come to an end. */
const beyond = 4;

/** How long a path for people may be: short, and never shorter than the way to the farthest configuration. */
export const readableLength = ({ edges, nodes }: Graph): number => {
  const after = Map.groupBy(edges, ({ from }) => from);
  const steps = new Map<number, number>();
  let front = (after.get(null) ?? []).map(({ to }) => to);
  for (let depth = 1; front.length > 0; depth += 1) {
    const found = [...new Set(front)].filter((node) => !steps.has(node));
    for (const node of found) steps.set(node, depth);
    front = found.flatMap((node) => (after.get(node) ?? []).map(({ to }) => to));
  }
  const farthest = nodes.reduce((most, { id }) => Math.max(most, steps.get(id) ?? 0), 0);
  return Math.max(readable, farthest + beyond);
};
