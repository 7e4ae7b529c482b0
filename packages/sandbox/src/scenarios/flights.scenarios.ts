import type { Scenario } from "./scenario.ts";

const search = ["C010"];
const quote = ["C010", "C013"];
const reserve = ["C010", "C013", "C016"];

export const flightScenarios: readonly Scenario[] = [
  {
    name: "no_flights",
    trigger: { by: "route", from: "KHI", to: "SKZ" },
    happens: {
      en: "The search finds nothing, not even with a stop.",
      ar: "لا يجد البحث أي رحلة، مباشرة كانت أو بتوقف.",
    },
    calls: search,
  },
  {
    name: "hold",
    trigger: { by: "route", from: "LHE", to: "ISB" },
    happens: {
      en: "A reservation is held for 30 minutes before payment.",
      ar: "يبقى الحجز محفوظًا 30 دقيقة قبل الدفع.",
    },
    calls: reserve,
  },
  {
    name: "mixed_baggage",
    trigger: { by: "route", from: "KHI", to: "JED" },
    happens: {
      en: "One stop, with different baggage allowances on the way.",
      ar: "توقف واحد، وتختلف الأمتعة المسموح بها بين مقاطع الرحلة.",
    },
    calls: search,
  },
  {
    name: "slow_suppliers",
    trigger: { by: "route", from: "ISB", to: "GIL" },
    happens: {
      en: "Results arrive in parts; the last supplier takes its time.",
      ar: "تصل النتائج على دفعات، ويتأخر آخر مزوّد.",
    },
    calls: search,
  },
  {
    name: "search_timeout",
    trigger: { by: "route", from: "LYP", to: "RUH" },
    happens: { en: "The search does not answer within 60 seconds.", ar: "لا يصل رد على البحث خلال 60 ثانية." },
    calls: search,
  },
  {
    name: "price_rises",
    trigger: { by: "route", from: "PEW", to: "DXB" },
    happens: { en: "The price is higher when the fare is confirmed.", ar: "يرتفع السعر عند تأكيد الأجرة." },
    calls: quote,
  },
  {
    name: "price_falls",
    trigger: { by: "route", from: "MUX", to: "MED" },
    happens: { en: "The price is lower when the fare is confirmed.", ar: "ينخفض السعر عند تأكيد الأجرة." },
    calls: quote,
  },
  {
    name: "sold_out",
    trigger: { by: "route", from: "UET", to: "KHI" },
    happens: { en: "The last seats are sold while you reserve.", ar: "تُباع آخر المقاعد أثناء إتمام الحجز." },
    calls: reserve,
  },
  {
    name: "EXPIRE",
    trigger: { by: "lastName", value: "EXPIRE" },
    happens: {
      en: "The price and the deadline end after 20 seconds.",
      ar: "تنتهي صلاحية السعر ومهلة الدفع بعد 20 ثانية.",
    },
    calls: reserve,
  },
  {
    name: "TWICE",
    trigger: { by: "lastName", value: "TWICE" },
    happens: {
      en: "The price rises at two attempts; the third succeeds.",
      ar: "يرتفع السعر في محاولتين، وتنجح الثالثة.",
    },
    calls: reserve,
  },
  {
    name: "CURRENCY",
    trigger: { by: "lastName", value: "CURRENCY" },
    happens: {
      en: "The first attempt finds the charge moved to US dollars.",
      ar: "في المحاولة الأولى تتحول عملة الدفع إلى الدولار الأمريكي.",
    },
    calls: reserve,
  },
  {
    name: "SEATTAKEN",
    trigger: { by: "lastName", value: "SEATTAKEN" },
    happens: { en: "Somebody else has taken the first seat you chose.", ar: "حجز مسافر آخر أول مقعد اخترته." },
    calls: reserve,
  },
  {
    name: "SOLDOUT",
    trigger: { by: "lastName", value: "SOLDOUT" },
    happens: {
      en: "The last seats are sold while you reserve, on any route.",
      ar: "تُباع آخر المقاعد أثناء الحجز على أي مسار.",
    },
    calls: reserve,
  },
  {
    name: "PARTIAL",
    trigger: { by: "lastName", value: "PARTIAL" },
    happens: { en: "One passenger's ticket is not issued.", ar: "لا تصدر تذكرة أحد المسافرين." },
    calls: reserve,
  },
  {
    name: "PARTLATE",
    trigger: { by: "lastName", value: "PARTLATE" },
    happens: {
      en: "One passenger's ticket is issued an hour after the others.",
      ar: "تصدر تذكرة أحد المسافرين بعد ساعة من الآخرين.",
    },
    calls: reserve,
  },
  {
    name: "REFUSED",
    trigger: { by: "lastName", value: "REFUSED" },
    happens: { en: "The airline issues no ticket at all.", ar: "لا تصدر شركة الطيران أي تذكرة." },
    calls: reserve,
  },
  {
    name: "SCHEDULE",
    trigger: { by: "lastName", value: "SCHEDULE" },
    happens: {
      en: "The airline changes the flight a day after ticketing.",
      ar: "تغيّر شركة الطيران موعد الرحلة بعد يوم من إصدار التذاكر.",
    },
    calls: reserve,
  },
  {
    name: "many_results",
    trigger: { by: "switch" },
    happens: { en: "A search finds 1,000 itineraries.", ar: "يعثر البحث على 1000 خط سير." },
    calls: search,
  },
  {
    name: "ten_thousand_results",
    trigger: { by: "switch" },
    happens: { en: "A search finds 10,000 itineraries.", ar: "يعثر البحث على 10000 خط سير." },
    calls: search,
  },
  {
    name: "results_expire_soon",
    trigger: { by: "switch" },
    happens: { en: "Search results expire after 20 seconds.", ar: "تنتهي صلاحية نتائج البحث بعد 20 ثانية." },
    calls: search,
  },
  {
    name: "quotes_expire_soon",
    trigger: { by: "switch" },
    happens: { en: "A confirmed fare expires after 20 seconds.", ar: "تنتهي صلاحية الأجرة المؤكدة بعد 20 ثانية." },
    calls: quote,
  },
];
