import type { Random } from "../kernel/ports.ts";
import type { Problem } from "../kernel/problem.ts";

export type RetryPolicy = {
  /** How often a read is asked at most, the first time included. */
  readonly attempts: number;
  /** The wait before the second attempt; it doubles with each further one, up to `capMs`. */
  readonly baseMs: number;
  readonly capMs: number;
  /** A service that asks for a longer wait than this gets none: the person is told instead. */
  readonly longestWaitMs: number;
};

export const readRetryPolicy: RetryPolicy = { attempts: 3, baseMs: 500, capMs: 8000, longestWaitMs: 30_000 };

const transientStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether the same read may well succeed a little later. */
export const isWorthRepeating = (problem: Problem): boolean => {
  switch (problem.kind) {
    case "timeout":
    case "offline":
      return true;
    case "refused":
      return problem.retryable || transientStatuses.has(problem.status);
    case "malformed":
      return problem.status >= 500;
    default:
      return false;
  }
};

/** What the service asked to wait, when it did. */
export const askedWaitMs = (problem: Problem): number | undefined =>
  problem.kind === "refused" || problem.kind === "malformed" ? problem.retryAfterMs : undefined;

/**
 * Milliseconds to wait after so many attempts: between half and all of the doubling backoff, or what the service asked for and up
 * to `baseMs` more. The chance in it keeps a crowd that failed together from coming back together.
 */
export const waitMsAfter = (attempts: number, problem: Problem, policy: RetryPolicy, random: Random): number => {
  const asked = askedWaitMs(problem);
  if (asked !== undefined) return asked + Math.floor(random.next() * policy.baseMs);
  const backoff = Math.min(policy.capMs, policy.baseMs * 2 ** (attempts - 1));
  return Math.floor(backoff / 2 + (random.next() * backoff) / 2);
};
