import type { BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ResumePolicy } from "../../kernel/resume.ts";
import type { Refund } from "../cancellation/cancellation.types.ts";
import type { Policy } from "../quote/quote.types.ts";
import type { HintEvent, ResumeEvent } from "../resume.types.ts";
import type { BookingAction, BookingStatus } from "../status.ts";

/** A change that the supplier made, and that the traveller answers. */
export type SupplierChange = {
  readonly id: string;
  readonly respondBy: EpochMs;
  readonly state: "open" | "accepted" | "declined" | "unknown";
};

/** What every booking has, whatever it is of. What was booked is read beside it, by the same uuid. */
export type Booking = {
  readonly uuid: BookingUuid;
  readonly order: OrderRefId;
  readonly status: BookingStatus | "unknown";
  /** The service's own word for a status that is not known here. */
  readonly statusText: string;
  /** A payment was sent and nobody knows what became of it: the deadline stands still. */
  readonly isPaymentUnknown: boolean;
  readonly pnr: string | null;
  readonly payBy: EpochMs | null;
  readonly due: Money;
  readonly price: QuotedPrice;
  readonly policy: Policy;
  /** What the service offers now. */
  readonly actions: readonly BookingAction[];
  readonly changes: readonly SupplierChange[];
  readonly refund: Refund | null;
  /** Personal data is hidden until whoever looks has shown that it is theirs. */
  readonly isMasked: boolean;
};

export type ReadRequest = {
  readonly booking: BookingUuid;
  /** The e-mail address or phone number that it was booked with. */
  readonly proof: string | null;
};

export type ReadOutcome =
  | { readonly type: "BOOKING"; readonly booking: Booking }
  | { readonly type: "NOT_FOUND" }
  | { readonly type: "PROOF_REFUSED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type RespondRequest = ReadRequest & {
  readonly changeId: string;
  readonly decision: "accept" | "decline";
};

export type RespondOutcome =
  | { readonly type: "RESPONDED" }
  | { readonly type: "TOO_LATE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What a booking's page needs from outside. No method rejects. */
export interface BookingService {
  read(request: ReadRequest, signal?: AbortSignal): Promise<ReadOutcome>;
  /** The same answer twice is the same answer. */
  respond(request: RespondRequest, signal?: AbortSignal): Promise<RespondOutcome>;
}

export type BookingTrouble =
  | { readonly type: "PROBLEM"; readonly problem: Problem }
  | { readonly type: "PROOF_REFUSED" }
  | { readonly type: "TOO_LATE" };

export type BookingInput = { readonly booking: BookingUuid };

export type BookingContext = {
  readonly uuid: BookingUuid;
  readonly proof: string | null;
  readonly booking: Booking | null;
  readonly trouble: BookingTrouble | null;
};

export type BookingEvent =
  | { readonly type: "booking.reload" }
  | { readonly type: "proof.submit"; readonly proof: string }
  | { readonly type: "change.respond"; readonly changeId: string; readonly decision: "accept" | "decline" }
  | { readonly type: "cancellation.start" }
  | { readonly type: "payment.resume" }
  | HintEvent
  | ResumeEvent;

/** An unpaid booking is paid on its payment page. */
export type BookingEmitted = { readonly type: "navigate"; readonly to: "payment"; readonly booking: BookingUuid };

export type BookingScreen = "loading" | "booking" | "cancellation" | "missing" | "failed";

export type BookingMeta = { readonly screen: BookingScreen; readonly resume: ResumePolicy };
