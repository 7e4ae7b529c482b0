import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ContactField, ContactRefusal, FieldProblem } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";

/** What a letter about a booking is. */
export const letterTitle = (
  i18n: I18n,
  { reference, isChange }: { readonly reference: string; readonly isChange: boolean },
): string =>
  i18n._(isChange ? msg`Change of booking ${isolated(reference)}` : msg`About booking ${isolated(reference)}`);

const missing: Readonly<Record<ContactField | "captcha", MessageDescriptor>> = {
  name: msg`Please enter your name`,
  email: msg`Please enter your email address`,
  message: msg`Please write a message`,
  captcha: msg`Please tick the box and wait for the check`,
};

const wrong: Readonly<Record<ContactField | "captcha", MessageDescriptor>> = {
  name: msg`Please enter a valid name`,
  email: msg`Please enter a valid email address`,
  message: msg`Please check your message`,
  captcha: missing.captcha,
};

/** What is wrong with a field and how to put it right. */
export const contactFieldWords = (field: ContactField | "captcha", problem: FieldProblem): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return missing[field];
    case "too_short":
      return field === "name"
        ? msg`A name has at least ${plural(problem.min, { one: "# letter", other: "# letters" })}`
        : msg`Please write at least ${plural(problem.min, { one: "# character", other: "# characters" })}`;
    case "too_long":
      return msg`Please write at most ${plural(problem.max, { one: "# character", other: "# characters" })}`;
    case "digits_refused":
      return msg`A name has no digits`;
    case "symbols_refused":
      return msg`A name has letters only, with spaces, hyphens or apostrophes between them`;
    default:
      return wrong[field];
  }
};

export type RefusalWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

const words: Readonly<Record<Exclude<ContactRefusal["type"], "TOO_MANY">, RefusalWords>> = {
  INVALID: {
    title: msg`Your message could not be accepted`,
    text: msg`It was not sent. Check what you wrote, tick the box again and send it once more.`,
  },
  CAPTCHA_REFUSED: {
    title: msg`The check was not accepted`,
    text: msg`Your message was not sent, and it is still here. Tick the box again and send it once more.`,
  },
  CAPTCHA_DOWN: {
    title: msg`Messages cannot be checked right now`,
    text: msg`Your message was not sent, and it is still here. Try again in a few minutes, or write to us by email.`,
  },
  OFFLINE: {
    title: msg`You are not connected`,
    text: msg`Your message was not sent, and it is still here. Send it once you are connected again.`,
  },
  UNAVAILABLE: {
    title: msg`We do not know whether your message arrived`,
    text: msg`No answer came back. It is still here: send it again if you hear nothing from us.`,
  },
};

const minuteMs = 60_000;

const tooMany = (retryAfterMs: number | null): RefusalWords => {
  const minutes = retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / minuteMs));
  return {
    title: msg`Too many messages in a short time`,
    text:
      minutes === null
        ? msg`Your message was not sent, and it is still here. Wait a while and send it once more.`
        : msg`Your message was not sent, and it is still here. Send it again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
  };
};

/** Why a message was not taken, what became of it, and what to do now. */
export const refusalWords = (refusal: ContactRefusal): RefusalWords =>
  refusal.type === "TOO_MANY" ? tooMany(refusal.retryAfterMs) : words[refusal.type];
