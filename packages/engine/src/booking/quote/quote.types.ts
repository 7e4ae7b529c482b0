import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid, OfferId, OrderRefId, RefId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { DistinctNames, QuotedTraveller } from "./quoted-traveller.types.ts";

export type ExtraKind = "bag" | "seat" | "meal" | "service";

/** An extra for a traveller; `segmentId` is null for what holds for a whole leg. A seat is chosen by the service id of its offer. */
export type ExtraChoice = {
  readonly serviceId: string;
  readonly travellerId: string;
  readonly segmentId: string | null;
  readonly quantity: number;
};

/** Every one of the travellers needs one; on every one of the segments, where there are any. */
export type RequiredExtra = {
  readonly kind: ExtraKind;
  readonly travellerIds: readonly string[];
  readonly segmentIds: readonly string[];
};

/** What cancelling or changing costs between two instants; null leaves that side open. */
export type PolicyRule = {
  readonly from: EpochMs | null;
  readonly until: EpochMs | null;
  readonly isAllowed: boolean;
  /** What is kept, or asked for a change. */
  readonly penalty: Money;
  /** What of the penalty is the service fee, which is never given back; left out where nobody tells it apart. */
  readonly serviceFee?: Money;
  /** What comes back on cancelling. */
  readonly refund: Money;
};

export type Policy = { readonly cancellation: readonly PolicyRule[]; readonly change: readonly PolicyRule[] };

/** A price that the service stands by until a deadline, and everything it depends on. */
export type Quote = {
  readonly refId: RefId;
  /** Names this very price with its extras, baggage and policy; reserving and paying carry it. */
  readonly hash: string;
  readonly price: QuotedPrice;
  /** How long the price is guaranteed. */
  readonly expiresAt: EpochMs;
  /** How long a reservation is then held unpaid. */
  readonly holdMinutes: number;
  /** Whom it is for and what is asked of each; none where a way to reach somebody is all that is needed. */
  readonly travellers: readonly QuotedTraveller[];
  /** Left out where everybody may be called the same. */
  readonly distinctNames?: DistinctNames;
  readonly requiredExtras: readonly RequiredExtra[];
  readonly offeredExtras: Readonly<Record<ExtraKind, boolean>>;
  readonly extras: readonly ExtraChoice[];
  readonly policy: Policy;
  /** Place-local days of the first departure (or check-in) and of the last, on which ages are counted. */
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** The reservation made from it, when there is one: how a flow finds out after a lost answer. */
  readonly reservation: { readonly uuid: BookingUuid; readonly order: OrderRefId } | null;
};

/** The price that a person said yes to, by its hash and by what would be charged. */
export type Acknowledgement = {
  readonly quoteHash: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
};

export type QuoteRequest =
  /** `option` is the fare family, the room's rate or the pass; null for the offer's own. */
  | {
      readonly kind: "first";
      readonly refId: RefId;
      readonly offer: OfferId;
      readonly option: string | null;
      readonly currency: CurrencyCode;
    }
  /** The same quote with these extras. */
  | { readonly kind: "again"; readonly refId: RefId; readonly extras: readonly ExtraChoice[] }
  /** The quote as it stands; `isRenewed` prices it anew and starts its clock again. */
  | { readonly kind: "read"; readonly refId: RefId; readonly isRenewed: boolean };

export type QuoteOutcome =
  | { readonly type: "QUOTED"; readonly quote: Quote }
  | { readonly type: "SOLD_OUT" }
  /** The search it came from is over. */
  | { readonly type: "SESSION_EXPIRED" }
  /** The quote's own guarantee is over; it can be renewed. */
  | { readonly type: "QUOTE_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Does not reject. */
export interface QuoteService {
  quote(request: QuoteRequest, signal?: AbortSignal): Promise<QuoteOutcome>;
}

/** What the person saw when they asked for a price. `policy` is null when none was shown yet. */
export type Seen = {
  readonly price: Price;
  readonly policy: Policy | null;
  /** It is what would have been charged, and not only what was shown in a currency of theirs. */
  readonly isCharge: boolean;
};

export type QuoteInput = {
  readonly request: QuoteRequest;
  /** Null when they saw no price. A quote that comes to the same on the same terms needs no second yes. */
  readonly seen: Seen | null;
};

export type QuoteOutput =
  | { readonly type: "ACCEPTED"; readonly quote: Quote; readonly acknowledged: Acknowledgement }
  | { readonly type: "DECLINED" }
  | { readonly type: "SOLD_OUT" }
  | { readonly type: "SESSION_EXPIRED" };

export type QuoteContext = {
  readonly request: QuoteRequest;
  readonly seen: Seen | null;
  readonly quote: Quote | null;
  readonly problem: Problem | null;
  readonly end: QuoteOutput;
};

export type QuoteEvent =
  | { readonly type: "quote.accept"; readonly acknowledged: Acknowledgement }
  | { readonly type: "quote.decline" }
  | { readonly type: "quote.refresh" }
  | ResumeEvent;

export type QuoteScreen = "quoting" | "priceChanged" | "quoteExpired" | "quoteFailed" | "done";

export type QuoteMeta = { readonly screen: QuoteScreen; readonly resume: ResumePolicy };
