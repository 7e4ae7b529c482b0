import type { Names } from "./airports.ts";
import type { AccommodationKind } from "./hotel-names.ts";

/** What a hotel does to whoever books it. */
export type HotelScenario =
  | "room_asleep"
  | "hotel_sold_out"
  | "hotel_price_rises"
  | "hotel_price_falls"
  | "last_room"
  | "hotel_refuses";

export const scenarioHotels: readonly {
  readonly scenario: HotelScenario;
  readonly names: Names;
  readonly kind: AccommodationKind;
  readonly stars: number;
}[] = [
  { scenario: "room_asleep", names: { en: "Sleep Mode Inn", ar: "نزل وضع السكون" }, kind: "hotel", stars: 3 },
  {
    scenario: "hotel_sold_out",
    names: { en: "Sold Out Suites", ar: "أجنحة نفاد الغرف" },
    kind: "aparthotel",
    stars: 4,
  },
  {
    scenario: "hotel_price_rises",
    names: { en: "Price Rise Residency", ar: "مساكن السعر الصاعد" },
    kind: "hotel",
    stars: 4,
  },
  {
    scenario: "hotel_price_falls",
    names: { en: "Price Drop Plaza", ar: "بلازا السعر النازل" },
    kind: "hotel",
    stars: 4,
  },
  { scenario: "last_room", names: { en: "Last Room Lodge", ar: "نزل الغرفة الأخيرة" }, kind: "guest_house", stars: 3 },
  {
    scenario: "hotel_refuses",
    names: { en: "Refusal Rest House", ar: "دار الحجز المرفوض" },
    kind: "guest_house",
    stars: 2,
  },
];
