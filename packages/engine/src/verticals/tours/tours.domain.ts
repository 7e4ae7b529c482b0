import type { PlaceTime } from "../../booking/list/booking-list.types.ts";
import type { Rated, Reviewed } from "../../booking/reviews.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Position } from "../../kernel/distance.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { NamedPlace } from "../../kernel/named-place.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";

/** Where tours are: a city, a valley, a coast. */
export type TourPlace = NamedPlace;

export const tourKinds = ["city", "desert", "mountains", "food", "sea", "history", "pilgrimage"] as const;

export type TourKind = (typeof tourKinds)[number];

/** A tour as results show it, with what its days that were asked for have to offer. */
export type TourCard = Rated & {
  /** As addresses name it; it lasts longer than the search that found it. */
  readonly id: OfferId;
  readonly names: Names;
  readonly place: TourPlace;
  readonly kind: TourKind;
  /** Of the shortest option, in minutes; of several days 1,440 for each. */
  readonly minutes: number;
  /** ISO 639 codes. */
  readonly languages: readonly string[];
  /** How somebody is fetched: `required` where there is no other way to it. */
  readonly pickup: "none" | "offered" | "required";
  /** Confirmed at once; otherwise the guide has a day to say yes. */
  readonly isInstant: boolean;
  /** Hours before it begins until which all comes back; null where nothing does. */
  readonly freeUntilHours: number | null;
  /** Of an adult, on the cheapest of the days, and the first such day; null while none of them has room. */
  readonly from: Money | null;
  readonly fromDay: CalendarDate | null;
  /** Whether all still came back of the start that costs it when it was asked for. */
  readonly isFromRefunded: boolean;
  /** The first of the days that has room, and what an adult pays on it. */
  readonly nextDay: CalendarDate | null;
  readonly nextFrom: Money | null;
  readonly isNextRefunded: boolean;
  /** In few words, what somebody sees and does. */
  readonly highlights: readonly Names[];
  /** The hue of its poster, in degrees. */
  readonly hue: number;
};

export type MeetingPoint = {
  readonly name: Names;
  readonly directions: Names;
  readonly latitude: number;
  readonly longitude: number;
};

export type PickupPoint = {
  readonly id: string;
  readonly name: Names;
  readonly latitude: number;
  readonly longitude: number;
  /** How long before the start somebody is fetched there. */
  readonly minutesBefore: number;
};

export const unitKinds = ["adult", "youth", "child", "infant", "senior", "student", "family", "other"] as const;

export type UnitKind = (typeof unitKinds)[number];

/** Whom a price is for. */
export type TourUnit = {
  readonly id: string;
  readonly kind: UnitKind;
  readonly name: Names;
  /** In completed years, both included; null where nobody asks. */
  readonly ages: { readonly min: number; readonly max: number } | null;
  readonly needsAdult: boolean;
};

/** What the guide wants to know. */
export type TourQuestion = {
  readonly id: string;
  readonly label: Names;
  readonly isRequired: boolean;
  /** Among which an answer is chosen, as it is sent and as it is called; empty where it is written. */
  readonly choices: readonly { readonly code: string; readonly name: Names }[];
};

/** `isIncluded` says whether its entrance is in the price, null where there is none to pay; `position` is null where it is not said. */
export type TourStop = {
  readonly name: Names;
  readonly minutes: number;
  readonly isIncluded: boolean | null;
  readonly position: Position | null;
};

/** One way to take a tour: shared or private, short or long. */
export type TourOption = {
  readonly id: string;
  readonly names: Names;
  readonly minutes: number;
  readonly languages: readonly string[];
  readonly itinerary: readonly TourStop[];
  readonly meeting: MeetingPoint;
  /** Empty where nobody is fetched. */
  readonly pickups: readonly PickupPoint[];
  readonly isPickupRequired: boolean;
  readonly freeUntilHours: number | null;
  /** Hours before it begins from which on nothing is sold. */
  readonly closesHours: number;
  /** How many units an order has, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly units: readonly TourUnit[];
  readonly questions: readonly TourQuestion[];
};

/** What a day or a start has: `closed` is not sold at all, `freesale` without anybody counting. */
export type Vacancy = "available" | "freesale" | "limited" | "sold_out" | "closed";

export type TourDay = {
  readonly date: CalendarDate;
  readonly vacancy: Vacancy;
  /** Of all its starts together; null when nobody counts. */
  readonly left: number | null;
  /** Of an adult. */
  readonly from: Money | null;
};

/** A moment at which an option begins: what is booked. */
export type TourStart = {
  readonly id: string;
  /** The option's id. */
  readonly option: string;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  /** From then on nothing of it is sold. */
  readonly closesAt: EpochMs;
  readonly vacancy: Vacancy;
  readonly left: number | null;
  /** Of one of each unit, by the unit's id. */
  readonly prices: Readonly<Record<string, Money>>;
};

/** A tour with everything that is said of it. */
export type Tour = TourCard &
  Reviewed & {
    readonly about: Names;
    readonly included: readonly Names[];
    readonly excluded: readonly Names[];
    /** What to bring, to wear and to know before. */
    readonly advice: readonly Names[];
    /** One voucher for the party, or one for each of it. */
    readonly voucherBy: "party" | "unit";
    readonly options: readonly TourOption[];
  };

/** A tour, its days from today on, and the starts of one of them. */
export type TourPlan = {
  readonly tour: Tour;
  readonly days: readonly TourDay[];
  readonly date: CalendarDate;
  readonly starts: readonly TourStart[];
  /** Until when what is said of vacancies and prices counts. */
  readonly expiresAt: EpochMs;
};

/** The tours of a place between two days. */
export type FoundTours = {
  readonly refId: RefId;
  readonly search: SearchText;
  readonly expiresAt: EpochMs;
  readonly place: TourPlace;
  readonly offers: readonly TourCard[];
};

/** How many of which unit. */
export type UnitCount = { readonly unit: string; readonly quantity: number };

/** What is being booked, for its summary beside the steps. */
export type TourSummary = {
  readonly tour: TourCard;
  readonly option: Names;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly units: readonly { readonly name: Names; readonly quantity: number }[];
  /** In which the guide leads, where it was chosen. */
  readonly language: string | null;
  /** Where somebody is met or fetched, while it is being chosen. */
  readonly begins?: Names;
  /** How long before the start they are fetched; not said of who comes by themselves. */
  readonly minutesBefore?: number;
};

/** What stands on the front page of tours. */
export type ToursHome = {
  readonly places: readonly (TourPlace & { readonly tours: number })[];
  readonly picked: readonly TourCard[];
};
