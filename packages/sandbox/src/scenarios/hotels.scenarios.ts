import type { Scenario } from "./scenario.ts";

const search = ["C029"];
const quote = ["C029", "C030"];
const reserve = ["C029", "C030", "C031"];

export const hotelScenarios: readonly Scenario[] = [
  {
    name: "room_asleep",
    trigger: { by: "hotel", value: "Sleep Mode Inn" },
    happens: { en: "The room is gone when you reserve it.", ar: "لم تعد الغرفة متاحة عند الحجز." },
    calls: reserve,
  },
  {
    name: "hotel_sold_out",
    trigger: { by: "hotel", value: "Sold Out Suites" },
    happens: {
      en: "The last room is gone when its price is confirmed.",
      ar: "تنفد الغرف عند تأكيد السعر.",
    },
    calls: quote,
  },
  {
    name: "hotel_price_rises",
    trigger: { by: "hotel", value: "Price Rise Residency" },
    happens: { en: "The price is higher when it is confirmed.", ar: "يرتفع السعر عند تأكيده." },
    calls: quote,
  },
  {
    name: "hotel_price_falls",
    trigger: { by: "hotel", value: "Price Drop Plaza" },
    happens: { en: "The price is lower when it is confirmed.", ar: "ينخفض السعر عند تأكيده." },
    calls: quote,
  },
  {
    name: "last_room",
    trigger: { by: "hotel", value: "Last Room Lodge" },
    happens: {
      en: "There is one room; of two who reserve it, the first has it.",
      ar: "توجد غرفة واحدة، ويحصل عليها أول من يحجزها.",
    },
    calls: reserve,
  },
  {
    name: "hotel_refuses",
    trigger: { by: "hotel", value: "Refusal Rest House" },
    happens: { en: "The hotel does not take the reservation.", ar: "لا يقبل الفندق الحجز." },
    calls: reserve,
  },
  {
    name: "full_on_fridays",
    trigger: { by: "place", value: "Zhob" },
    happens: {
      en: "No hotel has a room on the night of a Friday; the next day there is one.",
      ar: "لا غرف شاغرة في أي فندق ليلة الجمعة، وتتوفر في اليوم التالي.",
    },
    calls: search,
  },
  {
    name: "many_hotels",
    trigger: { by: "switch" },
    happens: { en: "A search finds up to 2,000 hotels.", ar: "يعثر البحث على ما يصل إلى 2000 فندق." },
    calls: search,
  },
];
