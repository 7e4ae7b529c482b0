import { type ContactOutcome, type ContactService, checkContact, contactFields } from "@safar/engine";
import type { RateLimits } from "../security/rate-limits.ts";
import type { Captcha } from "./captcha.ts";

type Checks = {
  readonly contact: ContactService;
  readonly captcha: Pick<Captcha, "spend">;
  readonly rateLimits: Pick<RateLimits, "take">;
  readonly clientAddress: string;
};

/**
 * The contact service behind what a public form needs: its fields checked again, its captcha verified, its tries counted by
 * network address and by e-mail address. What fails a check costs no try and reaches no service.
 */
export const checkedContact = ({ contact, captcha, rateLimits, clientAddress }: Checks): ContactService => ({
  send: async ({ captcha: payload, change, ...form }): Promise<ContactOutcome> => {
    const checked = checkContact({ form, captcha: payload });
    if (!checked.ok) {
      return { type: "INVALID", field: contactFields.find((field) => checked.problems[field] !== undefined) ?? null };
    }
    const token = await captcha.spend(payload).catch(() => undefined);
    if (token === undefined) return { type: "CAPTCHA_DOWN" };
    if (token === null) return { type: "CAPTCHA_REFUSED" };
    const verdict = await rateLimits.take("contact", [clientAddress, checked.message.email.toLowerCase()]);
    if (!verdict.allowed) return { type: "TOO_MANY", retryAfterMs: verdict.retryAfterMs };
    return contact.send({ ...checked.message, captcha: token, ...(change && { change }) });
  },
});
