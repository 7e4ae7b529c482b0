import { assign, fromPromise, setup } from "xstate";
import { checkPhone } from "../../kernel/fields/phone.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type {
  OtpAttempt,
  OtpChallenge,
  OtpChannel,
  OtpContext,
  OtpEvent,
  OtpInput,
  OtpOutput,
  OtpRequest,
  OtpRequestOutcome,
  OtpScreen,
  OtpVerifyOutcome,
} from "./otp.types.ts";
import { readCode } from "./read-code.ts";

type Outcome = OtpRequestOutcome | OtpVerifyOutcome;

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("otpMachine has no actors: provide them with otpActors."));

const is =
  (type: Outcome["type"]) =>
  (_: unknown, outcome: Outcome): boolean =>
    outcome.type === type;

const nothingWrong: Pick<OtpContext, "fields" | "trouble"> = { fields: {}, trouble: null };

/** A service that does not say how many tries are left leaves what was known. */
const withTriesLeft = (challenge: OtpChallenge | null, triesLeft: number | null): OtpChallenge | null =>
  challenge === null || triesLeft === null ? challenge : { ...challenge, triesLeft, isTried: true };

/** What an outcome changes of what the flow knows; where it leads is the chart's matter. */
const learn = (context: OtpContext, outcome: Outcome): Partial<OtpContext> => {
  switch (outcome.type) {
    case "CODE_SENT":
      return {
        ...nothingWrong,
        challenge: outcome.challenge,
        requestId: outcome.challenge.requestId,
        channel: outcome.challenge.channel,
        resendAt: outcome.challenge.resendAt,
        resendOpen: false,
      };
    case "RATE_LIMITED":
      return { fields: {}, trouble: outcome, resendAt: outcome.retryAt, resendOpen: false };
    case "WRONG_CODE":
      return {
        fields: {},
        trouble: outcome,
        challenge: withTriesLeft(context.challenge, outcome.triesLeft),
      };
    case "LOCKED":
      return { ...nothingWrong, challenge: null, lockedUntil: outcome.until };
    case "CODE_EXPIRED":
      return { ...nothingWrong, challenge: null };
    case "INVALID_PHONE":
      return { fields: { phone: { code: "invalid_phone" } }, trouble: null };
    case "REQUEST_EXPIRED":
      return { ...nothingWrong, end: { type: "REQUEST_EXPIRED" } };
    case "VERIFIED":
      return { ...nothingWrong, end: { type: "VERIFIED", proof: outcome.proof, phone: context.phone } };
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { fields: {}, trouble: outcome };
  }
};

const broken = (error: unknown): Problem => ({
  kind: "malformed",
  detail: error instanceof Error ? error.message : "the code service failed",
  status: 0,
});

const types: {
  readonly context?: OtpContext;
  readonly events?: OtpEvent;
  readonly input?: OtpInput;
  readonly output?: OtpOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: { readonly screen: OtpScreen; readonly resume: ResumePolicy };
} = {};

export const otpSetup = setup({
  types,
  actors: {
    requestCode: fromPromise<OtpRequestOutcome, OtpRequest>(unprovided),
    verifyCode: fromPromise<OtpVerifyOutcome, OtpAttempt>(unprovided),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(unprovided),
  },
  guards: {
    hasChallenge: ({ context }) => context.challenge !== null,
    hasPhone: ({ context }) => context.phone !== null,
    isResendOpen: ({ context }) => context.resendOpen,
    isNumberChangeable: ({ context }) => context.canChangeNumber,
    isNumberAccepted: ({ context }, phone: string) => context.canChangeNumber && checkPhone(phone, context.dialCode).ok,
    isCodeComplete: ({ context }, typed: string) =>
      context.challenge !== null && readCode(typed, context.challenge.length).ok,
    isCodeSent: is("CODE_SENT"),
    isPhoneInvalid: is("INVALID_PHONE"),
    isRequestExpired: is("REQUEST_EXPIRED"),
    isLocked: is("LOCKED"),
    isVerified: is("VERIFIED"),
    isCodeExpired: is("CODE_EXPIRED"),
  },
  actions: {
    learn: assign(({ context }, outcome: Outcome) => learn(context, outcome)),
    openResend: assign({ resendOpen: true }),
    unlock: assign({ resendOpen: true, lockedUntil: null }),
    dropChallenge: assign({ challenge: null, ...nothingWrong }),
    chooseChannel: assign(({ context }, channel: OtpChannel | undefined) => ({
      ...nothingWrong,
      channel: channel ?? context.channel,
    })),
    takeNumber: assign(({ context }, phone: string) => {
      const checked = checkPhone(phone, context.dialCode);
      return { challenge: null, lockedUntil: null, phone: checked.ok ? checked.value : context.phone };
    }),
    keepTyped: assign((_, { phone, country = "" }: { readonly phone: string; readonly country?: string }) => ({
      typed: { phone, country },
    })),
    forgetFields: assign({ fields: {} }),
    refuseNumber: assign(({ context }, phone: string) => {
      const checked = checkPhone(phone, context.dialCode);
      return { trouble: null, fields: checked.ok ? {} : { phone: checked.error } };
    }),
    refuseCode: assign(({ context }, typed: string) => {
      const checked = readCode(typed, context.challenge?.length ?? 0);
      // How many tries are left is no less true.
      const trouble = context.trouble?.type === "WRONG_CODE" ? context.trouble : null;
      return { trouble, fields: checked.ok ? {} : { code: checked.error } };
    }),
    breakOff: assign((_, { error }: { readonly error: unknown }) => ({
      end: { type: "FAILED", problem: broken(error) },
    })),
  },
});
