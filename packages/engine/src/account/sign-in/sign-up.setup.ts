import { assign, fromPromise, setup } from "xstate";
import { typedOr } from "../../kernel/fields/phone.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpOutput, Taken } from "../../queues/otp/otp.types.ts";
import type {
  Completion,
  CompletionOutcome,
  RegisterOutcome,
  Registration,
  RegistrationProblems,
} from "./auth.service.ts";
import { checkDetails } from "./check-details.ts";
import { type NewPassword, problemsOfNewPassword } from "./check-new-password.ts";
import type {
  SignUpContext,
  SignUpDetails,
  SignUpEvent,
  SignUpForm,
  SignUpInput,
  SignUpOutput,
  SignUpScreen,
} from "./sign-up.types.ts";

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("signUpMachine has no actors: provide them with signUpActors."));

const nothingWrong: Pick<SignUpContext, "fields" | "trouble"> = { fields: {}, trouble: null };

/** Of the service's complaints those about who signs up: they are put right before a password is of any use. */
const aboutDetails = ({ password: _password, confirmation: _confirmation, ...details }: RegistrationProblems) =>
  details;

const isAnyOf = (problems: RegistrationProblems): boolean => Object.keys(problems).length > 0;

const takenOf = ({ fields, ticket }: Taken): Partial<SignUpContext> => ({
  taken: { fields, ticket },
  fields: Object.fromEntries(fields.map((field) => [field, { code: "taken" }])),
  trouble: null,
});

const isSame = (one: SignUpForm, other: SignUpForm): boolean =>
  one.name === other.name &&
  one.email === other.email &&
  one.phone === other.phone &&
  one.birthDate === other.birthDate &&
  one.channel === other.channel;

const learn = (outcome: CompletionOutcome): Partial<SignUpContext> => {
  switch (outcome.type) {
    case "SIGNED_IN":
      return { ...nothingWrong, end: outcome };
    case "TAKEN":
      return takenOf(outcome);
    case "TICKET_EXPIRED":
      return { fields: {}, taken: null, trouble: { type: "CODE_LOST" } };
    case "CODE_SENT":
      return { ...nothingWrong, taken: null, challenge: outcome.challenge, isSent: true };
    case "INVALID": {
      const details = aboutDetails(outcome.fields);
      return { fields: isAnyOf(details) ? details : outcome.fields, trouble: null };
    }
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { fields: {}, trouble: outcome };
  }
};

const learnFromCode = ({ dialCode, form }: SignUpContext, output: OtpOutput): Partial<SignUpContext> => {
  const forgotten = { ...nothingWrong, challenge: null };
  if (output.type === "CANCELLED") {
    const { challenge, phone } = output;
    // By the way and to the number that the code went last.
    return {
      ...nothingWrong,
      challenge,
      form: {
        ...form,
        ...(phone && { phone: typedOr(phone, form.phone, dialCode) }),
        ...(challenge && { channel: challenge.channel }),
      },
    };
  }
  if (output.type === "FAILED") return { ...forgotten, trouble: { type: "PROBLEM", problem: output.problem } };
  if (output.type === "VERIFIED" && output.proof.kind === "session") {
    return { ...forgotten, end: { type: "SIGNED_IN", account: output.proof.account } };
  }
  if (output.type === "VERIFIED" && output.proof.kind === "taken") {
    // The number that was proved, which may have been changed on the way.
    return { ...forgotten, ...takenOf(output.proof), form: { ...form, phone: output.phone ?? form.phone } };
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
    complete: fromPromise<CompletionOutcome, Completion>(unprovided),
    otp: otpMachine,
  },
  guards: {
    isFormValid: ({ context }, typed: SignUpDetails) => checkDetails(typed, context).ok,
    isPasswordGood: (_, typed: NewPassword) => !isAnyOf(problemsOfNewPassword(typed)),
    isCodeWaiting: ({ context }) => context.challenge !== null && context.isSent,
    isCodeSent: (_, outcome: CompletionOutcome) => outcome.type === "CODE_SENT",
    isSignedIn: (_, outcome: CompletionOutcome) => outcome.type === "SIGNED_IN",
    isTicketExpired: (_, outcome: CompletionOutcome) => outcome.type === "TICKET_EXPIRED",
    isAboutDetails: (_, outcome: RegisterOutcome) =>
      outcome.type === "INVALID" && isAnyOf(aboutDetails(outcome.fields)),
    isProved: (_, output: OtpOutput) => output.type === "VERIFIED" && output.proof.kind === "session",
    isTaken: (_, output: OtpOutput) => output.type === "VERIFIED" && output.proof.kind === "taken",
  },
  actions: {
    keep: assign(({ context }, values: Partial<SignUpForm>) => {
      const form = { ...context.form, ...values };
      return { form, isSent: context.isSent && isSame(form, context.form) };
    }),
    clearTrouble: assign(nothingWrong),
    checkForm: assign(({ context }, typed: SignUpDetails) => {
      const checked = checkDetails(typed, context);
      return { trouble: null, fields: checked.ok ? {} : checked.error };
    }),
    checkPassword: assign((_, typed: NewPassword) => ({ trouble: null, fields: problemsOfNewPassword(typed) })),
    learn: assign((_, outcome: CompletionOutcome) => learn(outcome)),
    learnFromCode: assign(({ context }, output: OtpOutput) => learnFromCode(context, output)),
    loseCode: assign({ challenge: null, fields: {}, trouble: { type: "CODE_LOST" } }),
    reportFault: assign({
      fields: {},
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the sign-up service failed", status: 0 } },
    }),
  },
});
