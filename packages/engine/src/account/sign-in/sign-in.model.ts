import { codeOutputs, signInOutcomes } from "./sign-in.fixtures.ts";
import { signInMachine } from "./sign-in.machine.ts";
import type { SignInEvent, SignInInput } from "./sign-in.types.ts";

const input: SignInInput = { dialCode: "92", providers: ["google"] };

const events = {
  "form.change": [{ type: "form.change", values: { identifier: "ayesha@safar.example" } }],
  "method.choose": [
    { type: "method.choose", method: "code" },
    { type: "method.choose", method: "password" },
  ],
  "password.submit": [
    { type: "password.submit", identifier: "ayesha@safar.example", password: "safar-2026", remember: true },
    { type: "password.submit", identifier: "0300", password: "", remember: false },
  ],
  "phone.submit": [
    { type: "phone.submit", phone: "0300 1234567", channel: "sms", remember: true },
    { type: "phone.submit", phone: "0300", channel: "sms", remember: true },
  ],
  "social.choose": [
    { type: "social.choose", provider: "google", idToken: "id-token" },
    { type: "social.choose", provider: "apple", idToken: "id-token" },
  ],
  "code.enter": [{ type: "code.enter" }],
  "problems.forget": [{ type: "problems.forget" }],
  "flow.cancel": [{ type: "flow.cancel" }],
} satisfies { readonly [Type in SignInEvent["type"]]: readonly Extract<SignInEvent, { type: Type }>[] };

const { session, alreadyRegistered, cancelled, left, requestExpired, failed } = codeOutputs;
const code = { session, alreadyRegistered, cancelled, left, requestExpired, failed };

const outcomes = { signIn: signInOutcomes, otp: code, phoneVerification: code, waitUntil: { reached: undefined } };

/** Signing in for path generation: every event and every outcome as data. */
export const signInModel = { id: "signIn", machine: signInMachine, input, events, outcomes } as const;
