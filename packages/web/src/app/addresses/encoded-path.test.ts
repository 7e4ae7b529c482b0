import { expect, test } from "vitest";
import { encodedPath } from "./encoded-path.ts";

test.each([
  ["/blogs?page=2#first", "/blogs?page=2#first"],
  ["/ar/%D8%AD%D8%AC%D8%B2", "/ar/%D8%AD%D8%AC%D8%B2"],
  ["/ar/حجز?q=سفر", "/ar/%D8%AD%D8%AC%D8%B2?q=%D8%B3%D9%81%D8%B1"],
  ["/／evil.example", "/%EF%BC%8Fevil.example"],
  ["/\ud800", "/%EF%BF%BD"],
])("default: %s is carried as %s", (path, carried) => {
  expect(encodedPath(path)).toBe(carried);
  expect(() => new Headers({ location: encodedPath(path) })).not.toThrow();
});
