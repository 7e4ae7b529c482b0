import type { AttemptId, BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type {
  Bill,
  CardEntry,
  CardFields,
  DeclineReason,
  Deductions,
  Instrument,
  Need,
  PaymentFlow,
  PaymentOptions,
} from "./payment.domain.ts";

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
  /** Holds the order longer, once; asked again it is held as it is. */
  renewHold(order: OrderRefId, signal?: AbortSignal): Promise<OptionsOutcome>;
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
