import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RequestFacts } from "../../app/request-facts.ts";
import { i18nOf } from "../../i18n/i18n.ts";

const titles = {
  login: msg`Sign in`,
  signup: msg`Create an account`,
  "forgot-password": msg`Forgot your password?`,
  "verify-otp": msg`Enter the code`,
  "verify-phone": msg`Verify your phone number`,
  "reset-success": msg`Your password is set`,
  "session-expired": msg`Session Expired`,
  settings: msg`Settings`,
  profilesettings: msg`Personal information`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** The head of an account's page: its title, and a word to crawlers that there is nothing for them. */
export const accountHead = (page: keyof typeof titles, { locale }: RequestFacts) => {
  const i18n = i18nOf(locale);
  return {
    meta: [
      { title: `${i18n._(titles[page])} · ${locale === "ar" ? "سفر" : "Safar"}` },
      { name: "robots", content: "noindex" },
    ],
  };
};
