import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid, OrderRefId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Acknowledgement, ExtraChoice, Quote } from "../quote/quote.types.ts";
import type { PartyProblems, TravelParty } from "../travellers/travellers.types.ts";

/** What holds a price until it is paid for. */
export type Reservation = {
  readonly booking: BookingUuid;
  readonly order: OrderRefId;
  /** The supplier's own reference. */
  readonly pnr: string | null;
  readonly payBy: EpochMs;
  readonly priceGuaranteedUntil: EpochMs;
  readonly due: Money;
  /** The price that the supplier reserved at. */
  readonly quoteHash: string;
};

export type ReserveRequest = {
  readonly refId: RefId;
  /** The price that the person said yes to. */
  readonly acknowledged: Acknowledgement;
  /** One intention to reserve: the same name is the same booking, however often it arrives. */
  readonly attempt: string;
  readonly party: TravelParty;
  readonly extras: readonly ExtraChoice[];
  readonly voucher: string | null;
};

/** Why the supplier did not reserve. Nothing is held. */
export type ReserveRefusal =
  /** The price that was accepted is no longer the quote's: it is read again and asked about. */
  | { readonly type: "PRICE_CHANGED" }
  | { readonly type: "SOLD_OUT" }
  | { readonly type: "QUOTE_EXPIRED" }
  | { readonly type: "SEAT_TAKEN"; readonly seats: readonly { readonly segmentId: string; readonly seat: string }[] }
  | { readonly type: "VALIDATION_FAILED"; readonly problems: PartyProblems; readonly extrasMissing: boolean }
  | { readonly type: "REFUSED"; readonly problem: Problem };

export type ReserveOutcome =
  | { readonly type: "RESERVED"; readonly reservation: Reservation }
  | ReserveRefusal
  /** The service is too busy and did nothing; it says when to come again. */
  | { readonly type: "TRY_LATER"; readonly at: EpochMs }
  /** Timeout, lost connection, a 5xx, a reload: it may have been reserved. */
  | { readonly type: "UNKNOWN" };

export type FindOutcome =
  /** With the quote as it was reserved: another tab may have chosen other extras before this one asked. */
  | { readonly type: "FOUND"; readonly reservation: Reservation; readonly quote: Quote }
  | { readonly type: "NONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What reserving needs from outside. No method rejects. */
export interface ReserveService {
  reserve(request: ReserveRequest, signal?: AbortSignal): Promise<ReserveOutcome>;
  /** The reservation that was made from a quote, if any. */
  findReservation(refId: RefId, signal?: AbortSignal): Promise<FindOutcome>;
}

export type Found = FindOutcome & { readonly now: EpochMs };

export type ReserveInput = {
  readonly quote: Quote;
  readonly acknowledged: Acknowledgement;
  readonly party: TravelParty;
  readonly voucher: string | null;
  /** Between one search for the reservation and the next; after them a person decides. */
  readonly checksMs?: readonly number[];
};

export type ReserveOutput =
  /** Where it was found rather than answered, what it says counts, and not what was asked for. */
  | { readonly type: "RESERVED"; readonly reservation: Reservation; readonly quote?: Quote }
  | ReserveRefusal
  /** The person went away while nobody knew. */
  | { readonly type: "LEFT" };

export type ReserveContext = Required<ReserveInput> & {
  readonly checks: number;
  readonly nextCheckAt: EpochMs;
  readonly tries: number;
  readonly end: ReserveOutput;
};

export type ReserveEvent =
  | { readonly type: "reservation.check" }
  | { readonly type: "reservation.retry" }
  | { readonly type: "flow.leave" }
  | ResumeEvent;

export type ReserveScreen = "reserving" | "waiting" | "unsettled" | "done";

export type ReserveMeta = { readonly screen: ReserveScreen; readonly resume: ResumePolicy };
