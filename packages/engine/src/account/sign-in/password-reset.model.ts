import { passwordResetMachine } from "./password-reset.machine.ts";
import type { PasswordResetEvent, PasswordResetInput } from "./password-reset.types.ts";
import { codeOutputs, resetOutcomes } from "./sign-in.fixtures.ts";

const input: PasswordResetInput = { dialCode: "966", channel: "whatsapp" };

const events = {
  "password.submit": [
    { type: "password.submit", password: "long-enough", confirmation: "long-enough" },
    { type: "password.submit", password: "short", confirmation: "other" },
  ],
  "problems.forget": [{ type: "problems.forget" }],
  "flow.cancel": [{ type: "flow.cancel" }],
} satisfies { readonly [Type in PasswordResetEvent["type"]]: readonly Extract<PasswordResetEvent, { type: Type }>[] };

const { resetTicket, cancelled, left, requestExpired, failed } = codeOutputs;

const outcomes = { resetPassword: resetOutcomes, otp: { resetTicket, cancelled, left, requestExpired, failed } };

/** A password reset for path generation: every event and every outcome as data. */
export const passwordResetModel = {
  id: "passwordReset",
  machine: passwordResetMachine,
  input,
  events,
  outcomes,
} as const;
