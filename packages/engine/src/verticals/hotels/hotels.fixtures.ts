import { sampleSetting } from "../../booking/checkout/checkout.fixtures.ts";
import { bookingUuid, offerId, orderRefId, refId } from "../../kernel/ids.ts";
import type { Money } from "../../kernel/money.ts";
import type { Hotel, HotelDetail, HotelOffer, HotelPrice, HotelRoom, Occupancy, RoomRate } from "./hotels.domain.ts";
import type { HotelOutcome } from "./hotels.service.ts";
import type { HotelsInput } from "./hotels.types.ts";
import type { RoomChoiceOutput } from "./rooms/room-choice.types.ts";

const pkr = (minor: number): Money => ({ minor, currency: "PKR" });

export const sampleStaySearch = "place=karachi&in=2026-12-08&out=2026-12-11&rooms=2_2-7";

export const sampleHotelSession = refId("S-1");
export const sampleHotelRef = offerId("S-1-H-1");

const facts = {
  hotelId: "H-1",
  names: { en: "The Lantern Grand", ar: "فندق الفانوس الكبير" },
  stars: 4,
  kind: "hotel",
  position: { latitude: 24.86, longitude: 67.01 },
  zone: "Asia/Karachi",
  area: { en: "Saddar", ar: "صدر" },
  city: { en: "Karachi", ar: "كراتشي" },
  pictures: [{ url: null, scene: "outside", subject: "front" }],
  score: 8.3,
  reviewCount: 423,
  amenities: ["wifi", "parking"],
  away: { from: "centre", km: 1.2 },
} as const satisfies Partial<Hotel>;

const sampleHotelPrice: HotelPrice = {
  total: pkr(2_696_100),
  perNight: pkr(898_700),
  before: null,
  dueAtProperty: pkr(0),
  board: "room_only",
  refundableUntil: 1_000_000,
  roomsLeft: 2,
};

export const sampleHotelOffer: HotelOffer = {
  ...facts,
  ...sampleHotelPrice,
  id: sampleHotelRef,
  km: 1.1,
  refundable: sampleHotelPrice,
};

const rateOf = (key: string, occupancy: string, minor: number): RoomRate => ({
  key,
  occupancy,
  board: "breakfast",
  inclusions: [],
  isRefundable: false,
  cancellation: [],
  supplements: [],
  price: { lines: [{ kind: "base", code: "room", label: "Room", amount: pkr(minor) }], total: pkr(minor) },
  perNight: pkr(minor),
  dueAtProperty: pkr(0),
  left: 2,
  isRechecked: false,
});

const roomOf = (key: string, left: number, rates: readonly RoomRate[]): HotelRoom => ({
  key,
  names: { en: "Double Room", ar: "غرفة مزدوجة" },
  beds: { count: 1, kinds: ["double"] },
  sizeM2: 24,
  sleeps: 3,
  view: null,
  amenities: [],
  pictures: [],
  left,
  rates,
});

/** Two adults in one room, and two adults with a child of seven in the other. */
export const sampleOccupancies: readonly Occupancy[] = [
  { id: "A", adults: 2, childAges: [], rooms: [0] },
  { id: "B", adults: 2, childAges: [7], rooms: [1] },
];

/** The only suite is for either room, not for both; of the double rooms there are two. */
export const sampleHotelDetail: HotelDetail = {
  refId: sampleHotelSession,
  id: sampleHotelRef,
  expiresAt: 900_000,
  checkIn: "2026-12-08",
  checkOut: "2026-12-11",
  nights: 3,
  hotel: {
    ...facts,
    country: "PK",
    address: "181 Street 8",
    description: "",
    checkInFrom: "15:00",
    checkOutUntil: "12:00",
    yearOpened: 1998,
    roomsTotal: 40,
    languages: ["en", "ur"],
    policies: [],
    nearby: [],
    scores: [],
    reviews: [],
  },
  occupancies: sampleOccupancies,
  rooms: [
    roomOf("double", 2, [rateOf("double-A", "A", 1000), rateOf("double-B", "B", 1200)]),
    roomOf("suite", 1, [rateOf("suite-A", "A", 3000), rateOf("suite-B", "B", 3300)]),
  ],
};

export const hotelOutcomes = {
  HOTEL: { type: "HOTEL", detail: sampleHotelDetail },
  SESSION_EXPIRED: { type: "SESSION_EXPIRED" },
  PROBLEM: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<HotelOutcome["type"], HotelOutcome>;

export const roomChoiceOutputs = {
  CHOSEN: { type: "CHOSEN", rates: ["double-A", "double-B"], room: 1 },
  BACK: { type: "BACK", picks: ["double-A", null], room: 1 },
  DEADLINE: { type: "DEADLINE", picks: ["double-A", null], room: 1 },
} as const satisfies Record<RoomChoiceOutput["type"], RoomChoiceOutput>;

const setting = { ...sampleSetting, today: "2026-11-21" };

export const hotelsInputs = {
  search: { start: { at: "search" }, setting },
  results: { start: { at: "results", search: sampleStaySearch, refId: null }, setting },
  hotel: {
    start: { at: "offer", search: sampleStaySearch, refId: sampleHotelSession, offer: sampleHotelRef },
    setting,
  },
  quote: { start: { at: "quote", refId: refId("Q-1") }, setting },
  payment: {
    start: {
      at: "payment",
      booking: bookingUuid("3f0a7c55-5a35-4c4e-9f0d-111111111111"),
      order: orderRefId("ORDER12345"),
    },
    setting,
  },
} as const satisfies Record<string, HotelsInput>;
