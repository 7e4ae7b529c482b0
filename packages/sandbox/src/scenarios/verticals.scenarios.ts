import type { Scenario } from "./scenario.ts";

export const verticalScenarios: readonly Scenario[] = [
  {
    name: "room_asleep",
    trigger: { by: "hotel", value: "Sleep Mode Inn" },
    happens: { en: "The room is gone when you reserve it.", ar: "لم تعد الغرفة متاحة عند الحجز." },
    calls: ["C029", "C031"],
  },
  {
    name: "bus_seat_taken",
    trigger: { by: "seat", value: "7" },
    happens: { en: "Bus seat 7 is taken while you reserve.", ar: "يُحجز مقعد الحافلة رقم 7 أثناء إتمام حجزك." },
    calls: ["C041"],
  },
  {
    name: "couple_seats",
    trigger: { by: "row", value: "F" },
    happens: { en: "Row F of the cinema is sold in pairs.", ar: "مقاعد الصف F في السينما تُباع أزواجًا." },
    calls: ["C068", "C070"],
  },
];
