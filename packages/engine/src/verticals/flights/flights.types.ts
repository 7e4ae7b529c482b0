import type { CheckoutService, CheckoutSetting } from "../../booking/checkout/checkout.types.ts";
import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type {
  ReadOfferEvent,
  WalkContext,
  WalkEvent,
  WalkInput,
  WalkScreen,
  WalkStart,
} from "../../booking/walk/walk.types.ts";
import type { AgeBand } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";

export type Cabin = "economy" | "premium_economy" | "business" | "first";

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
  readonly id: OfferId;
  readonly provider: string;
  /** Who sells the ticket. */
  readonly airline: string;
  readonly legs: readonly FlightLeg[];
  readonly baggage: readonly Baggage[];
  readonly brand: Names & { readonly code: string };
  readonly isRefundable: boolean;
  /** Whether a part is kept, however early one cancels. */
  readonly hasRefundFee?: boolean | undefined;
  readonly isChangeable: boolean;
  readonly seatsLeft: number;
  readonly price: Price;
  readonly perType: readonly { readonly type: AgeBand; readonly count: number; readonly total: Money }[];
  readonly co2Kg: number | null;
  readonly isHoldAllowed: boolean;
  /** Of an offer of a list whose own fare has no checked bag for every adult all the way: its least fare that has; none where none has. */
  readonly withBag?: BagFare | undefined;
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
    /** What changing or cancelling takes now at least, of everybody's fare. */
    readonly fee: Money | null;
  }[];
  readonly baggage: readonly Baggage[];
  readonly isRefundable: boolean;
  readonly isChangeable: boolean;
  readonly seatsLeft: number;
  readonly price: Price;
  /** Beyond the itinerary's own fare, for everybody. */
  readonly extra: Money;
};

/** A fare that a list tells of beside the offer's own; `extra` is what it costs beyond that. */
export type BagFare = Pick<
  Itinerary,
  "baggage" | "brand" | "hasRefundFee" | "isChangeable" | "isRefundable" | "perType" | "price"
> &
  Pick<Fare, "extra" | "id">;

export type FaresOutcome =
  | {
      readonly type: "FARES";
      readonly itinerary: Itinerary;
      readonly references: FlightReferences;
      /** The cheapest first; empty where there are no families to choose from. */
      readonly fares: readonly Fare[];
      readonly expiresAt: EpochMs;
      /** What its session looks for, where that is known: an offer that was opened by its address leads back to it. */
      readonly search?: SearchText;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What booking a flight needs from outside. No method rejects. */
export interface FlightsService extends SearchService, CheckoutService {
  /** An itinerary with its fare families; reading it keeps the session alive. */
  fares(refId: RefId, offer: OfferId, signal?: AbortSignal): Promise<FaresOutcome>;
}

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly flight?: { readonly itinerary: Itinerary; readonly references: FlightReferences } };

export type FlightsStart = WalkStart<Booked>;

/** What the walk must know of where and for whom it is. */
export type FlightsSetting = CheckoutSetting & { readonly seatedPassengers: number };

export type FlightsInput = WalkInput<Booked, RefId, FlightsSetting>;

export type FlightsContext = WalkContext<Booked, RefId, FlightsSetting> & {
  readonly offerExpiresAt: EpochMs;
  readonly itinerary: Itinerary | null;
  readonly references: FlightReferences | null;
  readonly fares: readonly Fare[];
  readonly fareId: string | null;
  readonly problem: Problem | null;
};

export type FlightsEvent =
  | WalkEvent<FlightsSetting>
  | ReadOfferEvent
  | { readonly type: "fare.choose"; readonly fareId: string }
  | { readonly type: "itinerary.accept" };

export type FlightsOwnScreen = "itinerary" | "itineraryFailed" | "sessionExpired";

export type FlightsScreen = WalkScreen<FlightsOwnScreen>;
