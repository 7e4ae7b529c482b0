import type { PolicyRule } from "../../booking/quote/quote.types.ts";
import type { Rated, Reviewed } from "../../booking/reviews.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { OfferId, RefId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Names } from "../../kernel/names.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price } from "../../kernel/price.ts";

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

/** What guests of a place ask to be near. */
type Yardstick = "haram" | "prophets_mosque" | "sea" | "centre";

type HotelFacts = Rated & {
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
  readonly amenities: readonly HotelAmenity[];
  /** How far it is from what counts there; null where nobody says. */
  readonly away: { readonly from: Yardstick; readonly km: number } | null;
};

/** What putting everybody up comes to. All of it is of the same rates. */
export type HotelPrice = {
  /** The whole stay for everybody, what is due at the property included. */
  readonly total: Money;
  readonly perNight: Money;
  /** Without the discount, when there is one. */
  readonly before: Money | null;
  readonly dueAtProperty: Money;
  readonly board: Board;
  /** Until when everything comes back; null when it does not. */
  readonly refundableUntil: EpochMs | null;
  /** How many rooms there still are of the kinds that it is of. */
  readonly roomsLeft: number;
};

/** One result of a search, at its cheapest. */
export type HotelOffer = HotelFacts &
  HotelPrice & {
    readonly id: OfferId;
    /** From the place that was searched for; in a city from what counts there, where somebody says. */
    readonly km: number;
    /** The cheapest price that can be given back whole for a while; null when none can. */
    readonly refundable: HotelPrice | null;
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

/** A hotel as its own page tells of it. */
export type Hotel = HotelFacts &
  Reviewed & {
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
  };

/** A hotel of a search with everything that can be had there on those days. */
export type HotelDetail = {
  readonly refId: RefId;
  readonly id: OfferId;
  readonly expiresAt: EpochMs;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly nights: number;
  readonly hotel: Hotel;
  readonly occupancies: readonly Occupancy[];
  readonly rooms: readonly HotelRoom[];
};
