import type { EpochMs, OtpChallenge, OtpRequestOutcome, OtpVerifyOutcome, Problem, Refusal } from "@safar/engine";
import { isRefusedAs, retryAtOf } from "../wire/refusals.ts";
import { fromNow, instantOf, type Times } from "../wire/times.ts";
import type { WireNamedOtp, WireOtp } from "./otp.schemas.ts";

/** Where the service locks and does not say until when. */
const unsaidLockMs = 15 * 60_000;

export const challengeOf = (otp: WireOtp, times: Times): OtpChallenge => ({
  requestId: otp.uuid,
  length: otp.length,
  channel: otp.channel,
  masked: otp.masked,
  resendAt: fromNow(otp.resend_after * 1000, times),
  expiresAt: instantOf(otp.expires_at, times),
  triesLeft: otp.tries_left,
});

/** A code of what has a name already; it goes to the person's own number. */
export const namedChallengeOf = (name: string, otp: WireNamedOtp, times: Times): OtpChallenge =>
  challengeOf({ ...otp, uuid: name, channel: "sms" }, times);

export type CodeRefusal =
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs }
  | { readonly type: "LOCKED"; readonly until: EpochMs }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

const lockedUntilOf = (refusal: Refusal, times: Times): EpochMs | undefined => {
  const until = refusal.meta?.["locked_until"];
  const instant = typeof until === "string" ? instantOf(until, times) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  return refusal.code === "otp_locked" ? fromNow(refusal.retryAfterMs ?? unsaidLockMs, times) : undefined;
};

/** What a problem comes to where no better word fits: a wait with an end, or the problem itself. */
export const codeRefusalOf = (problem: Problem, times: Times): CodeRefusal => {
  if (!isRefusedAs(problem, "rate_limited", "otp_locked")) return { type: "PROBLEM", problem };
  const until = lockedUntilOf(problem, times);
  return until === undefined ? { type: "RATE_LIMITED", retryAt: retryAtOf(problem, times) } : { type: "LOCKED", until };
};

/** Why no code was sent. */
export const requestRefusalOf = (problem: Problem, times: Times): OtpRequestOutcome => {
  if (isRefusedAs(problem, "session_expired", "otp_expired", "not_found")) return { type: "REQUEST_EXPIRED" };
  if (isRefusedAs(problem, "validation_failed") && problem.field === "phone") return { type: "INVALID_PHONE" };
  return codeRefusalOf(problem, times);
};

/** Why a code did not count. */
export const verifyRefusalOf = (problem: Problem, times: Times): OtpVerifyOutcome => {
  if (isRefusedAs(problem, "otp_invalid")) {
    const triesLeft = problem.meta?.["tries_left"];
    return { type: "WRONG_CODE", triesLeft: typeof triesLeft === "number" ? triesLeft : null };
  }
  if (isRefusedAs(problem, "otp_expired")) return { type: "CODE_EXPIRED" };
  if (isRefusedAs(problem, "session_expired", "not_found")) return { type: "REQUEST_EXPIRED" };
  return codeRefusalOf(problem, times);
};
