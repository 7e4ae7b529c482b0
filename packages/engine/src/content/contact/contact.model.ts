import { contactMachine } from "./contact.machine.ts";
import type { ContactEvent, ContactOutcome } from "./contact.types.ts";

const events = {
  "contact.edit": [
    { type: "contact.edit", field: "name", value: "Aisha Khan" },
    { type: "contact.edit", field: "name", value: "A1" },
    { type: "contact.edit", field: "email", value: "aisha@example.com" },
    { type: "contact.edit", field: "message", value: "My ticket shows the wrong date." },
    { type: "contact.edit", field: "message", value: "Help" },
  ],
  "captcha.solve": [{ type: "captcha.solve", payload: "proof" }],
  "captcha.expire": [{ type: "captcha.expire" }],
  "contact.submit": [{ type: "contact.submit" }],
  "contact.writeAnother": [{ type: "contact.writeAnother" }],
} satisfies { readonly [Type in ContactEvent["type"]]: readonly Extract<ContactEvent, { type: Type }>[] };

const outcomes = {
  sendMessage: {
    sent: { type: "SENT", reference: "MSG-7Q2K", answerBy: 86_400_000 },
    invalid: { type: "INVALID", field: "email" },
    captchaRefused: { type: "CAPTCHA_REFUSED" },
    captchaDown: { type: "CAPTCHA_DOWN" },
    tooMany: { type: "TOO_MANY", retryAfterMs: 60_000 },
    offline: { type: "OFFLINE" },
    unavailable: { type: "UNAVAILABLE", reference: "req-1" },
  },
} satisfies { readonly sendMessage: Readonly<Record<string, ContactOutcome>> };

/** The contact form for path generation: every event and every outcome as data. */
export const contactModel = { id: "contact", machine: contactMachine, input: undefined, events, outcomes } as const;
