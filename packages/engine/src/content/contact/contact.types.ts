import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { BookingUuid } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

/** The captcha's payload counts as a field: it may be missing, and the service may refuse it. */
export type ContactProblems = Readonly<Partial<Record<ContactField | "captcha", FieldProblem>>>;

/** What a message asks to change of a booking. For whoever may see that, it remembers what it was asked. */
export type ChangeWish = {
  readonly booking: BookingUuid;
  /** By which a guest shows that it is theirs; null for what they have shown already. */
  readonly proof: string | null;
  /** In the writer's own words; empty where only another day is asked for. */
  readonly wish: string;
  /** The day that is asked for, as `YYYY-MM-DD`. */
  readonly day: string | null;
};

export type ContactMessage = ContactForm & {
  /** What solving the captcha gave. It is good for one message. */
  readonly captcha: string;
  /** Left out where it asks to change no booking. */
  readonly change?: ChangeWish;
};

export type ContactRefusal =
  | { readonly type: "INVALID"; readonly field: ContactField | null }
  | { readonly type: "CAPTCHA_REFUSED" }
  | { readonly type: "CAPTCHA_DOWN" }
  | { readonly type: "TOO_MANY"; readonly retryAfterMs: number | null }
  | { readonly type: "OFFLINE" }
  /** The message may or may not have arrived; `reference` is what support may be told. */
  | { readonly type: "UNAVAILABLE"; readonly reference: string | null };

export type ContactOutcome =
  /** `answerBy`: when it is answered at the latest. */
  { readonly type: "SENT"; readonly reference: string; readonly answerBy: EpochMs } | ContactRefusal;

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
  readonly answerBy: EpochMs | null;
};

export type ContactEvent =
  | { readonly type: "contact.edit"; readonly field: ContactField; readonly value: string }
  | { readonly type: "captcha.solve"; readonly payload: string }
  | { readonly type: "captcha.expire" }
  | { readonly type: "contact.submit"; readonly change?: ChangeWish }
  | { readonly type: "contact.writeAnother" };
