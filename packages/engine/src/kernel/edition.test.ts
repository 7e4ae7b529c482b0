import { expect, test } from "vitest";
import { editions, isEditionCountry, locales } from "./edition.ts";
import { isCurrencyCode } from "./money.ts";

test.each(Object.values(editions))("default: the edition of $country names things that exist", (edition) => {
  expect(editions[edition.country]).toBe(edition);
  expect(isCurrencyCode(edition.defaultCurrency)).toBe(true);
  expect(Intl.supportedValuesOf("timeZone")).toContain(edition.timeZone);
  for (const locale of locales) {
    const tag = new Intl.Locale(edition.languageTags[locale]);
    expect([tag.language, tag.region]).toEqual([locale, edition.country]);
  }
});

test("behavior: any other country is no edition", () => {
  expect(["PK", "SA"].every(isEditionCountry)).toBe(true);
  expect(["AE", "pk", "", "toString"].some(isEditionCountry)).toBe(false);
});
