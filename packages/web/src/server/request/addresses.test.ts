import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress } from "./addresses.ts";

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
    ["/ar/ar/flights", "/ar/flights"],
    ["/ar/ar/ar/flights/", "/ar/flights"],
    ["//evil.example/", "/evil.example"],
    ["/blogs//hunza", "/blogs/hunza"],
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
