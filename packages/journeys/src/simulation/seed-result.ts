import type { Tally } from "./coverage.ts";
import type { Violation } from "./watch/invariants.ts";

/** What came of a seed. */
export type SeedResult = {
  readonly violation: Violation | null;
  /** Of every state that every tab was in, of the orders and of the money, step by step. */
  readonly traceHash: string;
  readonly faults: Tally;
  readonly states: Tally;
  readonly transitions: Tally;
  /** From the first step until everything had settled; the quiet time afterwards is left out. */
  readonly virtualMs: number;
  /** Somebody else ended it, so that what of it is needed cannot be found out. */
  readonly isCutOff?: true;
};

/** What is known of a seed that did not come to an end by itself. */
export const cutOff = (detail: string): SeedResult => ({
  violation: { invariant: "everything settles", detail },
  traceHash: "",
  faults: {},
  states: {},
  transitions: {},
  virtualMs: 0,
  isCutOff: true,
});
