import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpChannel, OtpOutput } from "../../queues/otp/otp.types.ts";
import type {
  AccountDeletionContext,
  AccountDeletionEvent,
  AccountDeletionInput,
  AccountDeletionOutput,
  AccountDeletionScreen,
} from "./account-deletion.types.ts";
import type { DeletionOutcome, ProfileOutcome } from "./profile.service.ts";

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("accountDeletionMachine has no actors: provide them with accountDeletionActors."));

const learn = (outcome: DeletionOutcome | ProfileOutcome): Partial<AccountDeletionContext> => {
  switch (outcome.type) {
    case "CODE_SENT":
      return { trouble: null, challenge: outcome.challenge, coolDownDays: outcome.coolDownDays };
    case "SIGNED_OUT":
      return { trouble: null, end: outcome };
    case "PROFILE":
      return { trouble: null, deletesAt: outcome.account.deletesAt, end: { type: "KEPT" } };
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { trouble: outcome };
  }
};

const learnFromCode = (output: OtpOutput): Partial<AccountDeletionContext> => {
  const forgotten = { challenge: null, trouble: null };
  if (output.type === "CANCELLED") return forgotten;
  if (output.type === "FAILED") return { ...forgotten, trouble: { type: "PROBLEM", problem: output.problem } };
  if (output.type === "VERIFIED" && output.proof.kind === "deletion") {
    const { deletesAt } = output.proof;
    return { ...forgotten, deletesAt, end: { type: "SCHEDULED", deletesAt } };
  }
  return { ...forgotten, trouble: { type: "CODE_LOST" } };
};

const types: {
  readonly context?: AccountDeletionContext;
  readonly events?: AccountDeletionEvent;
  readonly input?: AccountDeletionInput;
  readonly output?: AccountDeletionOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: { readonly screen: AccountDeletionScreen; readonly resume: ResumePolicy };
  readonly children?: { code: "otp" };
} = {};

export const accountDeletionSetup = setup({
  types,
  actors: {
    initiateDeletion: fromPromise<DeletionOutcome, { readonly channel: OtpChannel }>(unprovided),
    keepAccount: fromPromise<ProfileOutcome, void>(unprovided),
    otp: otpMachine,
  },
  guards: {
    isScheduled: ({ context }) => context.deletesAt !== null,
    isCodeSent: (_, outcome: DeletionOutcome) => outcome.type === "CODE_SENT",
    isSignedOut: (_, outcome: DeletionOutcome | ProfileOutcome) => outcome.type === "SIGNED_OUT",
    isKept: (_, outcome: ProfileOutcome) => outcome.type === "PROFILE",
    isConfirmed: (_, output: OtpOutput) => output.type === "VERIFIED" && output.proof.kind === "deletion",
  },
  actions: {
    choose: assign((_, channel: OtpChannel) => ({ channel, trouble: null })),
    clearTrouble: assign({ trouble: null }),
    learn: assign((_, outcome: DeletionOutcome | ProfileOutcome) => learn(outcome)),
    learnFromCode: assign((_, output: OtpOutput) => learnFromCode(output)),
    reportFault: assign({
      challenge: null,
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the profile service failed", status: 0 } },
    }),
  },
});
