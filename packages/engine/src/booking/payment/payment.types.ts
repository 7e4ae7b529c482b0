import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { PermitEvent } from "../../kernel/flow/permit.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { AttemptId, BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Patience } from "./patience.ts";
import type {
  Bill,
  CardEntry,
  CardFields,
  DeclineReason,
  Deductions,
  Instrument,
  Need,
  PaymentMethod,
  PaymentOptions,
} from "./payment.domain.ts";
import type { ProcessRefusal } from "./payment.service.ts";

export type PaymentTrouble =
  | { readonly type: "PROBLEM"; readonly problem: Problem }
  | { readonly type: "REFUSED"; readonly reason: ProcessRefusal }
  | { readonly type: "CARD_LOST" };

export type Attempt = { readonly id: AttemptId; readonly method: string; readonly since: EpochMs };

export type PaymentInput = {
  readonly order: OrderRefId;
  readonly booking: BookingUuid;
  /** Of the country that a number typed without one belongs to, without a plus. */
  readonly dialCode: string;
  /** The origins that a payer may be sent to, such as `https://acs.bank.example`. */
  readonly allowedOrigins: readonly string[];
  /** Typed before the payment: it is taken off the first bill, or refused there. */
  readonly voucher?: string | null;
  readonly patience?: Patience;
};

export type PaymentOutput =
  | { readonly type: "RECEIVED"; readonly booking: BookingUuid }
  | { readonly type: "REFUNDED" }
  | { readonly type: "EXPIRED" }
  /** The payer went away. `isUnknown`: an attempt may still be paid, and the booking's page goes on asking. */
  | { readonly type: "LEFT"; readonly isUnknown: boolean };

export type PaymentContext = Required<Omit<PaymentInput, "voucher">> & {
  readonly options: PaymentOptions | null;
  readonly method: PaymentMethod | null;
  readonly deductions: Deductions;
  readonly bill: Bill | null;
  readonly instrument: Instrument;
  readonly fields: CardFields & { readonly mobile?: FieldProblem };
  readonly trouble: PaymentTrouble | null;
  /** The latest attempt that was or may have been begun; null again once it has definitely failed and another is wanted. */
  readonly attempt: Attempt | null;
  /** The name of the attempt that may be begun under the lock. */
  readonly permitted: AttemptId | null;
  readonly need: Need | null;
  readonly decline: DeclineReason | null;
  /** A number that the payer wants to use instead; honoured once the attempt has definitely ended. */
  readonly wantedMobile: string | null;
  /** Inquiries since the outcome became unknown. */
  readonly checks: number;
  readonly nextCheckAt: EpochMs;
  readonly giveUpAt: EpochMs | null;
  readonly end: PaymentOutput;
};

export type PaymentEvent =
  | { readonly type: "options.reload" }
  | { readonly type: "hold.renew" }
  | { readonly type: "method.choose"; readonly code: string }
  | { readonly type: "method.change" }
  | { readonly type: "deductions.change"; readonly deductions: Partial<Deductions> }
  | { readonly type: "card.submit"; readonly card: CardEntry; readonly save: boolean }
  | { readonly type: "account.submit"; readonly accountId: string }
  | { readonly type: "mobile.submit"; readonly mobile: string }
  | { readonly type: "payment.submit" }
  | PermitEvent
  | { readonly type: "number.change"; readonly mobile: string }
  | { readonly type: "redirect.follow" }
  /** Whatever the address says that one comes back with is not believed. */
  | { readonly type: "redirect.returned" }
  | { readonly type: "sdk.finished"; readonly result: string }
  | { readonly type: "attempt.abandon" }
  | { readonly type: "attempt.retry" }
  | { readonly type: "inquiry.checkNow" }
  | { readonly type: "visibility.changed"; readonly isVisible: boolean; readonly now: EpochMs }
  | { readonly type: "flow.leave" }
  | HintEvent
  | ResumeEvent;

export type PaymentEmitted = { readonly type: "navigate"; readonly url: string };

export type PaymentScreen =
  | "loading"
  | "unavailable"
  | "methods"
  | "card"
  | "mobile"
  | "balance"
  | "confirm"
  | "processing"
  | "code"
  | "redirect"
  | "sdk"
  | "voucher"
  | "waiting"
  | "stillWaiting"
  | "failed"
  | "cancelled"
  | "support"
  | "expired"
  | "done";

export type PaymentMeta = { readonly screen: PaymentScreen; readonly resume: ResumePolicy };
