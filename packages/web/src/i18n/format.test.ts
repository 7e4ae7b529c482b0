import { expect, test } from "vitest";
import {
  formatCount,
  formatDay,
  formatMoment,
  formatMoney,
  formatPercent,
  formatPhone,
  formatPlaceTime,
  formatSigned,
  formatWholeAmount,
} from "./format.ts";
import { unbroken } from "./unbroken.ts";

test.each([
  [{ minor: 1_890_000, currency: "PKR" }, "Rs 18,900", "18,900 روبية"],
  [{ minor: 1_890_050, currency: "PKR" }, "Rs 18,900.50", "18,900.50 روبية"],
  [{ minor: 45_000, currency: "SAR" }, "SAR 450", "450 ر.س"],
  [{ minor: 45_050, currency: "SAR" }, "SAR 450.50", "450.50 ر.س"],
  [{ minor: -45_000, currency: "SAR" }, "\u2212SAR 450", "\u200f\u200e\u2212450 ر.س"],
  [{ minor: 1_234_567, currency: "KWD" }, "KWD 1,234.567", "1,234.567 KWD"],
  [{ minor: 12_000, currency: "JPY" }, "JPY 12,000", "12,000 JPY"],
] as const)("default: %o is %s and %s", (money, english, arabic) => {
  expect(formatMoney(money, "en").replace("\u00a0", " ")).toBe(english);
  expect(formatMoney(money, "ar").replace("\u00a0", " ")).toBe(arabic);
});

test("default: a share keeps its sign behind it, also among Arabic letters", () => {
  expect(formatPercent(1.5, "en")).toBe("1.5%");
  expect(formatPercent(50, "ar")).toBe("\u206650%\u2069");
});

test("behavior: the day is the place's, in Latin digits and the Gregorian calendar", () => {
  const lateInKarachi = Date.UTC(2026, 11, 3, 20, 30);
  expect(formatDay(lateInKarachi, "en", "Asia/Karachi")).toBe("4\u00a0December\u00a02026");
  expect(formatDay(lateInKarachi, "ar", "Asia/Riyadh")).toBe("3\u00a0ديسمبر\u00a02026");
});

test("behavior: a place's time is shown as its own clocks show it", () => {
  expect(formatPlaceTime("2026-12-03T20:30:00", "en")).toMatch(/^Thu,? 3\u00a0Dec, 20:30$/);
  expect(formatPlaceTime("2026-12-03T20:30", "ar")).toBe("الخميس، 3\u00a0ديسمبر، 20:30");
});

test("behavior: an instant is written by a zone's clock of twenty-four hours", () => {
  const instant = Date.UTC(2026, 11, 3, 13, 5);
  expect(formatMoment(instant, "en", "Asia/Karachi")).toBe("3\u00a0Dec\u00a02026, 18:05");
  expect(formatMoment(instant, "ar", "Asia/Riyadh")).toBe("3\u00a0ديسمبر\u00a02026، 16:05");
  expect(formatMoment(Date.UTC(2026, 11, 3, 21, 30), "en", "Asia/Riyadh")).toBe("4\u00a0Dec\u00a02026, 00:30");
});

test("behavior: a line ends after a weekday, never inside a day", () => {
  const format = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  expect(unbroken(format, Date.UTC(2026, 11, 3))).toMatch(/^Thursday,? 3\u00a0December$/);
});

test.each([
  [-179_680, "\u2212Rs 1,796.80", "\u200f\u200e\u22121,796.80 روبية"],
  [50_000, "+Rs 500", "\u200f\u200e+500 روبية"],
  [0, "Rs 0", "0 روبية"],
])("default: the sign of %i stands at its number, and the currency where it always does", (minor, english, arabic) => {
  const money = { minor, currency: "PKR" } as const;
  expect(formatSigned(money, "en").replace("\u00a0", " ")).toBe(english);
  expect(formatSigned(money, "ar").replace("\u00a0", " ")).toBe(arabic);
});

test.each(["en", "ar"] as const)("default: thousands are told apart in %s, and parts of one are rounded", (locale) => {
  expect(formatCount(1269.6, locale)).toBe("1,270");
  expect(formatCount(640, locale)).toBe("640");
});

test("behavior: no day looks cheaper than it is", () => {
  expect(formatWholeAmount({ minor: 44_901, currency: "SAR" }, "en")).toBe("450");
  expect(formatWholeAmount({ minor: 1_890_000, currency: "PKR" }, "ar")).toBe("18,900");
  expect(formatWholeAmount({ minor: 45_000, currency: "KWD" }, "en")).toBe("45");
});

test("behavior: an instant that came by an answer is told by the minute that is meant", () => {
  const six = Date.UTC(2026, 11, 9, 13);
  for (const off of [-900, 0, 900]) {
    expect(formatMoment(six + off, "en", "Asia/Karachi")).toMatch(/18:00$/);
    expect(formatDay(Date.UTC(2026, 11, 9, 19) + off, "en", "Asia/Karachi")).toBe("10\u00a0December\u00a02026");
  }
});

test.each([
  ["+923001234567", "+92 300 1234567"],
  ["+922100000000", "+92 21 0000 0000"],
  ["+92255501234", "+92 25 550 1234"],
  ["+966512345678", "+966 51 234 5678"],
  ["+966110000000", "+966 11 000 0000"],
  ["+442071234567", "+442071234567"],
  ["+92 *** ***4567", "+92 *** ***4567"],
  ["", ""],
])("default: %s is read as %s", (phone, read) => {
  expect(formatPhone(phone).replaceAll("\u00a0", " ")).toBe(read);
});
