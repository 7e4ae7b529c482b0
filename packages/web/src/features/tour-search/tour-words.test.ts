import type { Locale } from "@safar/engine";
import { expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { easyWords } from "./tour-words.ts";

test.each([
  ["en", 168, "Free to cancel until 7 days before"],
  ["en", 72, "Free to cancel until 3 days before"],
  ["en", 73, "Free to cancel until 73 hours before"],
  ["en", 48, "Free to cancel until 48 hours before"],
  ["ar", 168, "إلغاء مجاني حتى 7 أيام قبلها"],
  ["ar", 48, "إلغاء مجاني حتى 48 ساعة قبلها"],
] as const)("default: in %s what is free until %i hours before reads %j", async (locale: Locale, hours, words) => {
  await loadWords(locale);
  const i18n = i18nOf(locale);
  i18n.activate(locale);
  expect(easyWords({ freeUntilHours: hours, isInstant: false, pickup: "none" }, true, i18n)).toEqual([words]);
  expect(easyWords({ freeUntilHours: hours, isInstant: false, pickup: "none" }, false, i18n)).toEqual([]);
});
