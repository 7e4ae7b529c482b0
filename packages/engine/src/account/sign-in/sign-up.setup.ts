import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpOutput } from "../../queues/otp/otp.types.ts";
import type { RegisterOutcome, Registration } from "./auth.service.ts";
import { checkRegistration } from "./check-registration.ts";
import type {
  SignUpContext,
  SignUpEvent,
  SignUpForm,
  SignUpInput,
  SignUpOutput,
  SignUpScreen,
} from "./sign-up.types.ts";

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("signUpMachine has no actors: provide them with signUpActors."));

type Submission = Extract<SignUpEvent, { type: "form.submit" }>;

/** The form and the passwords that came with its event, which the context never holds. */
export const registrationOf = ({ values, password, confirmation }: Submission): Registration => ({
  ...values,
  password,
  confirmation,
});

const learn = (outcome: RegisterOutcome): Partial<SignUpContext> => {
  switch (outcome.type) {
    case "CODE_SENT":
      return { fields: {}, trouble: null, challenge: outcome.challenge };
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { fields: {}, trouble: outcome };
  }
};

const learnFromCode = (form: SignUpForm, output: OtpOutput): Partial<SignUpContext> => {
  const forgotten = { challenge: null, fields: {}, trouble: null };
  if (output.type === "CANCELLED") return forgotten;
  if (output.type === "FAILED") return { ...forgotten, trouble: { type: "PROBLEM", problem: output.problem } };
  if (output.type === "VERIFIED" && output.proof.kind === "session") {
    return { ...forgotten, end: { type: "SIGNED_IN", account: output.proof.account } };
  }
  if (output.type === "VERIFIED" && output.proof.kind === "alreadyRegistered") {
    return { ...forgotten, end: { type: "ALREADY_REGISTERED", email: form.email } };
  }
  return { ...forgotten, trouble: { type: "CODE_LOST" } };
};

const types: {
  readonly context?: SignUpContext;
  readonly events?: SignUpEvent;
  readonly input?: SignUpInput;
  readonly output?: SignUpOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: { readonly screen: SignUpScreen; readonly resume: ResumePolicy };
  readonly children?: { code: "otp" };
} = {};

export const signUpSetup = setup({
  types,
  actors: {
    register: fromPromise<RegisterOutcome, Registration>(unprovided),
    otp: otpMachine,
  },
  guards: {
    isFormValid: ({ context }, submission: Submission) => checkRegistration(registrationOf(submission), context).ok,
    isCodeSent: (_, outcome: RegisterOutcome) => outcome.type === "CODE_SENT",
    isProved: (_, output: OtpOutput) => output.type === "VERIFIED" && output.proof.kind === "session",
    isTaken: (_, output: OtpOutput) => output.type === "VERIFIED" && output.proof.kind === "alreadyRegistered",
  },
  actions: {
    keep: assign(({ context }, values: Partial<SignUpForm>) => ({ form: { ...context.form, ...values } })),
    check: assign(({ context }, submission: Submission) => {
      const checked = checkRegistration(registrationOf(submission), context);
      return { trouble: null, fields: checked.ok ? {} : checked.error };
    }),
    learn: assign((_, outcome: RegisterOutcome) => learn(outcome)),
    learnFromCode: assign(({ context }, output: OtpOutput) => learnFromCode(context.form, output)),
    loseCode: assign({ challenge: null, fields: {}, trouble: { type: "CODE_LOST" } }),
    reportFault: assign({
      fields: {},
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the sign-up service failed", status: 0 } },
    }),
  },
});
