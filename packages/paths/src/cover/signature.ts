import type { GraphEdge } from "../explore/graph.types.ts";

/** A step by what it takes in the chart; two steps that take the same transitions have the same one. */
export const signatureOf = ({ from, transitions, label }: GraphEdge): string => {
  if (transitions.length > 0) return transitions.join(" ; ");
  return from === null ? label : `${label} (unhandled)`;
};
