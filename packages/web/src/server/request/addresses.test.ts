import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress, readableAddress } from "./addresses.ts";

const at = (address: string) => canonicalAddress(new URL(address, "https://safar.example"));

describe("canonicalAddress", () => {
  test.each(["/", "/ar", "/blogs", "/ar/blogs?page=2", "/archive", "/ar/arabia"])(
    "default: leaves %s alone",
    (address) => {
      expect(at(address)).toBeNull();
    },
  );

  test.each([
    ["/blogs/", "/blogs"],
    ["/ar/", "/ar"],
    ["/blogs/?page=2", "/blogs?page=2"],
    ["/ar/ar", "/ar"],
    ["/ar/ar/abha", "/ar/abha"],
    ["/ar/ar/ar/abha/", "/ar/abha"],
    ["//evil.example/", "/evil.example"],
    ["/blogs//hunza", "/blogs/hunza"],
    ["/ar/من-نحن", "/ar/about-us"],
    ["/ar/ar/من-نحن/?from=x", "/ar/about-us?from=x"],
    ["/movies", "/movie-tickets-online"],
    ["/ar/profile/", "/ar/profilesettings"],
    ["/train?from=x", "/train-tickets-booking-online?from=x"],
  ])("behavior: %s has moved to %s", (address, target) => {
    expect(canonicalAddress(new URL(`https://safar.example${address}`))).toBe(target);
  });

  test("behavior: whatever is asked for, one redirect is enough and it stays on this site", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("", "ar", "blogs", "ar-ar", "%2F"), { maxLength: 6 }), (segments) => {
        const target = canonicalAddress(new URL(`https://safar.example/${segments.join("/")}`));
        if (target === null) return;
        const next = new URL(target, "https://safar.example");
        expect(next.host).toBe("safar.example");
        expect(canonicalAddress(next)).toBeNull();
      }),
    );
  });
});

describe("readableAddress", () => {
  const readable = (path: string) => readableAddress(new URL(`https://safar.example${path}`)).pathname;

  test.each(["/", "/blogs", "/ar/%D9%85%D9%86-%D9%86%D8%AD%D9%86", "/a%2Fb", "/%00"])(
    "default: leaves %s alone",
    (path) => {
      expect(readable(path)).toBe(path);
    },
  );

  test.each([
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
    ["/blog/%", "/blog/%25"],
    ["/%zz/%41", "/%25zz/%41"],
  ])("behavior: %s is read as %s", (path, target) => {
    expect(readable(path)).toBe(target);
  });

  test("behavior: what it gives can be decoded, whatever was asked for", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("%", "E", "0", "A4", "%D9", "%85", "/", "z"), { maxLength: 12 }),
        (parts) => {
          expect(() => decodeURIComponent(readable(`/${parts.join("")}`))).not.toThrow();
        },
      ),
    );
  });
});
