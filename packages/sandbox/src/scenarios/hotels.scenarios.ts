import { type Scenario, scenariosBy } from "./scenario.ts";

const search = ["C029"];
const quote = ["C029", "C030"];
const reserve = ["C029", "C030", "C031"];

/** An invented hotel, and what it does to whoever books it. */
export type HotelEffect = {
  /** Its name; the English one is the trigger's. */
  readonly ar: string;
  readonly kind: "hotel" | "aparthotel" | "guest_house";
  readonly stars: number;
  /** Multiplies the price between the search and the quote. */
  readonly drift?: number;
  readonly isSoldOut?: boolean;
  readonly atReserve?: "gone" | "refused";
  /** Of one kind of room there is one, and nothing else. */
  readonly isSingleRoom?: boolean;
};

// biome-ignore format: a table is read by its rows.
export const hotelScenarios: readonly Scenario<HotelEffect>[] = [
  ...scenariosBy<HotelEffect>("hotel", [
    ["room_asleep", "Sleep Mode Inn", reserve, { ar: "نزل وضع السكون", kind: "hotel", stars: 3, atReserve: "gone" }, "The room is gone when you reserve it.", "لم تعد الغرفة متاحة عند الحجز."],
    ["hotel_sold_out", "Clifton Court Suites", quote, { ar: "أجنحة كليفتون كورت", kind: "aparthotel", stars: 4, isSoldOut: true }, "The last room is gone when its price is confirmed.", "تنفد الغرف عند تأكيد السعر."],
    ["hotel_price_rises", "Harbour View Residency", quote, { ar: "مساكن إطلالة الميناء", kind: "hotel", stars: 4, drift: 1.08 }, "The price is higher when it is confirmed.", "يرتفع السعر عند تأكيده."],
    ["hotel_price_falls", "Saddar Gate Plaza", quote, { ar: "بلازا بوابة صدر", kind: "hotel", stars: 4, drift: 0.93 }, "The price is lower when it is confirmed.", "ينخفض السعر عند تأكيده."],
    ["last_room", "Garden Road Lodge", reserve, { ar: "نزل طريق الحديقة", kind: "guest_house", stars: 3, isSingleRoom: true }, "There is one room; of two who reserve it, the first has it.", "توجد غرفة واحدة، ويحصل عليها أول من يحجزها."],
    ["hotel_refuses", "Old Clifton Rest House", reserve, { ar: "دار ضيافة كليفتون القديمة", kind: "guest_house", stars: 2, atReserve: "refused" }, "The hotel does not take the reservation.", "لا يقبل الفندق الحجز."],
  ]),
  ...scenariosBy<HotelEffect>("place", [
    ["full_on_fridays", "Zhob", search, null, "No hotel has a room on the night of a Friday; the next day there is one.", "لا غرف شاغرة في أي فندق ليلة الجمعة، وتتوفر في اليوم التالي."],
  ]),
  ...scenariosBy<HotelEffect>("switch", [
    ["many_hotels", "", search, null, "A search finds up to 2,000 hotels.", "يعثر البحث على ما يصل إلى 2000 فندق."],
  ]),
];
