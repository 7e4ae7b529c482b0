import type { AuthPurpose, AuthService, EpochMs, OtpService } from "@safar/engine";
import type { RateLimits } from "../security/rate-limits.ts";

export type Limits = {
  readonly rateLimits: Pick<RateLimits, "take" | "giveBack">;
  readonly clientAddress: string;
  readonly now: () => EpochMs;
};

type Try<Answer> = {
  readonly action: "login" | "otp" | "payment" | "proof";
  /** What is aimed at: an account, a phone, a request. */
  readonly target: string | null;
  readonly run: () => Promise<Answer>;
  /** A try that ends so costs nothing: it was no guess. */
  readonly free?: (answer: Answer) => boolean;
};

/** Counts tries against the network address and against what they aim at, and refuses one too many before it is made. */
export const counting =
  ({ rateLimits, clientAddress, now }: Limits) =>
  async <Answer>({ action, target, run, free }: Try<Answer>) => {
    const charges = [
      { action: `${action}-address` as const, keys: [clientAddress] },
      { action, keys: target === null ? [] : [target.trim().toLowerCase()] },
    ];
    const verdicts = await Promise.all(charges.map(({ action, keys }) => rateLimits.take(action, keys)));
    const waits = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.retryAfterMs]));
    if (waits.length > 0) return { type: "RATE_LIMITED", retryAt: now() + Math.max(...waits) } as const;
    const answer = await run();
    if (free?.(answer)) await Promise.all(charges.map(({ action, keys }) => rateLimits.giveBack(action, keys)));
    return answer;
  };

/** Codes are sent no oftener than the limits allow, and guesses at them count like guesses at a password. */
export const limitedCodes = (codes: OtpService, limits: Limits): OtpService => {
  const count = counting(limits);
  return {
    requestCode: (request, signal) =>
      count({
        action: "otp",
        target: request.phone ?? request.requestId,
        run: () => codes.requestCode(request, signal),
      }),
    verifyCode: (attempt, signal) =>
      count({
        action: "login",
        target: attempt.requestId,
        run: () => codes.verifyCode(attempt, signal),
        free: ({ type }) => type === "VERIFIED",
      }),
  };
};

/** The same service with its tries counted. A refusal says when to come back, and nothing about who exists. */
export const limitedAuth = (auth: AuthService, limits: Limits): AuthService => {
  const count = counting(limits);
  const codes = (purpose: AuthPurpose) => limitedCodes(auth.codes[purpose], limits);
  return {
    signIn: (credentials, signal) =>
      count({
        action: "login",
        target: credentials.kind === "password" ? credentials.identifier : null,
        run: () => auth.signIn(credentials, signal),
        free: ({ type }) => type === "SIGNED_IN" || type === "NEEDS_OTP" || type === "NEEDS_PHONE",
      }),
    register: (registration, signal) =>
      count({ action: "otp", target: registration.phone, run: () => auth.register(registration, signal) }),
    resetPassword: (reset, signal) =>
      count({
        action: "login",
        target: reset.ticket,
        run: () => auth.resetPassword(reset, signal),
        free: ({ type }) => type === "PASSWORD_RESET",
      }),
    codes: {
      "sign-in": codes("sign-in"),
      "sign-up": codes("sign-up"),
      "account-verification": codes("account-verification"),
      "phone-change": codes("phone-change"),
      "password-reset": codes("password-reset"),
    },
  };
};
