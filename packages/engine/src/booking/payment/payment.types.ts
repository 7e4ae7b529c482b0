import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { AttemptId, BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { OtpChallenge } from "../../queues/otp/otp.types.ts";
import type { Patience } from "./patience.ts";

/** How a method is paid by. Screens go by it and never by the method's code, so that a method nobody knew of works at once. */
export type PaymentFlow = "card" | "redirect" | "otp" | "sdk" | "voucher" | "balance" | "unknown";

export type SavedAccount = {
  readonly id: string;
  readonly kind: "card" | "mobile" | "bank" | "unknown";
  readonly method: string;
  /** As it may be shown. */
  readonly masked: string;
  readonly brand: string;
  /** `MM/YY`; null for what does not expire. */
  readonly expiry: string | null;
  readonly isVerified: boolean;
};

export type MethodHindrance =
  | "currency"
  | "below_min"
  | "above_max"
  | "sign_in"
  | "insufficient_funds"
  | "unavailable"
  | "unknown";

export type PaymentMethod = {
  readonly code: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly icon: string;
  readonly flow: PaymentFlow;
  readonly min: Money | null;
  readonly max: Money | null;
  /** `percent` is a decimal text such as `2.5`. What it comes to is the bill's matter. */
  readonly fee: { readonly fixed: Money; readonly percent: string };
  readonly saved: readonly SavedAccount[];
  readonly otpLength: number | null;
  /** Why it cannot be used for this order; null when it can. */
  readonly hindrance: MethodHindrance | null;
};

export type PaymentOptions = {
  readonly methods: readonly PaymentMethod[];
  readonly due: Money;
  readonly payBy: EpochMs;
  readonly quoteHash: string;
  /** What the signed-in payer holds in the order's currency. */
  readonly wallet: { readonly balance: Money; readonly promoCredits: Money } | null;
};

/** What goes before the method, in this order: promo credits, the voucher, the balance. */
export type Deductions = {
  readonly usePromoCredits: boolean;
  readonly voucher: string | null;
  readonly useBalance: boolean;
};

export type BillRefusal =
  | "voucher_invalid"
  | "voucher_expired"
  | "voucher_not_applicable"
  | "voucher_used"
  | "insufficient_funds"
  | "method_unavailable"
  | "unknown";

/** What an order costs by one method. Its total is what the method will be charged, and what is sent. */
export type Bill = {
  readonly price: Price;
  readonly quoteHash: string;
  readonly validUntil: EpochMs;
  /** Why the voucher or the method was refused; the lines are then without it. */
  readonly refused: BillRefusal | null;
};

/** A card as typed. It goes from the form to the vault and is in no context and no snapshot. */
export type CardEntry = {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly holder: string;
};

/** What is wrong with a field of a card, as data. */
export type CardProblem =
  | { readonly code: "required" }
  /** Too short, too long, or mistyped: the check digit tells. */
  | { readonly code: "invalid_number" }
  | { readonly code: "invalid_expiry" }
  | { readonly code: "expired" }
  | { readonly code: "wrong_code_length"; readonly length: number }
  /** The vault said no and did not say why. */
  | { readonly code: "refused" };

export type CardFields = { readonly [Field in keyof CardEntry]?: CardProblem };

/** What the method is paid with. A token stands for a card and is good once. */
export type Instrument =
  | { readonly kind: "token"; readonly token: string; readonly masked: string; readonly save: boolean }
  | { readonly kind: "account"; readonly accountId: string }
  | { readonly kind: "mobile"; readonly mobile: string }
  | { readonly kind: "none" };

export type BillRequest = Deductions & { readonly order: OrderRefId; readonly method: string };

export type ProcessRequest = Deductions & {
  readonly order: OrderRefId;
  readonly method: string;
  readonly flow: PaymentFlow;
  readonly attempt: AttemptId;
  readonly quoteHash: string;
  readonly amount: Money;
  readonly instrument: Instrument;
};

export type DeclineReason =
  | "payment_declined"
  | "insufficient_funds"
  | "authentication_failed"
  | "otp_expired"
  | "otp_locked"
  | "expired"
  | "cancelled"
  | "unknown";

export type VoucherSlip = {
  /** What the payer tells the cashier. */
  readonly number: string;
  readonly payBefore: EpochMs;
  readonly outlets: readonly { readonly en: string; readonly ar: string }[];
};

/** What an attempt waits for. */
export type Need =
  | { readonly type: "OTP"; readonly challenge: OtpChallenge }
  | { readonly type: "REDIRECT"; readonly url: string }
  | { readonly type: "SDK"; readonly provider: string; readonly session: string; readonly expiresAt: EpochMs }
  | { readonly type: "VOUCHER"; readonly slip: VoucherSlip };

/** Why the service did not begin an attempt. Nothing was charged and nothing will be. */
export type ProcessRefusal =
  | "price_changed"
  | "method_unavailable"
  | "order_closed"
  | "invalid"
  | "busy"
  /** The payer's session has ended; they may sign in and go on. */
  | "signed_out";

export type ProcessOutcome =
  | { readonly type: "RECEIVED" }
  | { readonly type: "DECLINED"; readonly reason: DeclineReason }
  | { readonly type: "PENDING" }
  | { readonly type: "NEEDS"; readonly need: Need }
  | { readonly type: "REFUSED"; readonly reason: ProcessRefusal }
  /** Timeout, lost connection, a 5xx, an answer nobody can read, a reload: it may have been charged. */
  | { readonly type: "UNKNOWN" };

/** An answer to what an attempt waits for, or giving it up. The code of an OTP goes through the code's own flow. */
export type AttemptAnswer =
  | { readonly kind: "sdk"; readonly attempt: AttemptId; readonly result: string }
  | { readonly kind: "cancel"; readonly attempt: AttemptId };

/** The one source of truth about an order's money. */
export type InquiryOutcome =
  | { readonly type: "RECEIVED"; readonly booking: BookingUuid | null }
  | { readonly type: "REFUNDED" }
  /** An attempt is on its way; `need` is what it waits for, null when it only needs time. */
  | {
      readonly type: "LIVE";
      readonly attempt: AttemptId;
      readonly method: string;
      readonly need: Need | null;
      readonly checkAfterMs: number | null;
      readonly giveUpAt: EpochMs | null;
    }
  /** Every attempt has definitely failed. */
  | { readonly type: "FAILED"; readonly attempt: AttemptId; readonly reason: DeclineReason }
  /** The service knows of no attempt. */
  | { readonly type: "NOT_FOUND" }
  /** The time to pay is over and nothing was paid. */
  | { readonly type: "EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What an inquiry came to, and when it was made. */
export type Inquired = InquiryOutcome & { readonly now: EpochMs };

export type OptionsOutcome =
  | { readonly type: "OPTIONS"; readonly options: PaymentOptions }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type BillOutcome =
  | { readonly type: "BILLED"; readonly bill: Bill }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type TokeniseOutcome =
  | { readonly type: "TOKENISED"; readonly token: string; readonly masked: string }
  | { readonly type: "INVALID"; readonly fields: CardFields }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What paying needs from outside. No method rejects. */
export interface PaymentService {
  options(order: OrderRefId, signal?: AbortSignal): Promise<OptionsOutcome>;
  bill(request: BillRequest, signal?: AbortSignal): Promise<BillOutcome>;
  /** The card vault's, not the marketplace's. */
  tokenise(card: CardEntry, signal?: AbortSignal): Promise<TokeniseOutcome>;
  /** Begins an attempt. Called at most once with an attempt's id. */
  process(request: ProcessRequest, signal?: AbortSignal): Promise<ProcessOutcome>;
  answer(answer: AttemptAnswer, signal?: AbortSignal): Promise<ProcessOutcome>;
  inquire(order: OrderRefId, signal?: AbortSignal): Promise<InquiryOutcome>;
}

/** Puts what the flow knows where a reload finds it, before the payer is sent away. */
export type KeepOutcome = { readonly type: "KEPT" } | { readonly type: "NOT_KEPT" } | { readonly type: "RELOADED" };

/** One attempt to pay an order at a time, in all tabs and windows of a device. */
export interface PaymentLock {
  /** Answers at once; null when another one holds it. Whoever gets it calls the function to give it back. */
  acquire(order: OrderRefId): Promise<(() => void) | null>;
}

export type PaymentTrouble =
  | { readonly type: "PROBLEM"; readonly problem: Problem }
  | { readonly type: "REFUSED"; readonly reason: ProcessRefusal }
  | { readonly type: "CARD_LOST" };

/** Why what is left to pay cannot be paid by the chosen method. */
export type BillObstacle =
  | "insufficient_funds"
  | "method_unavailable"
  /** Nothing is left: the payer's own balance has to close the order. */
  | "covered";

export type Attempt = { readonly id: AttemptId; readonly method: string; readonly since: EpochMs };

export type PaymentInput = {
  readonly order: OrderRefId;
  readonly booking: BookingUuid;
  /** The currency that the order is charged in. */
  readonly currency: CurrencyCode;
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
  | { readonly type: "method.choose"; readonly code: string }
  | { readonly type: "method.change" }
  | { readonly type: "deductions.change"; readonly deductions: Partial<Deductions> }
  | { readonly type: "card.submit"; readonly card: CardEntry; readonly save: boolean }
  | { readonly type: "account.submit"; readonly accountId: string }
  | { readonly type: "mobile.submit"; readonly mobile: string }
  | { readonly type: "payment.submit" }
  /** The order's lock is asked for: when an attempt begins, and again after a reload, which has given it back. */
  | { readonly type: "permit.asked" }
  | { readonly type: "permit.granted"; readonly attempt: AttemptId; readonly now: EpochMs }
  | { readonly type: "permit.denied" }
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
