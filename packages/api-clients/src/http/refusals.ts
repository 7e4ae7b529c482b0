import type { Problem, Refusal } from "@safar/engine";

export const isRefusedAs = <Code extends Refusal["code"]>(
  problem: Problem,
  ...codes: readonly Code[]
): problem is Refusal & { readonly code: Code } =>
  problem.kind === "refused" && codes.some((code) => code === problem.code);

/** What a service calls the references of a search and of what is offered in it. */
const references: ReadonlySet<string> = new Set(["RefID", "refid", "ItineraryRefID", "itinerary_refid"]);

/** Whether a search is over, or there never was one: a reference that a service cannot read is that of none. */
export const isSessionOver = (problem: Problem): boolean =>
  isRefusedAs(problem, "session_expired", "results_expired", "not_found") ||
  (isRefusedAs(problem, "validation_failed") && references.has(problem.field ?? ""));
