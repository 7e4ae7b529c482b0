import fc from "fast-check";
import { expect, test } from "vitest";
import { toAsciiDigits } from "./digits.ts";

fc.configureGlobal({ seed: 20_261_121 });

test("default: Arabic-Indic and Persian digits become ASCII", () => {
  expect(toAsciiDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0123456789")).toBe("0123456789 0123456789 0123456789");
});

test("behavior: everything else is left alone, and doing it twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = toAsciiDigits(text);
      expect(once).toHaveLength(text.length);
      expect(toAsciiDigits(once)).toBe(once);
      expect(once.replace(/\d/g, "")).toBe(text.replace(/[\d٠-٩۰-۹]/g, ""));
    }),
  );
});
