import type { Alphabet } from "../machine/alphabet.ts";
import { stableText } from "../machine/stable-text.ts";
import type { GraphNode } from "./graph.types.ts";

/** Why an exploration found no end: the parts of the context with the most values. */
export const whatGrows = (
  machineId: string,
  limit: number,
  nodes: readonly Pick<GraphNode, "snapshot" | "state">[],
  alphabet: Alphabet,
): string => {
  const values = new Map<string, Set<string>>();
  for (const { snapshot } of nodes) {
    const part = alphabet.project(snapshot);
    const entries = typeof part === "object" && part !== null ? Object.entries(part) : [["project()", part] as const];
    for (const [key, value] of entries) {
      const seen = values.get(key) ?? new Set();
      seen.add(stableText(value));
      values.set(key, seen);
    }
  }
  const growing = [...values]
    .sort(([, a], [, b]) => b.size - a.size)
    .filter(([, seen]) => seen.size > 1)
    .slice(0, 3)
    .map(([key, seen]) => `${key} (${seen.size} values)`);
  const states = new Set(nodes.map(({ state }) => state)).size;
  return (
    `${machineId} has more than ${limit} configurations in ${states} state values. ` +
    `What grows most: ${growing.join(", ") || "nothing in the context; the states themselves multiply"}. ` +
    "Cap a counter with caps, leave the part out with project, use fewer cases, or raise the limit."
  );
};
