import type {
  Account,
  Clock,
  EpochMs,
  OtpChallenge,
  OtpRequestOutcome,
  OtpVerifyOutcome,
  Problem,
  Refusal,
} from "@safar/engine";
import { isRefusedAs } from "../http/refusals.ts";
import type { WireOtp, WireUser } from "./auth.schemas.ts";

/** How an adapter learns the time, and how far the service's clock is ahead of it. */
export type Times = {
  readonly clock: Clock;
  /** Of the latest measurement; a service that was never heard is taken to agree with the clock. */
  readonly offsetMs?: (() => number) | undefined;
};

/** Where the service locks and does not say until when, or slows down and does not say for how long. */
const unsaidLockMs = 15 * 60_000;
const unsaidRetryMs = 60_000;

/** An instant of the service by the clock of who reads it. */
export const instantOf = (iso: string, { offsetMs }: Times): EpochMs => Date.parse(iso) - (offsetMs?.() ?? 0);

export const accountOf = (user: WireUser, times: Times): Account => ({
  id: user.uuid,
  name: user.name,
  email: user.email,
  phone: user.phone,
  gender: user.gender,
  birthDate: user.date_of_birth,
  deletesAt: user.deletes_at === null ? null : instantOf(user.deletes_at, times),
});

export const challengeOf = (otp: WireOtp, times: Times): OtpChallenge => ({
  requestId: otp.uuid,
  length: otp.length,
  channel: otp.channel,
  masked: otp.masked,
  resendAt: times.clock.now() + otp.resend_after * 1000,
  expiresAt: instantOf(otp.expires_at, times),
  triesLeft: otp.tries_left,
});

export type Hindrance =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

const lockedUntilOf = (refusal: Refusal, times: Times): EpochMs | undefined => {
  const until = refusal.meta?.["locked_until"];
  const instant = typeof until === "string" ? instantOf(until, times) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  return refusal.code === "otp_locked" ? times.clock.now() + (refusal.retryAfterMs ?? unsaidLockMs) : undefined;
};

/** What a problem comes to where no better word fits: a wait with an end, or the problem itself. */
export const hindranceOf = (problem: Problem, times: Times): Hindrance => {
  if (problem.kind !== "refused" || (problem.code !== "rate_limited" && problem.code !== "otp_locked")) {
    return { type: "PROBLEM", problem };
  }
  const until = lockedUntilOf(problem, times);
  return until === undefined
    ? { type: "RATE_LIMITED", retryAt: times.clock.now() + (problem.retryAfterMs ?? unsaidRetryMs) }
    : { type: "LOCKED", until };
};

/** Why no code was sent. */
export const requestRefusalOf = (problem: Problem, times: Times): OtpRequestOutcome => {
  if (isRefusedAs(problem, "session_expired", "otp_expired", "not_found")) return { type: "REQUEST_EXPIRED" };
  if (isRefusedAs(problem, "validation_failed") && problem.field === "phone") return { type: "INVALID_PHONE" };
  return hindranceOf(problem, times);
};

/** Why a code did not count. */
export const verifyRefusalOf = (problem: Problem, times: Times): OtpVerifyOutcome => {
  if (isRefusedAs(problem, "otp_invalid")) {
    const triesLeft = problem.meta?.["tries_left"];
    return { type: "WRONG_CODE", triesLeft: typeof triesLeft === "number" ? triesLeft : null };
  }
  if (isRefusedAs(problem, "otp_expired")) return { type: "CODE_EXPIRED" };
  if (isRefusedAs(problem, "session_expired", "not_found")) return { type: "REQUEST_EXPIRED" };
  return hindranceOf(problem, times);
};

/** An answer that decoded and yet does not belong to the question. */
export const outOfPlace = (status: string): Problem => ({
  kind: "malformed",
  detail: `the answer "${status}" does not belong here`,
  status: 200,
});
