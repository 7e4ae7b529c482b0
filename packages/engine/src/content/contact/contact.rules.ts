import { checkEmail } from "../../kernel/fields/email.ts";
import type { FieldResult } from "../../kernel/fields/field.ts";
import { checkSpokenName } from "../../kernel/fields/name.ts";
import { checkText } from "../../kernel/fields/text.ts";
import type { ContactContext, ContactField, ContactMessage, ContactProblems } from "./contact.types.ts";

/** The fewest and the most characters of a message. */
export const messageLength = { min: 10, max: 2_000 };

/** Each field in its canonical form, or what is wrong with it. */
export const contactRules: Readonly<Record<ContactField, (text: string) => FieldResult>> = {
  name: checkSpokenName,
  email: checkEmail,
  message: (text) => checkText(text, messageLength),
};

type Checked =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: ContactProblems };

/** The whole form at once, so that all its problems are named together. */
export const checkContact = ({ form, captcha }: Pick<ContactContext, "form" | "captcha">): Checked => {
  const name = contactRules.name(form.name);
  const email = contactRules.email(form.email);
  const message = contactRules.message(form.message);
  if (name.ok && email.ok && message.ok && captcha !== null) {
    return { ok: true, message: { name: name.value, email: email.value, message: message.value, captcha } };
  }
  return {
    ok: false,
    problems: {
      ...(name.ok ? {} : { name: name.error }),
      ...(email.ok ? {} : { email: email.error }),
      ...(message.ok ? {} : { message: message.error }),
      ...(captcha === null ? { captcha: { code: "required" } } : {}),
    },
  };
};
