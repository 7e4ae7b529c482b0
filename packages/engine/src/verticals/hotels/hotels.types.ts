import type { CheckoutService } from "../../booking/checkout/checkout.types.ts";
import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { FoundPlace, Names } from "../../booking/places/place-search.types.ts";
import type { PolicyRule, Quote } from "../../booking/quote/quote.types.ts";
import type { SearchService, SearchText } from "../../booking/search/search.types.ts";
import type { ReadOfferEvent, WalkContext, WalkEvent, WalkInput, WalkStart } from "../../booking/walk/walk.types.ts";
import type { AgeBand, CalendarDate } from "../../kernel/calendar-date.ts";
import type { ItineraryRefId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { RoomPicks } from "./rooms/room-choice.types.ts";

export const accommodationKinds = ["hotel", "aparthotel", "resort", "guest_house", "hostel"] as const;
export type AccommodationKind = (typeof accommodationKinds)[number] | "unknown";

export const hotelAmenities = [
  "wifi",
  "breakfast",
  "parking",
  "pool",
  "women_only_pool",
  "gym",
  "spa",
  "restaurant",
  "room_service",
  "airport_shuttle",
  "family_rooms",
  "air_conditioning",
  "prayer_room",
  "laundry",
  "front_desk_24h",
  "lift",
  "accessible",
  "business_centre",
  "garden",
  "kitchen",
] as const;
export type HotelAmenity = (typeof hotelAmenities)[number];

export type Board = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive" | "unknown";

/** What a picture shows of a hotel. */
export type HotelScene = "outside" | "lobby" | "room" | "bath" | "restaurant" | "terrace" | "pool" | "unknown";

/** A photograph, or what a picture is drawn of when there is none; `subject` says in the caller's language what it shows. */
export type HotelPicture = { readonly url: string | null; readonly scene: HotelScene; readonly subject: string };

type HotelFacts = {
  readonly hotelId: string;
  readonly names: Names;
  /** 0 for a house without a category. */
  readonly stars: number;
  readonly kind: AccommodationKind;
  readonly position: { readonly latitude: number; readonly longitude: number };
  /** IANA zone. */
  readonly zone: string;
  readonly area: Names;
  readonly city: Names;
  readonly pictures: readonly HotelPicture[];
  /** Out of ten; null until somebody has written. */
  readonly score: number | null;
  readonly reviewCount: number;
  readonly amenities: readonly HotelAmenity[];
};

/** One result of a search. */
export type HotelOffer = HotelFacts & {
  readonly id: ItineraryRefId;
  /** From the place that was searched for. */
  readonly km: number;
  /** The whole stay for everybody, what is due at the property included. */
  readonly total: Money;
  readonly perNight: Money;
  /** Without the discount, when there is one. */
  readonly before: Money | null;
  readonly dueAtProperty: Money;
  readonly board: Board;
  readonly refundableUntil: EpochMs | null;
  readonly roomsLeft: number;
};

/** A way of selling a kind of room to some guests. */
export type RoomRate = {
  readonly key: string;
  /** The occupancy that it is for. */
  readonly occupancy: string;
  readonly board: Board;
  readonly inclusions: readonly string[];
  readonly isRefundable: boolean;
  readonly cancellation: readonly PolicyRule[];
  readonly supplements: readonly { readonly title: string; readonly amount: Money; readonly isAtProperty: boolean }[];
  /** For one room and the whole stay, what is due at the property included. */
  readonly price: Price;
  readonly perNight: Money;
  readonly dueAtProperty: Money;
  readonly left: number;
  /** Whether the hotel is asked once more before the price is certain. */
  readonly isRechecked: boolean;
};

export type BedKind = "single" | "twin" | "double" | "queen" | "king" | "sofa" | "bunk" | "unknown";

export type HotelRoom = {
  readonly key: string;
  readonly names: Names;
  readonly beds: { readonly count: number; readonly kinds: readonly BedKind[] };
  readonly sizeM2: number;
  readonly sleeps: number;
  readonly view: "city" | "sea" | "garden" | "mountain" | "courtyard" | "haram" | "unknown" | null;
  readonly amenities: readonly string[];
  readonly pictures: readonly HotelPicture[];
  /** How many of this kind are left, whatever their rate. */
  readonly left: number;
  readonly rates: readonly RoomRate[];
};

/** Guests who are asked for together, and the requested rooms that they are in, counted from 0. */
export type Occupancy = {
  readonly id: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly rooms: readonly number[];
};

export type HotelReview = {
  readonly id: string;
  readonly author: string;
  readonly country: string;
  readonly score: number;
  readonly stayedOn: CalendarDate;
  readonly text: string;
};

/** A hotel as its own page tells of it. */
export type Hotel = HotelFacts & {
  readonly country: string;
  readonly address: string;
  readonly description: string;
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly yearOpened: number;
  readonly roomsTotal: number;
  /** ISO 639. */
  readonly languages: readonly string[];
  readonly policies: readonly {
    readonly kind: "check_in" | "children" | "pets" | "smoking" | "payment" | "couples" | "deposit" | "unknown";
    readonly text: string;
  }[];
  readonly nearby: readonly {
    readonly names: Names;
    readonly isAirport: boolean;
    readonly km: number;
    readonly position: HotelFacts["position"];
  }[];
  readonly scores: readonly {
    readonly topic: "cleanliness" | "staff" | "location" | "comfort" | "value" | "unknown";
    readonly score: number;
  }[];
  readonly reviews: readonly HotelReview[];
};

/** A hotel of a search with everything that can be had there on those days. */
export type HotelDetail = {
  readonly refId: RefId;
  readonly id: ItineraryRefId;
  readonly expiresAt: EpochMs;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly nights: number;
  readonly hotel: Hotel;
  readonly occupancies: readonly Occupancy[];
  readonly rooms: readonly HotelRoom[];
};

export type HotelOutcome =
  | {
      readonly type: "HOTEL";
      readonly detail: HotelDetail;
      /** What its session looks for, where that is known: a hotel that was opened by its address leads back to it. */
      readonly search?: SearchText;
    }
  | { readonly type: "SESSION_EXPIRED" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What booking a hotel needs from outside. No method rejects. */
export interface HotelsService extends SearchService, CheckoutService {
  /** A hotel with its rooms; reading it keeps the session alive. */
  hotel(refId: RefId, offer: ItineraryRefId, signal?: AbortSignal): Promise<HotelOutcome>;
}

export type PlacesOutcome =
  | { readonly type: "FOUND"; readonly places: readonly FoundPlace[] }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** Where hotels can be looked for. No method rejects. */
export interface HotelPlacesService {
  /** By name in English or Arabic, near spellings included; the best first. */
  search(text: string, signal?: AbortSignal): Promise<PlacesOutcome>;
  /** The city that the person seems to be in; none when that is not known. */
  nearby(signal?: AbortSignal): Promise<PlacesOutcome>;
}

/** What is stayed in, where and when. */
export type Stay = {
  readonly hotelId: string;
  readonly names: Names;
  readonly stars: number;
  readonly area: Names;
  readonly city: Names;
  readonly address: string;
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly zone: string;
  readonly subject: string;
  readonly checkIn: CalendarDate;
  readonly checkInFrom: string;
  readonly checkOut: CalendarDate;
  readonly checkOutUntil: string;
  readonly nights: number;
  readonly rooms: readonly {
    readonly names: Names;
    readonly board: Board;
    readonly isRefundable: boolean;
    readonly adults: number;
    readonly childAges: readonly number[];
  }[];
};

export type BookedStay = {
  readonly stay: Stay;
  /** What the front desk asks for. */
  readonly voucher: string | null;
  readonly guests: readonly {
    readonly id: string;
    readonly type: AgeBand;
    readonly room: number;
    readonly age: number | null;
    readonly title: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
};

/** A quote of rooms. */
export type HotelQuote = Quote & { readonly stay: Stay };

export const isHotelQuote = (quote: Quote): quote is HotelQuote => "stay" in quote;

export type HotelBooking = Booking & { readonly hotel: BookedStay };

export const isHotelBooking = (booking: Booking): booking is HotelBooking => "hotel" in booking;

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly stay?: Stay };

export type HotelsStart = WalkStart<Booked>;

export type HotelsInput = WalkInput<Booked>;

export type HotelsContext = WalkContext<Booked> & {
  readonly detail: HotelDetail | null;
  /** What was chosen for each room, as far as it was. */
  readonly picks: RoomPicks;
  readonly problem: Problem | null;
};

export type HotelsEvent = WalkEvent | ReadOfferEvent;

export type HotelsOwnScreen = "hotel" | "hotelFailed" | "sessionExpired";
