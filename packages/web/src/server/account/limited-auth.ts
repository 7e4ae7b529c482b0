import type { AuthPurpose, AuthService, EpochMs, OtpService } from "@safar/engine";
import type { RateLimits } from "../security/rate-limits.ts";

export type Limits = {
  readonly rateLimits: Pick<RateLimits, "take" | "giveBack">;
  readonly clientAddress: string;
  readonly now: () => EpochMs;
};

type Try<Answer> = {
  readonly action: "login" | "otp" | "payment" | "proof" | "voucher";
  /** What is aimed at: an account, a phone, a request. */
  readonly target: string | null;
  readonly run: () => Promise<Answer>;
  /** A try that ends so costs nothing: it was no guess. */
  readonly free?: (answer: Answer) => boolean;
};

/**
 * Counts tries against what they aim at and then against the network address, and refuses one too many before it is made. A try that is
 * refused counts nowhere: whoever goes on trying uses up nobody else's tries from the same address.
 */
export const counting =
  ({ rateLimits, clientAddress, now }: Limits) =>
  async <Answer>({ action, target, run, free }: Try<Answer>) => {
    const aimed = { action, keys: target === null ? [] : [target.trim().toLowerCase()] };
    const from = { action: `${action}-address` as const, keys: [clientAddress] };
    const refusalOf = async ({ action, keys }: typeof aimed | typeof from) => {
      const verdict = await rateLimits.take(action, keys);
      return verdict.allowed ? null : ({ type: "RATE_LIMITED", retryAt: now() + verdict.retryAfterMs } as const);
    };
    const tooOften = await refusalOf(aimed);
    if (tooOften !== null) return tooOften;
    const tooMany = await refusalOf(from);
    if (tooMany !== null) {
      await rateLimits.giveBack(action, aimed.keys);
      return tooMany;
    }
    const answer = await run();
    if (free?.(answer)) await Promise.all([aimed, from].map(({ action, keys }) => rateLimits.giveBack(action, keys)));
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
      count({
        action: "otp",
        target: registration.phone,
        run: () => auth.register(registration, signal),
        // Nothing was sent: the code of before goes on.
        free: (answer) => answer.type === "CODE_SENT" && answer.challenge.requestId === registration.requestId,
      }),
    // It says whether an email address has an account, as the code of a sign-up does: it counts as one.
    completeRegistration: (completion, signal) =>
      count({ action: "otp", target: completion.phone, run: () => auth.completeRegistration(completion, signal) }),
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
