import type {
  PartyProblems,
  Problem,
  QuoteOutcome,
  QuoteRequest,
  Refusal,
  RefusalCode,
  ReserveOutcome,
  ReserveRequest,
  TakenSeat,
} from "@safar/engine";
import { isRefusedAs, mayHaveActed, retryAtOf, sessionRefusalOf, textsIn } from "../wire/refusals.ts";
import type { Times } from "../wire/times.ts";
import { partyProblemsIn } from "./party-problems.ts";

/** What of refusals is a vertical's own. */
export type RefusalParts = {
  /** What a complaint calls the people: `seats` in `seats.0.first_name`. */
  readonly people: string;
  /** Beside `sold_out`: what is said of a room that is gone, a seat that was taken before the price. */
  readonly alsoSoldOut?: readonly RefusalCode[];
  /** The chosen places that went to somebody else; null for a refusal that is about none. */
  readonly takenIn?: (refusal: Refusal, request: ReserveRequest) => readonly TakenSeat[] | null;
};

/** Why a price could not be had. */
export const quoteRefusalOf = (
  problem: Problem,
  request: QuoteRequest,
  { alsoSoldOut = [] }: RefusalParts,
): QuoteOutcome => {
  if (isRefusedAs(problem, "sold_out", ...alsoSoldOut)) return { type: "SOLD_OUT" };
  if (isRefusedAs(problem, "quote_expired")) {
    // What cannot even be priced anew is unknown to the service: there is nothing left to go on with.
    return { type: request.kind === "read" && request.isRenewed ? "SESSION_EXPIRED" : "QUOTE_EXPIRED" };
  }
  return sessionRefusalOf(problem);
};

const nobody: PartyProblems = { contact: {}, travellers: {} };

const invalidOf = (refusal: Refusal, { party }: ReserveRequest, people: string): ReserveOutcome => {
  const problems = partyProblemsIn(refusal, party, people);
  const extrasMissing = refusal.field?.startsWith("addons") === true;
  return problems !== null || extrasMissing
    ? { type: "VALIDATION_FAILED", problems: problems ?? nobody, extrasMissing }
    : { type: "REFUSED", problem: refusal };
};

/** What a reservation that gave no booking comes to. Where it may have been made after all, that is not known. */
export const reserveRefusalOf = (
  problem: Problem,
  request: ReserveRequest,
  { people, alsoSoldOut = [], takenIn }: RefusalParts,
  times: Times,
): ReserveOutcome => {
  if (mayHaveActed(problem)) return { type: "UNKNOWN" };
  if (problem.kind !== "refused") return { type: "REFUSED", problem };
  const seats = takenIn?.(problem, request) ?? null;
  if (seats !== null) return { type: "SEAT_TAKEN", seats };
  if (isRefusedAs(problem, "sold_out", ...alsoSoldOut)) return { type: "SOLD_OUT" };
  switch (problem.code) {
    case "price_changed":
      return { type: "PRICE_CHANGED" };
    case "quote_expired":
    case "session_expired":
    case "results_expired":
      return { type: "QUOTE_EXPIRED" };
    case "validation_failed":
      return invalidOf(problem, request, people);
    case "rate_limited":
      return { type: "TRY_LATER", at: retryAtOf(problem, times) };
    // The quote has been reserved: whoever asks for that reservation finds it.
    case "duplicate_order":
      return typeof problem.meta?.["uuid"] === "string" ? { type: "UNKNOWN" } : { type: "REFUSED", problem };
    default:
      return { type: "REFUSED", problem };
  }
};

/**
 * Reads refusals of chosen seats where all of them are in one room: a coach, a hall. A seat that nobody of the party may have is
 * as good as taken.
 */
export const takenInOneRoom =
  (segmentId: string) =>
  ({ code, meta }: Refusal): readonly TakenSeat[] | null => {
    if (code === "seat_taken") return textsIn(meta?.["seats"]).map((seat) => ({ segmentId, seat }));
    if (code === "seat_rule_violation") return textsIn([meta?.["seat"]]).map((seat) => ({ segmentId, seat }));
    return null;
  };
