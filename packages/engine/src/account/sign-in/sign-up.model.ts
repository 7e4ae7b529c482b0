import { codeOutputs, completionOutcomes, registerOutcomes } from "./sign-in.fixtures.ts";
import { signUpMachine } from "./sign-up.machine.ts";
import type { SignUpDetails, SignUpEvent, SignUpInput } from "./sign-up.types.ts";

const input: SignUpInput = { dialCode: "92", today: "2026-11-21" };

const values: SignUpDetails = {
  name: "Sana Malik",
  email: "sana@mail.example",
  phone: "0321 5550101",
  birthDate: "2001-05-09",
};

const events = {
  "form.change": [{ type: "form.change", values: { name: "Sana" } }],
  "form.submit": [
    { type: "form.submit", values },
    { type: "form.submit", values: { ...values, birthDate: "2013-11-22" } },
  ],
  "password.submit": [
    { type: "password.submit", password: "long-enough", confirmation: "long-enough" },
    { type: "password.submit", password: "short", confirmation: "other" },
  ],
  "code.enter": [{ type: "code.enter" }],
  "step.back": [{ type: "step.back" }],
  "problems.forget": [{ type: "problems.forget" }],
  "flow.cancel": [{ type: "flow.cancel" }],
} satisfies { readonly [Type in SignUpEvent["type"]]: readonly Extract<SignUpEvent, { type: Type }>[] };

const { session, taken, cancelled, left, requestExpired, failed } = codeOutputs;

const outcomes = {
  register: registerOutcomes,
  complete: completionOutcomes,
  otp: { session, taken, cancelled, left, requestExpired, failed },
};

/** Signing up for path generation: every event and every outcome as data. */
export const signUpModel = { id: "signUp", machine: signUpMachine, input, events, outcomes } as const;
