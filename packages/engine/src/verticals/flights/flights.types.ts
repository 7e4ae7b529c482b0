import type { ExtrasService } from "../../booking/extras/extras.types.ts";
import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type {
  Acknowledgement,
  ExtraChoice,
  Quote,
  QuoteRequest,
  QuoteService,
  Seen,
} from "../../booking/quote/quote.types.ts";
import type { Reservation, ReserveService } from "../../booking/reserve/reserve.types.ts";
import type { HintEvent, ResumeEvent } from "../../booking/resume.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { PartyProblems, TravellersDraft, TravelParty } from "../../booking/travellers/travellers.types.ts";
import type { AgeBand, CalendarDate } from "../../kernel/calendar-date.ts";
import type { BookingUuid, ItineraryRefId, OrderRefId, RefId } from "../../kernel/ids.ts";
import type { CurrencyCode, Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ResumePolicy } from "../../kernel/resume.ts";

export type Cabin = "economy" | "premium_economy" | "business" | "first";

export type Names = { readonly en: string; readonly ar: string };

export type FlightSegment = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly departs: PlaceTime;
  readonly arrives: PlaceTime;
  readonly minutes: number;
  readonly airline: string;
  readonly operatedBy: string;
  readonly number: string;
  readonly aircraft: string;
  readonly terminals: { readonly from: string | null; readonly to: string | null };
  readonly cabin: Cabin;
  /** The wait before it; null on the first of a leg. */
  readonly layoverMinutes: number | null;
};

export type FlightLeg = {
  readonly from: string;
  readonly to: string;
  readonly departs: PlaceTime;
  readonly arrives: PlaceTime;
  readonly minutes: number;
  readonly stops: number;
  /** Days between the local days of departure and arrival. */
  readonly dayOffset: number;
  readonly segments: readonly FlightSegment[];
};

export type Allowance =
  | { readonly unit: "pieces"; readonly pieces: number; readonly kgEach: number }
  | { readonly unit: "kg"; readonly kg: number };

/** What one passenger of a type may carry on some segments of a leg. */
export type Baggage = {
  readonly leg: number;
  readonly segmentIds: readonly string[];
  readonly type: AgeBand;
  readonly cabinBag: { readonly pieces: number; readonly kg: number };
  readonly checked: Allowance;
};

/** One result of a search. */
export type Itinerary = {
  readonly id: ItineraryRefId;
  readonly provider: string;
  /** Who sells the ticket. */
  readonly airline: string;
  readonly legs: readonly FlightLeg[];
  readonly baggage: readonly Baggage[];
  readonly brand: Names & { readonly code: string };
  readonly isRefundable: boolean;
  readonly isChangeable: boolean;
  readonly seatsLeft: number;
  readonly price: Price;
  readonly perType: readonly { readonly type: AgeBand; readonly count: number; readonly total: Money }[];
  readonly co2Kg: number | null;
  readonly isHoldAllowed: boolean;
};

/** What itineraries refer to by code. */
export type FlightReferences = {
  readonly airlines: Readonly<Record<string, Names>>;
  readonly airports: Readonly<
    Record<string, Names & { readonly city: Names; readonly country: string; readonly zone: string }>
  >;
  readonly aircraft: Readonly<Record<string, string>>;
};

/** A fare family of an itinerary. */
export type Fare = {
  readonly id: string;
  readonly brand: Names & { readonly code: string };
  readonly includes: readonly {
    readonly kind: "cabin_bag" | "bag" | "seat" | "meal" | "lounge" | "priority" | "refund" | "change" | "unknown";
    readonly state: "included" | "paid" | "none" | "unknown";
    readonly detail: string | null;
  }[];
  readonly baggage: readonly Baggage[];
  readonly isRefundable: boolean;
  readonly isChangeable: boolean;
  readonly seatsLeft: number;
  readonly price: Price;
  /** Beyond the itinerary's own fare, for everybody. */
  readonly extra: Money;
};

export type FaresOutcome =
  | {
      readonly type: "FARES";
      readonly itinerary: Itinerary;
      readonly references: FlightReferences;
      /** The cheapest first; empty where there are no families to choose from. */
      readonly fares: readonly Fare[];
      readonly expiresAt: EpochMs;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What booking a flight needs from outside. No method rejects. */
export interface FlightsService extends SearchService, QuoteService, ExtrasService, ReserveService {
  /** An itinerary with its fare families; reading it keeps the session alive. */
  fares(refId: RefId, offer: ItineraryRefId, signal?: AbortSignal): Promise<FaresOutcome>;
}

export type OfferRef = { readonly refId: RefId; readonly offer: ItineraryRefId };

/** Where a walk begins: at home, or at an address that somebody opened. */
export type FlightsStart =
  | { readonly at: "search" }
  | { readonly at: "results"; readonly search: SearchText; readonly refId: RefId | null }
  | {
      readonly at: "itinerary";
      readonly search: SearchText | null;
      readonly refId: RefId;
      readonly offer: ItineraryRefId;
    }
  | { readonly at: "quote"; readonly refId: RefId }
  | {
      readonly at: "payment";
      readonly booking: BookingUuid;
      readonly order: OrderRefId;
      /** What was booked, to be shown beside the payment. */
      readonly flight?: { readonly itinerary: Itinerary; readonly references: FlightReferences };
    };

/** What the walk must know of where and for whom it is. */
export type FlightsSetting = {
  readonly currency: CurrencyCode;
  readonly today: CalendarDate;
  readonly dialCode: string;
  readonly seatedPassengers: number;
  readonly isSignedIn: boolean;
  /** The origins that a payer may be sent to. */
  readonly paymentOrigins: readonly string[];
};

export type FlightsInput = { readonly start: FlightsStart; readonly setting: FlightsSetting };

export type FlightsOutput =
  | { readonly type: "BOOKED"; readonly booking: BookingUuid }
  /** The person went away. The booking, if there is one, goes on without the walk. */
  | { readonly type: "LEFT"; readonly booking: BookingUuid | null };

export type FlightsContext = {
  readonly start: FlightsStart;
  readonly setting: FlightsSetting;
  readonly search: SearchText | null;
  /** The session of the results; null for a new search. */
  readonly session: RefId | null;
  readonly offer: OfferRef | null;
  readonly offerExpiresAt: EpochMs;
  readonly itinerary: Itinerary | null;
  readonly references: FlightReferences | null;
  readonly fares: readonly Fare[];
  readonly fareId: string | null;
  readonly request: QuoteRequest | null;
  readonly seen: Seen | null;
  readonly quote: Quote | null;
  readonly acknowledged: Acknowledgement | null;
  readonly draft: TravellersDraft | null;
  readonly party: TravelParty | null;
  readonly partyProblems: PartyProblems | null;
  readonly choices: readonly ExtraChoice[];
  readonly areExtrasChosen: boolean;
  readonly taken: readonly { readonly segmentId: string; readonly seat: string }[];
  readonly voucher: string | null;
  readonly reservation: Reservation | null;
  readonly problem: Problem | null;
  readonly end: FlightsOutput;
};

export type FlightsEvent =
  | { readonly type: "search.submit"; readonly search: SearchText }
  | { readonly type: "search.edit" }
  | { readonly type: "search.refresh" }
  | { readonly type: "fare.choose"; readonly fareId: string }
  | { readonly type: "itinerary.accept" }
  | { readonly type: "itinerary.reload" }
  | { readonly type: "quote.refresh" }
  | { readonly type: "voucher.change"; readonly voucher: string | null }
  | { readonly type: "travellers.edit" }
  | { readonly type: "extras.edit" }
  /** The yes to the price that was on the screen. */
  | { readonly type: "review.accept"; readonly acknowledged: Acknowledgement }
  | { readonly type: "flow.back" }
  | { readonly type: "flow.leave" }
  /** Somebody signed in, or another day or currency began. What is under way keeps what it began with. */
  | { readonly type: "setting.change"; readonly setting: FlightsSetting }
  | HintEvent
  | ResumeEvent;

export type FlightStep =
  | "search"
  | "results"
  | "itinerary"
  | "passengers"
  | "addons"
  | "review"
  | "payment"
  | "confirmation";

/** Where the address bar should be. The host knows the route of each step. */
export type FlightsEmitted = {
  readonly type: "navigate";
  readonly step: FlightStep;
  readonly search: SearchText | null;
  readonly refId: RefId | null;
  readonly offer: ItineraryRefId | null;
  readonly booking: BookingUuid | null;
};

export type FlightsScreen =
  | FlightStep
  | "quote"
  | "itineraryFailed"
  | "sessionExpired"
  | "quoteExpired"
  | "soldOut"
  | "reserving"
  | "reserveRefused"
  | "holdExpired"
  | "left";

export type FlightsMeta = { readonly screen: FlightsScreen; readonly resume: ResumePolicy; readonly step: FlightStep };
