import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid, OrderRefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Ask } from "../ask/ask.types.ts";
import type { Refund } from "../cancellation/cancellation.types.ts";
import type { Policy } from "../quote/quote.types.ts";
import type { BookingAction, BookingStatus } from "../status.ts";

/** A change that the supplier made, and that the traveller answers. */
export type SupplierChange = {
  readonly id: string;
  readonly respondBy: EpochMs;
  readonly state: "open" | "accepted" | "declined" | "unknown";
};

/** One try at paying for the booking. */
export type BookingPayment = {
  readonly id: string;
  /** As the service names its method: `card`, `wallet_balance`. */
  readonly method: string;
  readonly state: "received" | "failed" | "open" | "refunded";
  readonly amount: Money;
  readonly at: EpochMs;
};

/** A ticket that can be sent to whoever it is for, and what became of that. */
export type TicketMail = {
  readonly ticket: string;
  /** Where it was sent last; null for never. */
  readonly email: string | null;
  readonly sentAt: EpochMs | null;
  /** What was sent counts no more: the ticket has another code since. */
  readonly isOutdated: boolean;
  /** How often it can still be sent. */
  readonly left: number;
};

/** Sending each ticket of a booking to its person, until an instant. */
export type TicketSending = {
  readonly until: EpochMs;
  /** Each goes to its person's own address as soon as it is issued. */
  readonly isByItself: boolean;
  /** Those that let somebody in. */
  readonly tickets: readonly TicketMail[];
};

/** What was asked for last of a booking, in a letter, and is not done yet. */
export type ChangeRequest = {
  /** What may be quoted. */
  readonly reference: string;
  readonly at: EpochMs;
  /** When it is answered at the latest. */
  readonly answerBy: EpochMs;
  /** In the writer's own words; empty where only another day was asked for. */
  readonly wish: string;
  /** The day that was asked for, as `YYYY-MM-DD`. */
  readonly day: string | null;
};

/** What can be had on paper. */
export const documentKinds = ["eticket", "invoice"] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What every booking has, whatever it is of. A vertical's own booking adds what was booked. */
export type Booking = {
  readonly uuid: BookingUuid;
  readonly order: OrderRefId;
  readonly status: BookingStatus | "unknown";
  /** The service's own word for a status that is not known here. */
  readonly statusText: string;
  readonly createdAt: EpochMs;
  /** When it was to begin before the supplier moved it, by the clocks of that place; left out where it was not moved. */
  readonly movedFrom?: string;
  /** When all of it was cancelled; left out where it was not. */
  readonly cancelledAt?: EpochMs;
  /** It has ended without anything of it having been paid. */
  readonly isNeverPaid: boolean;
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
  /** Whom it was booked by; cut short while personal data is hidden. */
  readonly contact: { readonly email: string; readonly phone: string };
  /** Oldest first; none while personal data is hidden. */
  readonly payments: readonly BookingPayment[];
  readonly documents: readonly DocumentKind[];
  /** Travellers who can be cancelled by themselves; left out where only all of it can be. */
  readonly divisible?: readonly string[];
  /** Left out where its tickets go together, once it is too late, and while personal data is hidden. */
  readonly sending?: TicketSending;
  /** Left out where nothing was asked for, and while personal data is hidden. */
  readonly changeRequest?: ChangeRequest;
  /** Personal data is hidden until whoever looks has shown that it is theirs. */
  readonly isMasked: boolean;
};

export type ReadRequest = {
  readonly booking: BookingUuid;
  /** The e-mail address or phone number that it was booked with. */
  readonly proof: string | null;
};

export type ProofTrouble =
  | { readonly type: "PROOF_REFUSED" }
  /** Too many tries; none is looked at before that. */
  | { readonly type: "RATE_LIMITED"; readonly retryAt: EpochMs };

export type ReadOutcome =
  | { readonly type: "BOOKING"; readonly booking: Booking }
  | { readonly type: "NOT_FOUND" }
  | ProofTrouble
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

/**
 * What is asked for of a booking whose tickets go to each person (`booking/ask`): sending a `ticket` of a `booking` to an `email`, once by each
 * `attempt`. `TOO_LATE`: the doors are open, the ticket counts no more, or was sent as often as it may be.
 */
export type TicketAsks = { readonly send: Ask };

export type DocumentRequest = ReadRequest & { readonly kind: DocumentKind };

export type DocumentOutcome =
  /** Where it can be fetched until then, absolute or a path on the service's own host; for whoever may see the booking only. */
  | { readonly type: "READY"; readonly address: string; readonly expiresAt: EpochMs }
  /** There is no such booking for whoever asks, or no such document of it. */
  | { readonly type: "NOT_THERE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Papers of a booking of any kind. Does not reject. */
export interface BookingDocuments {
  make(request: DocumentRequest, signal?: AbortSignal): Promise<DocumentOutcome>;
}

export type BookingTrouble =
  | { readonly type: "PROBLEM"; readonly problem: Problem }
  | ProofTrouble
  | { readonly type: "TOO_LATE" };

export type BookingInput = {
  readonly booking: BookingUuid;
  /** What was read before the flow began, as a server does for the first page; nothing is read again then. */
  readonly found?: ReadOutcome | null;
};

export type BookingContext = {
  readonly uuid: BookingUuid;
  readonly proof: string | null;
  readonly booking: Booking | null;
  readonly trouble: BookingTrouble | null;
  /** What the flow began with, until it is looked at. */
  readonly found: ReadOutcome | null;
  /** The deadline that was waited for: reading again when it has passed is done once. */
  readonly awaited: EpochMs | null;
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
