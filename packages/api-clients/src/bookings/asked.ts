import type { AskOutcome, Problem, Result } from "@safar/engine";
import { isRefusedAs } from "../wire/refusals.ts";

/** What became of something small that was asked for of a booking, or beside one. */
export const askedOf = (answer: Result<object, Problem>): AskOutcome => {
  if (answer.ok) return { type: "DONE", already: "already" in answer.value && answer.value.already === true };
  const problem = answer.error;
  if (isRefusedAs(problem, "refund_not_allowed", "results_expired", "limit_exceeded")) return { type: "TOO_LATE" };
  return isRefusedAs(problem, "validation_failed") ? { type: "INVALID" } : { type: "PROBLEM", problem };
};
