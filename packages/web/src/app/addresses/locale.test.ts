import { expect, test } from "vitest";
import { localisePath, splitLocale } from "./locale.ts";

test.each([
  ["/", "en", "/"],
  ["/ar", "ar", "/"],
  ["/ar/blogs", "ar", "/blogs"],
  ["/archive", "en", "/archive"],
  ["/en/blogs", "en", "/en/blogs"],
] as const)("default: %s is %s and %s, and back again", (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path });
  expect(localisePath(path, locale)).toBe(address);
});
