import { assign, fromPromise, setup } from "xstate";
import { checkEmail } from "../../kernel/fields/email.ts";
import type { FieldResult } from "../../kernel/fields/field.ts";
import { checkPhone, typedOr } from "../../kernel/fields/phone.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { Account } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { otpMachine } from "../../queues/otp/otp.machine.ts";
import type { OtpOutput } from "../../queues/otp/otp.types.ts";
import type { Credentials, SignInOutcome, SocialProvider } from "./auth.service.ts";
import type {
  SignInContext,
  SignInEvent,
  SignInForm,
  SignInInput,
  SignInOutput,
  SignInScreen,
} from "./sign-in.types.ts";

const unprovided = (): Promise<never> =>
  Promise.reject(new Error("signInMachine has no actors: provide them with signInActors."));

const isEmail = (text: string): boolean => text.includes("@") || /\p{L}/u.test(text);

/** An e-mail address or a phone number, whichever it looks like. */
export const checkIdentifier = (text: string, dialCode: string): FieldResult =>
  isEmail(text) ? checkEmail(text) : checkPhone(text, dialCode);

const isNumber = (text: string): boolean => /\p{Nd}/u.test(text) && !isEmail(text);

const wholeOr = (phone: string, dialCode: string): string => {
  const checked = checkPhone(phone, dialCode);
  return checked.ok ? checked.value : phone;
};

/** The form with what was typed now. Whoever signs in has one number, whichever way they go on: the one that was typed last. */
const withTyped = (
  { dialCode, form }: Pick<SignInContext, "dialCode" | "form">,
  typed: Partial<SignInForm>,
): SignInForm => {
  const { identifier = form.identifier, phone = form.phone } = typed;
  if (identifier !== form.identifier && isNumber(identifier)) {
    return { ...form, phone: wholeOr(identifier, dialCode), country: "", ...typed };
  }
  const checked = checkPhone(phone, dialCode);
  // A part of a number takes no other's place.
  const isOther = isNumber(identifier) && checked.ok && wholeOr(identifier, dialCode) !== checked.value;
  return { ...form, ...typed, ...(isOther && { identifier: checked.value }) };
};

const is =
  (type: SignInOutcome["type"]) =>
  (_: unknown, outcome: SignInOutcome): boolean =>
    outcome.type === type;

const nothingWrong: Pick<SignInContext, "fields" | "trouble"> = { fields: {}, trouble: null };

const learn = (outcome: SignInOutcome): Partial<SignInContext> => {
  switch (outcome.type) {
    case "SIGNED_IN":
      return { ...nothingWrong, end: outcome };
    case "NEEDS_OTP":
      return { ...nothingWrong, challenge: outcome.challenge };
    case "NEEDS_PHONE":
      return { ...nothingWrong, ticket: outcome.ticket };
    case "LOCKED":
      return { ...nothingWrong, lockedUntil: outcome.until };
    case "INVALID":
      return { fields: outcome.fields, trouble: null };
    // Nothing else is left, and the type of `trouble` says so.
    default:
      return { fields: {}, trouble: outcome };
  }
};

/** The account that a code proved to be the person's, when it did. */
export const accountProved = (output: OtpOutput): Account | null =>
  output.type === "VERIFIED" && output.proof.kind === "session" ? output.proof.account : null;

/** The code that was sent last, where the form still names its number and its way; null where another one is to be sent. */
export const codeSentFor = ({ dialCode, form, sent }: SignInContext): SignInContext["sent"] => {
  const phone = checkPhone(form.phone, dialCode);
  return sent !== null && phone.ok && phone.value === sent.phone && form.channel === sent.challenge.channel
    ? sent
    : null;
};

const leaveCode = (
  { challenge, dialCode, form }: SignInContext,
  left: Extract<OtpOutput, { type: "CANCELLED" }>,
): Partial<SignInContext> => {
  // One that a password led to belongs to that try alone.
  if (challenge !== null || left.challenge === null || left.phone === null) return { sent: null };
  const sent = { challenge: left.challenge, phone: left.phone };
  // By the way and to the number that the code went last.
  const phone = typedOr(sent.phone, form.phone, dialCode);
  return { sent, form: withTyped({ dialCode, form }, { phone, channel: sent.challenge.channel }) };
};

const learnFromCode = (context: SignInContext, output: OtpOutput): Partial<SignInContext> => {
  const account = accountProved(output);
  const forgotten = { challenge: null, sent: null, ticket: null, fields: {} };
  if (account !== null) return { ...forgotten, trouble: null, end: { type: "SIGNED_IN", account } };
  if (output.type === "CANCELLED") return { ...forgotten, ...leaveCode(context, output), trouble: null };
  if (output.type === "FAILED") return { ...forgotten, trouble: { type: "PROBLEM", problem: output.problem } };
  const isTaken = output.type === "VERIFIED" && output.proof.kind === "alreadyRegistered";
  return { ...forgotten, trouble: { type: isTaken ? "ALREADY_REGISTERED" : "CODE_LOST" } };
};

type PasswordEntry = Extract<SignInEvent, { type: "password.submit" }>;

const types: {
  readonly context?: SignInContext;
  readonly events?: SignInEvent;
  readonly input?: SignInInput;
  readonly output?: SignInOutput;
  readonly tags?: "busy" | "inflight" | "stable" | "terminal";
  readonly meta?: { readonly screen: SignInScreen; readonly resume: ResumePolicy };
  readonly children?: { code: "otp"; newPhone: "phoneVerification" };
} = {};

export const signInSetup = setup({
  types,
  actors: {
    signIn: fromPromise<SignInOutcome, Credentials>(unprovided),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(unprovided),
    otp: otpMachine,
    phoneVerification: otpMachine,
  },
  guards: {
    isPasswordEntered: ({ context }, { identifier, password }: PasswordEntry) =>
      password !== "" && checkIdentifier(identifier, context.dialCode).ok,
    isCodeWaiting: ({ context }) => codeSentFor(context) !== null,
    isPhoneEntered: ({ context }, phone: string) => checkPhone(phone, context.dialCode).ok,
    isProviderConfigured: ({ context }, provider: SocialProvider) => context.providers.includes(provider),
    isByCode: (_, method: "password" | "code") => method === "code",
    isOtherIdentifier: ({ context }, { identifier }: Partial<SignInForm>) =>
      identifier !== undefined && identifier !== context.form.identifier,
    isSignedIn: is("SIGNED_IN"),
    isCodeNeeded: is("NEEDS_OTP"),
    isPhoneNeeded: is("NEEDS_PHONE"),
    isLocked: is("LOCKED"),
    isProved: (_, output: OtpOutput) => accountProved(output) !== null,
    wasByPassword: ({ context }) => context.challenge !== null,
  },
  actions: {
    keep: assign(({ context }, values: Partial<SignInForm>) => ({ form: withTyped(context, values) })),
    clearTrouble: assign(nothingWrong),
    checkPassword: assign(({ context }, { identifier, password }: PasswordEntry) => {
      const checked = checkIdentifier(identifier, context.dialCode);
      return {
        trouble: null,
        fields: {
          ...(checked.ok ? {} : { identifier: checked.error }),
          ...(password === "" ? { password: { code: "required" as const } } : {}),
        },
      };
    }),
    checkPhone: assign(({ context }, phone: string) => {
      const checked = checkPhone(phone, context.dialCode);
      return { trouble: null, fields: checked.ok ? {} : { phone: checked.error } };
    }),
    learn: assign((_, outcome: SignInOutcome) => learn(outcome)),
    learnFromCode: assign(({ context }, output: OtpOutput) => learnFromCode(context, output)),
    loseCode: assign({ challenge: null, sent: null, ticket: null, fields: {}, trouble: { type: "CODE_LOST" } }),
    reportFault: assign({
      fields: {},
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the sign-in service failed", status: 0 } },
    }),
    unlock: assign({ lockedUntil: null }),
  },
});
