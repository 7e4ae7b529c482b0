import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnPath } from "./safe-return-path.ts";

// The platform's own parser, which this package's `lib` leaves out.
declare const URL: new (path: string, base: string) => { readonly origin: string; readonly pathname: string };

test.each([
  "/",
  "/bookings",
  "/ar/bookings?tab=past#first",
  "/flights/search?from=KHI&email=a@b.example",
  "/ar/%D8%AD%D8%AC%D8%B2",
  "/ar/حجز-طيران",
  "/fnf/create/7",
])("default: %s is kept", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  ["another scheme", "https://evil.example/"],
  ["a script", "javascript:alert(1)"],
  ["a scheme in capitals", "JaVaScRiPt:alert(1)"],
  ["a host without a scheme", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["a backslash", "/\\evil.example"],
  ["a backslash later", "/a\\..\\evil"],
  ["two backslashes", "\\\\evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a line break that browsers drop", "/\n/evil.example"],
  ["a line break in the query", "/a?b=\r\nSet-Cookie:x"],
  ["a null character", "/\u0000/evil.example"],
  ["a leading blank", " //evil.example"],
  ["a no-break space", "/\u00a0/evil.example"],
  ["a user part", "/@evil.example"],
  ["a user part behind a host", "//safar.example@evil.example"],
  ["an encoded slash", "/%2fevil.example"],
  ["an encoded backslash", "/%5Cevil.example"],
  ["an encoded backslash, twice", "/%255cevil.example"],
  ["an encoded slash, three times", "/%25252fevil.example"],
  ["an encoded line break", "/%0d%0aLocation:%20https://evil.example"],
  ["an encoded user part", "/%40evil.example"],
  ["dots that leave a host", "/..//evil.example"],
  ["dots that climb", "/a/../../evil"],
  ["encoded dots", "/%2e%2e/evil"],
  ["a doubled slash later", "/a//evil.example"],
  ["broken encoding", "/%zz"],
  ["a relative path", "bookings"],
  ["nothing", ""],
  ["more than a URL should hold", `/${"a".repeat(2048)}`],
])("behavior: %s is refused", (_, path) => {
  expect(safeReturnPath(path, "/home")).toBe("/home");
});

test("behavior: nothing asked for leads to the fallback", () => {
  expect(safeReturnPath(undefined)).toBe("/");
  expect(safeReturnPath(null, "/ar")).toBe("/ar");
});

test("behavior: whatever the text, a browser stays on the site", () => {
  const parts = fc.constantFrom(
    "/",
    "\\",
    "%2f",
    "%5c",
    "@",
    "..",
    ".",
    "\t",
    "\n",
    ":",
    "evil.example",
    "a",
    "?",
    "#",
    "%25",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
      const path = safeReturnPath(pieces.join(""));
      const url = new URL(path, "https://safar.example");
      expect(url.origin).toBe("https://safar.example");
      expect(url.pathname.startsWith("//")).toBe(false);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
