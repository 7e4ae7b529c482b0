import { expect, test } from "vitest";
import { formatHijriDate, formatHijriDay } from "./hijri.ts";

test("default: days by Umm al-Qura in both languages, with Latin digits", () => {
  expect(formatHijriDay("2026-12-03", "en")).toMatch(/^23\sJumada/);
  expect(formatHijriDay("2026-12-03T23:30", "ar")).toMatch(/^23\sجمادى الآخرة$/);
  expect(formatHijriDate("2026-12-03T00:30", "en")).toMatch(/^23\sJumada.*\s1448$/);
  expect(formatHijriDate("2026-12-03", "ar")).toMatch(/^23\sجمادى الآخرة\s1448$/);
});
