import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { PriceLine } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";

export type RefundTarget = "original" | "wallet";

/** What comes back if the booking is cancelled now. `paid` and the penalties add up to `refund`. */
export type RefundQuote = {
  readonly id: string;
  readonly paid: Money;
  /** What is kept, as negative lines. */
  readonly penalties: readonly PriceLine[];
  readonly refund: Money;
  readonly targets: readonly RefundTarget[];
  readonly expiresAt: EpochMs;
  readonly days: { readonly min: number; readonly max: number };
};

export type RefundStep = {
  readonly step: "requested" | "sent" | "approved" | "paid_back" | "unknown";
  readonly at: EpochMs | null;
  readonly expectedAt: EpochMs | null;
};

/** Where a cancelled booking's money is. */
export type Refund = {
  readonly state: "in_progress" | "paid_back" | "nothing_due" | "unknown";
  readonly amount: Money;
  /** What was paid for what was cancelled, and what of it is kept, as negative lines; left out where nobody tells. */
  readonly kept?: Pick<RefundQuote, "paid"> & { readonly lines: readonly PriceLine[] };
  readonly target: RefundTarget;
  readonly steps: readonly RefundStep[];
};

export type RefundQuoteOutcome =
  | { readonly type: "QUOTED"; readonly quote: RefundQuote }
  | { readonly type: "NOT_ALLOWED" }
  | { readonly type: "ALREADY_CANCELLED"; readonly refund: Refund }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type CancelRequest = {
  readonly booking: BookingUuid;
  readonly quoteId: string;
  readonly target: RefundTarget;
};

export type CancelOutcome =
  | { readonly type: "CANCELLED"; readonly refund: Refund }
  | { readonly type: "QUOTE_EXPIRED" }
  | { readonly type: "NOT_ALLOWED" }
  | { readonly type: "REFUSED"; readonly problem: Problem }
  /** It may have been cancelled. */
  | { readonly type: "UNKNOWN" };

export type TrackOutcome =
  | { readonly type: "CANCELLED"; readonly refund: Refund }
  | { readonly type: "STANDING" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** One port for every vertical; flights and the rest have an adapter each behind it. No method rejects. */
export interface CancellationService {
  /** What comes back for all of it; for some of its travellers where they are named. */
  quote(booking: BookingUuid, signal?: AbortSignal, travellers?: readonly string[]): Promise<RefundQuoteOutcome>;
  cancel(request: CancelRequest, signal?: AbortSignal): Promise<CancelOutcome>;
  /** What became of the booking and its refund. */
  track(booking: BookingUuid, signal?: AbortSignal): Promise<TrackOutcome>;
}

export type CancellationInput = {
  readonly booking: BookingUuid;
  /** Travellers who can be cancelled by themselves; left out where only all of it can be. */
  readonly divisible?: readonly string[];
};

/** What comes back is asked for: of all of it, or of some of its travellers. */
export type RefundQuestion = Pick<CancellationInput, "booking"> & { readonly travellers: readonly string[] };

export type CancellationOutput =
  | { readonly type: "CANCELLED"; readonly refund: Refund }
  | { readonly type: "KEPT" }
  | { readonly type: "LEFT" };

export type CancellationContext = Required<CancellationInput> & {
  /** Whom it is about; none for everybody. */
  readonly travellers: readonly string[];
  readonly quote: RefundQuote | null;
  readonly target: RefundTarget;
  readonly refund: Refund | null;
  readonly problem: Problem | null;
  readonly end: CancellationOutput;
};

export type CancellationEvent =
  /** Whom it is about; none, or all of those who can be, for everybody. */
  | { readonly type: "travellers.choose"; readonly travellers: readonly string[] }
  | { readonly type: "target.choose"; readonly target: RefundTarget }
  /** Names the quote that was on the screen. */
  | { readonly type: "cancellation.confirm"; readonly quoteId: string }
  | { readonly type: "cancellation.check" }
  | { readonly type: "quote.refresh" }
  | { readonly type: "flow.leave" }
  | HintEvent
  | ResumeEvent;

export type CancellationScreen =
  | "loading"
  | "confirm"
  | "quoteExpired"
  | "notAllowed"
  | "failed"
  | "cancelling"
  | "unsettled"
  | "tracker"
  | "done";

export type CancellationMeta = { readonly screen: CancellationScreen; readonly resume: ResumePolicy };
