import { requestOutcomes, sampleChallenge, verifyOutcomes } from "./otp.fixtures.ts";
import { otpMachine } from "./otp.machine.ts";
import type { OtpEvent, OtpInput } from "./otp.types.ts";

const inputs = {
  fresh: { purpose: "sign-in", channel: "whatsapp", phone: "+923001234567", dialCode: "92", canChangeNumber: true },
  sentAlready: { purpose: "account-deletion", channel: "sms", phone: null, dialCode: "92", challenge: sampleChallenge },
  numberless: { purpose: "account-verification", channel: "sms", phone: null, dialCode: "966", reference: "ticket-1" },
} as const satisfies Record<string, OtpInput>;

const events = {
  "code.submit": [
    { type: "code.submit", code: "123456" },
    { type: "code.submit", code: "123" },
  ],
  "code.resend": [{ type: "code.resend" }, { type: "code.resend", channel: "sms" }],
  "number.change": [
    { type: "number.change", phone: "0300 7654321" },
    { type: "number.change", phone: "12" },
  ],
  "number.keep": [{ type: "number.keep", phone: "0300 12", country: "PK" }],
  "flow.cancel": [{ type: "flow.cancel" }],
} satisfies { readonly [Type in OtpEvent["type"]]: readonly Extract<OtpEvent, { type: Type }>[] };

const outcomes = { requestCode: requestOutcomes, verifyCode: verifyOutcomes, waitUntil: { reached: undefined } };

/** A one-time code for path generation: every event and every outcome as data. */
export const otpModel = { id: "otp", machine: otpMachine, input: inputs.fresh, inputs, events, outcomes } as const;
