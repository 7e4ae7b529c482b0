import type { Scenario } from "./scenario.ts";

const times = ["C037"];
const fares = ["C037", "C038", "C039"];
const order = ["C037", "C038", "C039", "C041"];

export const busScenarios: readonly Scenario[] = [
  {
    name: "no_buses",
    trigger: { by: "busRoute", from: "gwadar", to: "gilgit" },
    happens: { en: "No bus goes so far, on any day.", ar: "لا تصل أي حافلة إلى هذا البعد في أي يوم." },
    calls: times,
  },
  {
    name: "buses_every_other_day",
    trigger: { by: "busRoute", from: "abbottabad", to: "gilgit" },
    happens: {
      en: "Buses run every other day: without one today, there is one tomorrow.",
      ar: "تنطلق الحافلات يومًا بعد يوم: إن لم تجد حافلة اليوم وجدتها غدًا.",
    },
    calls: times,
  },
  {
    name: "buses_time_out",
    trigger: { by: "busRoute", from: "sialkot", to: "quetta" },
    happens: { en: "The search does not answer within 60 seconds.", ar: "لا يصل رد على البحث خلال 60 ثانية." },
    calls: times,
  },
  {
    name: "bus_price_rises",
    trigger: { by: "busRoute", from: "multan", to: "lahore" },
    happens: { en: "The price is higher when a bundle is chosen.", ar: "يرتفع السعر عند اختيار الباقة." },
    calls: fares,
  },
  {
    name: "bus_price_falls",
    trigger: { by: "busRoute", from: "taif", to: "jeddah" },
    happens: { en: "The price is lower when a bundle is chosen.", ar: "ينخفض السعر عند اختيار الباقة." },
    calls: fares,
  },
  {
    name: "bus_sold_out",
    trigger: { by: "busRoute", from: "sukkur", to: "karachi" },
    happens: { en: "The last seats are sold while you reserve.", ar: "تُباع آخر المقاعد أثناء إتمام الحجز." },
    calls: order,
  },
  {
    name: "bus_seat_taken",
    trigger: { by: "seat", value: "7" },
    happens: { en: "Bus seat 7 is taken while you reserve.", ar: "يُحجز مقعد الحافلة رقم 7 أثناء إتمام حجزك." },
    calls: order,
  },
];
