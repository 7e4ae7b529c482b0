import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { WalkContext, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { ItineraryRefId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { CoachPlan, SeatPick } from "./seats/seats.types.ts";

type Names = { readonly en: string; readonly ar: string };

export type BusCity = {
  /** As addresses name it: `rahim-yar-khan`. */
  readonly slug: string;
  readonly name: Names;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where passengers get on or off, and when. */
export type BusStop = {
  readonly id: string;
  readonly name: Names;
  readonly time: PlaceTime;
  readonly latitude: number;
  readonly longitude: number;
};

export type BusOperator = {
  readonly id: string;
  readonly slug: string;
  readonly name: Names;
  readonly country: string;
  /** Out of five. */
  readonly rating: number;
  readonly reviews: number;
};

export type CoachType = "standard" | "executive" | "business" | "sleeper" | "unknown";

export const busAmenities = [
  "ac",
  "wifi",
  "power",
  "screen",
  "snack",
  "meal",
  "water",
  "toilet",
  "blanket",
  "reading_light",
  "prayer_stop",
  "tracking",
] as const;

export type BusAmenity = (typeof busAmenities)[number];

export type SeatCategory = { readonly code: string; readonly name: Names };

/** What a seat of a category costs. `original` is the fare before a reduction. */
export type CategoryFare = SeatCategory & { readonly amount: Money; readonly original: Money | null };

/** What comes back of a fare at a cancellation so many hours before the departure, in percent. */
export type BusRefundStep = { readonly hoursBefore: number; readonly percent: number };

/** One coach on one day between two cities. */
export type Departure = {
  /** Names it within its search. */
  readonly refId: ItineraryRefId;
  readonly operator: BusOperator;
  readonly coach: { readonly type: CoachType; readonly name: Names };
  readonly amenities: readonly BusAmenity[];
  readonly departs: PlaceTime;
  readonly arrives: PlaceTime;
  readonly minutes: number;
  readonly km: number;
  readonly boarding: readonly BusStop[];
  readonly dropping: readonly BusStop[];
  readonly seatsLeft: number;
  /** The cheapest first. */
  readonly fares: readonly CategoryFare[];
  readonly cancellation: readonly BusRefundStep[];
};

/** A departure with the cities it goes between. */
export type BusTrip = { readonly departure: Departure; readonly from: BusCity; readonly to: BusCity };

/** The departures between two cities on a day. */
export type BusTimes = {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly from: BusCity;
  readonly to: BusCity;
  readonly departures: readonly Departure[];
};

export type TimesOutcome =
  | { readonly type: "TIMES"; readonly times: BusTimes }
  /** There is no such city, or no such day. */
  | { readonly type: "INVALID" }
  | { readonly type: "GONE" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SeatsOutcome =
  | {
      readonly type: "SEATS";
      readonly trip: BusTrip;
      readonly plan: CoachPlan;
      readonly search: SearchText;
      readonly expiresAt: EpochMs;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type BundleInclusion = {
  readonly kind: "bag" | "refund" | "seat_change" | "date_change" | "priority" | "unknown";
  readonly state: "included" | "paid" | "none" | "unknown";
  readonly detail: string | null;
};

/** A way to buy the chosen seats: what it includes, and what it takes off. */
export type Bundle = {
  readonly code: string;
  readonly name: Names;
  /** Percent off the fare; below zero for what it adds. */
  readonly discount: number;
  readonly includes: readonly BundleInclusion[];
  readonly price: Price;
  readonly refund: readonly BusRefundStep[];
};

/** Chosen seats priced with every bundle, for a while. */
export type SeatFares = {
  /** What is quoted and reserved. */
  readonly refId: RefId;
  readonly bundles: readonly Bundle[];
  readonly expiresAt: EpochMs;
  /** One to a seat, in the order in which the seats were asked for. */
  readonly passengerIds: readonly string[];
};

export type SeatFaresRequest = {
  /** Of the departure. */
  readonly departure: ItineraryRefId;
  readonly picks: readonly SeatPick[];
  readonly boarding: string | null;
  readonly dropping: string | null;
};

export type SeatFaresOutcome =
  | { readonly type: "FARES"; readonly fares: SeatFares }
  | { readonly type: "SEATS_TAKEN"; readonly seats: readonly string[] }
  /** The operator does not seat this traveller there. */
  | { readonly type: "RULE_BROKEN"; readonly seat: string }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What choosing seats needs from outside. No method rejects. */
export interface BusSeatsService {
  /** A departure with its seats as they are now; reading it keeps the search alive. */
  seats(departure: ItineraryRefId, signal?: AbortSignal): Promise<SeatsOutcome>;
  seatFares(request: SeatFaresRequest, signal?: AbortSignal): Promise<SeatFaresOutcome>;
}

/** The calls of a search. No method rejects. */
export interface BusTimetable {
  times(search: SearchText, signal?: AbortSignal): Promise<TimesOutcome>;
  /** A search that was opened before; reading it makes it last longer. */
  timesAgain(refId: RefId, signal?: AbortSignal): Promise<TimesOutcome>;
}

/** What booking a bus needs from outside. No method rejects. */
export interface BusesService extends SearchService, BusSeatsService, CheckoutService {}

/** What was booked, for its summary beside the steps. */
export type BusSummary = BusTrip & {
  readonly boarding: BusStop | null;
  readonly dropping: BusStop | null;
  readonly seats: readonly string[];
};

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly bus?: BusSummary };

/** The address of a coach's seats names no session. */
export type BusesStart = WalkStart<Booked, RefId | null>;

export type BusesInput = WalkInput<Booked, RefId | null>;

/** What was chosen on the coach, to come back to it. */
export type SeatChoice = {
  readonly trip: BusTrip;
  readonly picks: readonly SeatPick[];
  readonly boarding: string | null;
  readonly dropping: string | null;
  readonly fares: SeatFares;
  readonly bundle: string;
};

export type BusesContext = WalkContext<Booked, RefId | null> & {
  readonly choice: SeatChoice | null;
  /** Seats of theirs that went to somebody else. */
  readonly lost: readonly string[];
};

export type BusesOwnScreen = "seats";
