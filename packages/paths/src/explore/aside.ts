import type { Aside } from "./graph.types.ts";

const kinds: ReadonlySet<string> = new Set(["probe", "repeat", "late", "reload"] satisfies Aside["kind"][]);

/** Whether a step is one that must change nothing. */
export const isAside = (step: { readonly kind: string }): step is Aside => kinds.has(step.kind);
