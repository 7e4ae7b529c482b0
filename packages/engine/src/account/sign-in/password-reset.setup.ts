import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpOutput } from "../../queues/otp/otp.types.ts";
import type { PasswordReset, PasswordResetOutcome } from "./auth.service.ts";
import { type NewPassword, problemsOfNewPassword } from "./check-new-password.ts";
import type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetScreen,
} from "./password-reset.types.ts";

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("passwordResetMachine has no actors: provide them with passwordResetActors."));

const ticketIn = (output: OtpOutput): string | null =>
  output.type === "VERIFIED" && output.proof.kind === "resetTicket" ? output.proof.ticket : null;

const learn = (outcome: PasswordResetOutcome): Partial<PasswordResetContext> => {
  switch (outcome.type) {
    case "PASSWORD_RESET":
      return { fields: {}, trouble: null, ticket: null, end: outcome };
    case "TICKET_EXPIRED":
      return { fields: {}, trouble: { type: "PROOF_LOST" }, ticket: null };
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { fields: {}, trouble: outcome };
  }
};

const types: {
  readonly context?: PasswordResetContext;
  readonly events?: PasswordResetEvent;
  readonly input?: PasswordResetInput;
  readonly output?: PasswordResetOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: { readonly screen: PasswordResetScreen; readonly resume: ResumePolicy };
  readonly children?: { code: "otp" };
} = {};

export const passwordResetSetup = setup({
  types,
  actors: {
    resetPassword: fromPromise<PasswordResetOutcome, PasswordReset>(unprovided),
    otp: otpMachine,
  },
  guards: {
    isProved: (_, output: OtpOutput) => ticketIn(output) !== null,
    isLeft: (_, output: OtpOutput) => output.type === "CANCELLED" && output.phone !== null,
    isCancelled: (_, output: OtpOutput) => output.type === "CANCELLED",
    isPasswordGood: (_, typed: NewPassword) => Object.keys(problemsOfNewPassword(typed)).length === 0,
    isReset: (_, outcome: PasswordResetOutcome) => outcome.type === "PASSWORD_RESET",
    isTicketExpired: (_, outcome: PasswordResetOutcome) => outcome.type === "TICKET_EXPIRED",
  },
  actions: {
    clearTrouble: assign({ fields: {}, trouble: null }),
    keepNumber: assign((_, output: OtpOutput) => ({
      typed: output.type === "CANCELLED" && output.phone !== null ? { phone: output.phone, country: "" } : null,
      fields: {},
      trouble: null,
    })),
    takeTicket: assign((_, output: OtpOutput) => ({ ticket: ticketIn(output), fields: {}, trouble: null })),
    loseProof: assign({ ticket: null, fields: {}, trouble: { type: "PROOF_LOST" } }),
    check: assign((_, typed: NewPassword) => ({ fields: problemsOfNewPassword(typed), trouble: null })),
    learn: assign((_, outcome: PasswordResetOutcome) => learn(outcome)),
    reportFault: assign({
      fields: {},
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the reset service failed", status: 0 } },
    }),
  },
});
