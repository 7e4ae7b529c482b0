import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { PlaceCategory } from "../../booking/seat-plan/seat-plan.types.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { NamedPlace } from "../../kernel/named-place.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";

export type BusCity = NamedPlace;

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

/** What a seat of a category costs. `original` is the fare before a reduction. */
export type CategoryFare = PlaceCategory & { readonly amount: Money; readonly original: Money | null };

/** What comes back of a fare at a cancellation so many hours before the departure, in percent. */
export type BusRefundStep = { readonly hoursBefore: number; readonly percent: number };

/** One coach on one day between two cities. */
export type Departure = {
  /** Names it within its search. */
  readonly refId: OfferId;
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
  readonly travellerIds: readonly string[];
};

/** A coach where seats are named by the segment that they are on: it has but one. */
export const coachSegment = "coach";

/** What was booked, for its summary beside the steps. */
export type BusSummary = BusTrip & {
  readonly boarding: BusStop | null;
  readonly dropping: BusStop | null;
  readonly seats: readonly string[];
  /** What they are bought with; null where it is not known. */
  readonly bundle: Names | null;
};
