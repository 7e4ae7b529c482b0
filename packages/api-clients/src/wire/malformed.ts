import type { Problem } from "@safar/engine";

/** An answer that decoded and cannot be used. */
export type Malformed = {
  readonly type: "PROBLEM";
  readonly problem: Extract<Problem, { readonly kind: "malformed" }>;
};

export const malformed = (detail: string): Malformed => ({
  type: "PROBLEM",
  problem: { kind: "malformed", detail, status: 200 },
});

/** An answer that does not belong to the question. */
export const outOfPlace = (status: string): Malformed => malformed(`the answer "${status}" does not belong here`);
