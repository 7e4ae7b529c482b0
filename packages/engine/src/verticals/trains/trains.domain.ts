import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { PlaceKind } from "../../booking/seat-plan/seat-plan.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { NamedPlace } from "../../kernel/named-place.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";

/** A station, or a city with several of them. */
export type TrainStation = NamedPlace & {
  /** The slugs of a city's stations; none of a station. */
  readonly stations: readonly string[];
};

export type TrainStop = {
  readonly station: TrainStation;
  /** Null where the train begins. */
  readonly arrives: PlaceTime | null;
  /** Null where it ends. */
  readonly departs: PlaceTime | null;
  /** From where it begins. */
  readonly km: number;
};

export const trainFeatures = [
  "ac",
  "berths",
  "bedding",
  "power",
  "wifi",
  "meals",
  "toilet",
  "water",
  "cabins",
  "quiet",
] as const;

export type TrainFeature = (typeof trainFeatures)[number];

/** What comes back of a fare so many hours before the departure, in percent; below zero are hours after it. */
export type TrainRefundStep = { readonly hoursBefore: number; readonly percent: number };

/** A class of one train on one day. */
export type TrainClass = {
  readonly code: string;
  readonly name: Names;
  readonly has: readonly TrainFeature[];
  /** With all that comes to it, for one person without a berth's extra charge. A child's is of 3 to 11 years. */
  readonly fare: { readonly adult: Money; readonly child: Money };
  /** Of everybody who was searched for. */
  readonly total: Money;
  /** Places that nobody has; berths among them. */
  readonly seatsLeft: number;
  readonly berthsLeft: number;
  /** What each kind of berth adds to the fare. */
  readonly extras: readonly { readonly kind: PlaceKind; readonly amount: Money }[];
  readonly cancellation: readonly TrainRefundStep[];
};

/** One train on one day between two of its stops. */
export type Train = {
  /** Names it within its search, and on its own page. */
  readonly id: OfferId;
  readonly number: string;
  readonly name: Names;
  readonly operator: Names;
  readonly from: TrainStation;
  readonly to: TrainStation;
  readonly departs: PlaceTime;
  readonly arrives: PlaceTime;
  /** Midnights on the way, by the places' own days. */
  readonly dayOffset: number;
  readonly minutes: number;
  readonly km: number;
  /** In a list those of the way; on the train's own page all of its run. */
  readonly stops: readonly TrainStop[];
  /** Which of the stops are theirs. */
  readonly boards: number;
  readonly leaves: number;
  /** Days on which it leaves from there, 0 for Monday to 6. */
  readonly runsOn: readonly number[];
  /** The cheapest first. */
  readonly classes: readonly TrainClass[];
  /** From then on it is sold at the station alone. */
  readonly closesAt: EpochMs;
  /** As it runs today; null while nobody knows. */
  readonly delayMinutes: number | null;
  /** How it usually runs; null where the operator does not say. */
  readonly usual: { readonly onTimePercent: number; readonly minutesLate: number } | null;
  /** All money comes back once it is so late; null where the operator promises nothing. */
  readonly refundAfterMinutes: number | null;
};

/** Two trains with a change, each of which is booked by itself. */
export type TrainConnection = {
  readonly first: Train;
  readonly second: Train;
  /** In the station, from one train to the other. */
  readonly changeMinutes: number;
  readonly minutes: number;
  /** The cheapest of both for everybody who was searched for. */
  readonly total: Money;
};

/** Another search that finds something. */
export type TrainDay = {
  readonly search: SearchText;
  readonly date: CalendarDate;
  readonly from: TrainStation;
  readonly to: TrainStation;
  readonly trains: number;
};

/** A station near one of the ends, from which or to which trains go. `search` is the same one with it. */
export type NearbyStation = {
  readonly end: "from" | "to";
  readonly station: TrainStation;
  readonly km: number;
  readonly trains: number;
  readonly search: SearchText;
};

/** The trains between two places on a day. */
export type FoundTrains = {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly from: TrainStation;
  readonly to: TrainStation;
  readonly trains: readonly Train[];
  /** Only where no train goes all the way. */
  readonly connections: readonly TrainConnection[];
  /** Only where nothing was found: the next days that have a train, and stations nearby. */
  readonly nextDays: readonly TrainDay[];
  readonly nearby: readonly NearbyStation[];
};

/** What is being booked, for its summary beside the steps. */
export type TrainSummary = {
  readonly train: Train;
  readonly className: Names | null;
  readonly places: readonly { readonly coach: string; readonly label: string }[];
};
