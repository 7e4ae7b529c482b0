import type { FieldProblem } from "../../kernel/fields/field.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

/** The captcha's payload counts as a field: it may be missing, and the service may refuse it. */
export type ContactProblems = Readonly<Partial<Record<ContactField | "captcha", FieldProblem>>>;

export type ContactMessage = ContactForm & {
  /** What solving the captcha gave. It is good for one message. */
  readonly captcha: string;
};

export type ContactRefusal =
  | { readonly type: "INVALID"; readonly field: ContactField | null }
  | { readonly type: "CAPTCHA_REFUSED" }
  | { readonly type: "CAPTCHA_DOWN" }
  | { readonly type: "TOO_MANY"; readonly retryAfterMs: number | null }
  | { readonly type: "OFFLINE" }
  /** The message may or may not have arrived; `reference` is what support may be told. */
  | { readonly type: "UNAVAILABLE"; readonly reference: string | null };

export type ContactOutcome = { readonly type: "SENT"; readonly reference: string } | ContactRefusal;

/** Never rejects. */
export interface ContactService {
  send(message: ContactMessage): Promise<ContactOutcome>;
}

export type ContactContext = {
  readonly form: ContactForm;
  readonly captcha: string | null;
  readonly problems: ContactProblems;
  readonly refusal: ContactRefusal | null;
  readonly reference: string | null;
};

export type ContactEvent =
  | { readonly type: "contact.edit"; readonly field: ContactField; readonly value: string }
  | { readonly type: "captcha.solve"; readonly payload: string }
  | { readonly type: "captcha.expire" }
  | { readonly type: "contact.submit" }
  | { readonly type: "contact.writeAnother" };
