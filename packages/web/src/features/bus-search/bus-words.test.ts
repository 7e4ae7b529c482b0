import type { Locale } from "@safar/engine";
import { expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { refundWords } from "./bus-words.ts";

test.each([
  ["en", 24, "80% of the fare back until 24 h before departure"],
  ["en", 0.5, "80% of the fare back until 30 min before departure"],
  ["en", 0, "80% of the fare back until departure"],
  ["ar", 24, "يُسترد \u206680%\u2069 من الأجرة حتى 24 ساعة قبل الانطلاق"],
  ["ar", 2, "يُسترد \u206680%\u2069 من الأجرة حتى ساعتين قبل الانطلاق"],
  ["ar", 3, "يُسترد \u206680%\u2069 من الأجرة حتى 3 ساعات قبل الانطلاق"],
  ["ar", 0.5, "يُسترد \u206680%\u2069 من الأجرة حتى 30 دقيقة قبل الانطلاق"],
  ["ar", 0, "يُسترد \u206680%\u2069 من الأجرة حتى موعد الانطلاق"],
] as const)("default: in %s what comes back until %s hours before reads %j", async (locale: Locale, hours, words) => {
  await loadWords(locale);
  expect(refundWords(i18nOf(locale), [{ hoursBefore: hours, percent: 80 }])).toBe(words);
});
