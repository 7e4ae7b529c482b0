import { scenariosBy } from "./scenario.ts";

const reserve = ["C010", "C013", "C016"];

/** Last names that make something happen, whatever is booked. */
// biome-ignore format: a table is read by its rows.
const rows = [
  ["EXPIRE", "EXPIRE", reserve, null, "The price and the deadline end after 20 seconds.", "تنتهي صلاحية السعر ومهلة الدفع بعد 20 ثانية."],
  ["TWICE", "TWICE", reserve, null, "The price rises at two attempts; the third succeeds.", "يرتفع السعر في محاولتين، وتنجح الثالثة."],
  ["CURRENCY", "CURRENCY", reserve, null, "The first attempt finds the charge moved to US dollars.", "في المحاولة الأولى تتحول عملة الدفع إلى الدولار الأمريكي."],
  ["SEATTAKEN", "SEATTAKEN", reserve, null, "Somebody else has taken the first seat you chose.", "حجز مسافر آخر أول مقعد اخترته."],
  ["SOLDOUT", "SOLDOUT", reserve, null, "The last seats are sold while you reserve, on any route.", "تُباع آخر المقاعد أثناء الحجز على أي مسار."],
  ["PARTIAL", "PARTIAL", reserve, null, "One passenger's ticket is not issued.", "لا تصدر تذكرة أحد المسافرين."],
  ["PARTLATE", "PARTLATE", reserve, null, "One passenger's ticket is issued an hour after the others.", "تصدر تذكرة أحد المسافرين بعد ساعة من الآخرين."],
  ["REFUSED", "REFUSED", reserve, null, "The airline issues no ticket at all.", "لا تصدر شركة الطيران أي تذكرة."],
  ["SCHEDULE", "SCHEDULE", reserve, null, "The airline changes the flight a day after ticketing.", "تغيّر شركة الطيران موعد الرحلة بعد يوم من إصدار التذاكر."],
  ["RAC", "RAC", ["C045"], null, "A train's booking waits two hours for its confirmation.", "ينتظر حجز القطار تأكيده ساعتين."],
  ["DELAYED", "DELAYED", ["C045"], null, "The train runs seven hours late, told a minute after ticketing: all money comes back.", "يتأخر القطار سبع ساعات، ويُعلن ذلك بعد دقيقة من إصدار التذاكر: يُرد المبلغ كاملًا."],
] as const;

export type NameScenario = (typeof rows)[number][0];

export const nameScenarios = scenariosBy("lastName", rows);
