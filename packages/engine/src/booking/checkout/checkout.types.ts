import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { HintEvent, ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { BookingUuid, OrderRefId, RefId } from "../../kernel/ids.ts";
import type { CurrencyCode } from "../../kernel/money.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ExtrasService } from "../extras/extras.types.ts";
import type { Acknowledgement, ExtraChoice, Quote, QuoteRequest, QuoteService, Seen } from "../quote/quote.types.ts";
import type { Reservation, ReserveService } from "../reserve/reserve.types.ts";
import type { PartyProblems, TravellersDraft, TravelParty } from "../travellers/travellers.types.ts";

/** What a checkout asks the service of what is booked for. No method rejects. */
export interface CheckoutService extends QuoteService, ExtrasService, ReserveService {}

/** What the steps must know of where and for whom they are. */
export type CheckoutSetting = {
  /** Of an order whose own is not known: one that was opened by its address. */
  readonly currency: CurrencyCode;
  readonly today: CalendarDate;
  readonly dialCode: string;
  readonly isSignedIn: boolean;
  /** The origins that a payer may be sent to. */
  readonly paymentOrigins: readonly string[];
};

export type CheckoutStart =
  /** A price is asked for. `seen` is what the person saw of it; null when they saw none. */
  | { readonly at: "quote"; readonly request: QuoteRequest; readonly seen: Seen | null }
  /** What is reserved already is paid for. */
  | { readonly at: "payment"; readonly booking: BookingUuid; readonly order: OrderRefId };

/** What a person gave that holds whatever they book. It goes in with the next offer, so that nothing is typed twice. */
export type CheckoutKept = {
  readonly draft: TravellersDraft | null;
  /** The party as it was last said to be complete. Not in what an older build has kept. */
  readonly party?: TravelParty | null;
  readonly voucher: string | null;
  /** The quote that it was last given for. */
  readonly quoted: RefId | null;
};

export type CheckoutInput = {
  readonly start: CheckoutStart;
  readonly setting: CheckoutSetting;
  readonly kept?: CheckoutKept;
};

export type TakenSeat = { readonly segmentId: string; readonly seat: string };

/** How a checkout leads back to what its vertical has before it. */
export type WayBack =
  /** Back from the people, to what was chosen. */
  | "BACK"
  /** The price was not wanted, or could not be had. */
  | "DECLINED"
  | "SOLD_OUT"
  | "SEARCH_AGAIN"
  | "SEARCH_EDIT";

export type CheckoutOutput =
  | { readonly type: "BOOKED"; readonly booking: BookingUuid }
  /** The person went away. The booking, if there is one, goes on without the checkout. */
  | { readonly type: "LEFT"; readonly booking: BookingUuid | null }
  | { readonly type: WayBack; readonly kept: CheckoutKept }
  /** What was picked before the price was asked for went to somebody else: seats of a bus, a room. */
  | { readonly type: "TAKEN"; readonly taken: readonly TakenSeat[]; readonly kept: CheckoutKept };

export type CheckoutContext = {
  readonly start: CheckoutStart;
  readonly setting: CheckoutSetting;
  readonly request: QuoteRequest | null;
  readonly seen: Seen | null;
  readonly quote: Quote | null;
  readonly acknowledged: Acknowledgement | null;
  readonly draft: TravellersDraft | null;
  readonly party: TravelParty | null;
  readonly partyProblems: PartyProblems | null;
  readonly choices: readonly ExtraChoice[];
  readonly areExtrasChosen: boolean;
  readonly taken: readonly TakenSeat[];
  readonly voucher: string | null;
  readonly reservation: Reservation | null;
  readonly problem: Problem | null;
  readonly end: CheckoutOutput;
};

export type CheckoutEvent =
  | { readonly type: "search.edit" }
  | { readonly type: "search.refresh" }
  | { readonly type: "quote.refresh" }
  | { readonly type: "voucher.change"; readonly voucher: string | null }
  | { readonly type: "travellers.edit" }
  | { readonly type: "extras.edit" }
  /** The yes to the price that was on the screen. */
  | { readonly type: "review.accept"; readonly acknowledged: Acknowledgement }
  | { readonly type: "flow.back" }
  | { readonly type: "flow.leave" }
  /** Somebody signed in, or another day or currency began. What is under way keeps what it began with. */
  | { readonly type: "setting.change"; readonly setting: CheckoutSetting }
  | HintEvent
  | ResumeEvent;

/** Where it is on the way. `offer` is the vertical's own step before it, which it goes by while a price is asked for. */
export type CheckoutStep = "results" | "offer" | "travellers" | "addons" | "review" | "payment" | "confirmation";

/** Where the address bar should be. The host knows the route of each step. */
export type CheckoutEmitted = {
  readonly type: "navigate";
  readonly step: CheckoutStep;
  readonly refId: RefId | null;
  readonly booking: BookingUuid | null;
};

export type CheckoutScreen =
  | "quote"
  | "travellers"
  | "addons"
  | "review"
  | "reserving"
  | "payment"
  | "confirmation"
  | "sessionExpired"
  | "quoteExpired"
  | "soldOut"
  | "reserveRefused"
  | "holdExpired"
  | "left";

export type CheckoutMeta = {
  readonly screen: CheckoutScreen;
  readonly resume: ResumePolicy;
  readonly step: CheckoutStep;
};
