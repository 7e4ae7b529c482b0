import type { Problem } from "@safar/engine";

const leavesOpen: ReadonlySet<Problem["kind"]> = new Set(["timeout", "offline", "aborted", "malformed"]);

/** Whether a call may have done what it asks for although its answer never came: only a service's plain no says that it has not. */
export const isAnswerLost = (outcome: { readonly type: string; readonly problem?: Problem }): boolean =>
  outcome.type === "PROBLEM" && outcome.problem !== undefined && leavesOpen.has(outcome.problem.kind);
