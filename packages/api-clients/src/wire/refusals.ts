import type { EpochMs, Problem, Refusal, Unserved } from "@safar/engine";
import { fromNow, type Times } from "./times.ts";

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

type Unavailable = { readonly type: "UNAVAILABLE"; readonly problem: Problem };
type Lost = { readonly type: "PROBLEM"; readonly problem: Problem };

/** Why something of a search could not be had. */
export const sessionRefusalOf = (problem: Problem): Lost | { readonly type: "SESSION_EXPIRED" } =>
  isSessionOver(problem) ? { type: "SESSION_EXPIRED" } : { type: "PROBLEM", problem };

/** Why a search could not be read again. */
export const rereadRefusalOf = (problem: Problem): Lost | { readonly type: "GONE" } =>
  isSessionOver(problem) ? { type: "GONE" } : { type: "PROBLEM", problem };

/** Why a search found nothing: nobody can search for that, where the service says one of `invalid`. */
export const unfoundOf = (
  problem: Problem,
  ...invalid: readonly Refusal["code"][]
): Lost | { readonly type: "GONE" | "INVALID" } => {
  const refusal = rereadRefusalOf(problem);
  return refusal.type === "PROBLEM" && isRefusedAs(problem, ...invalid) ? { type: "INVALID" } : refusal;
};

/** Why a signed-in person's call gave nothing. */
export const unservedOf = (problem: Problem): Unserved =>
  isRefusedAs(problem, "unauthorised", "token_expired") ? { type: "SIGNED_OUT" } : { type: "PROBLEM", problem };

/** Why a list of the signed-in person's is not shown. */
export const unavailableOf = (problem: Problem): { readonly type: "SIGNED_OUT" } | Unavailable =>
  problem.kind === "refused" && problem.status === 401 ? { type: "SIGNED_OUT" } : { type: "UNAVAILABLE", problem };

/** Whether the service may have done what it was asked although no answer says so. */
export const mayHaveActed = (problem: Problem): boolean => {
  if (problem.kind === "refused") return problem.status >= 500;
  if (problem.kind === "malformed") return problem.status !== 0;
  return problem.kind !== "tokenUnavailable";
};

/** Each field that a validation refusal complains of, as the service names it: all of `meta.fields`, or else `field` alone. */
export const complaintsIn = ({ field, meta }: Refusal): readonly (readonly [field: string, complaint: unknown])[] => {
  const fields = meta?.["fields"];
  if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return Object.entries(fields);
  return field === undefined ? [] : [[field, "invalid"]];
};

/** Where the service slows down and does not say for how long. */
const unsaidRetryMs = 60_000;

export const retryAtOf = ({ retryAfterMs }: Refusal, times: Times): EpochMs =>
  fromNow(retryAfterMs ?? unsaidRetryMs, times);

/** The texts of a list in a refusal's details; whatever else stands there is passed over. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
