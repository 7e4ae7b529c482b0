import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAcceptLanguage } from "./accept-language.ts";
import { chooseLocale, type LocaleSigns } from "./choose-locale.ts";

const signs = (some: Partial<LocaleSigns>): LocaleSigns => ({
  path: null,
  cookie: null,
  acceptLanguage: null,
  editionDefault: "en",
  ...some,
});

describe("chooseLocale", () => {
  test("default: the edition's own language when nothing speaks", () => {
    expect(chooseLocale(signs({ editionDefault: "ar" }))).toBe("ar");
  });
  test("behavior: path before cookie before browser", () => {
    const all = { path: "en", cookie: "ar", acceptLanguage: "ar" } as const;
    expect(chooseLocale(signs(all))).toBe("en");
    expect(chooseLocale(signs({ ...all, path: null, acceptLanguage: "en" }))).toBe("ar");
    expect(chooseLocale(signs({ acceptLanguage: "ar-SA,en;q=0.5" }))).toBe("ar");
  });
  test("behavior: a cookie in no language of ours is passed over", () => {
    expect(chooseLocale(signs({ cookie: "ur", acceptLanguage: "ar" }))).toBe("ar");
    expect(chooseLocale(signs({ cookie: "AR; Path=/", editionDefault: "en" }))).toBe("en");
  });
  test("behavior: languages that we lack are passed over, a refused one too", () => {
    expect(chooseLocale(signs({ acceptLanguage: "ur-PK, fr;q=0.9, ar;q=0.2" }))).toBe("ar");
    expect(chooseLocale(signs({ acceptLanguage: "ar;q=0, *;q=0.1" }))).toBe("en");
  });
});

describe("parseAcceptLanguage", () => {
  test("default: by weight, equals in their order", () => {
    expect(parseAcceptLanguage("en-GB;q=0.7, ar-SA, ur;q=0.7")).toEqual([
      { language: "ar", weight: 1 },
      { language: "en", weight: 0.7 },
      { language: "ur", weight: 0.7 },
    ]);
  });
  test("behavior: total over any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("en", "ar"), (header, editionDefault) => {
        expect(["en", "ar"]).toContain(chooseLocale(signs({ acceptLanguage: header, cookie: header, editionDefault })));
        for (const { weight } of parseAcceptLanguage(header)) expect(weight > 0 && weight <= 1).toBe(true);
      }),
    );
  });
  test("behavior: an endless header is cut, not read", () => {
    const read = parseAcceptLanguage(`${"fr,".repeat(200_000)}ar`);
    expect(read.length).toBeLessThan(400);
    expect(read.map(({ language }) => language)).not.toContain("ar");
  });
});
