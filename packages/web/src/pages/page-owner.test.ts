import { describe, expect, test } from "vitest";
import { ownerOf } from "./page-owner.ts";
import { pageTable } from "./page-table.ts";

const example: Record<string, string> = {
  uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  RefID: "R7Q2M9XK",
  ItineraryRefID: "I-0042",
  orderRefId: "O-1001",
  ticketId: "T-77",
  id: "car-12",
  fromCity: "rahim-yar-khan",
  toCity: "jeddah",
  fromCode: "RYK",
  toCode: "JED",
  vertical: "flights",
  serviceType: "flight",
  slug: "coke-studio-live",
  pageSlug: "saudi-hotels",
  place: "makkah",
};

const addressOf = (pattern: string) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = example[name];
    if (value === undefined) throw new Error(`Give an example of {${name}}.`);
    return value;
  });

describe("ownerOf", () => {
  test.each(pageTable.map((page) => page.pattern))("default: %s owns the address made from it", (pattern) => {
    expect(ownerOf(addressOf(pattern))?.pattern).toBe(pattern);
  });

  test("default: the table has every pattern once", () => {
    const patterns = pageTable.map((page) => page.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns).toHaveLength(103);
  });

  test.each([
    ["/flights/search", "/flights/search"],
    ["/flights/flynas-style-air", "/flights/{pageSlug}"],
    ["/bus/dera-ghazi-khan-to-lahore", "/bus/{fromCity}-to-{toCity}"],
    ["/bus/faisal-lines", "/bus/{pageSlug}"],
    ["/train/karachi-to-lahore", "/train/{fromCity}-to-{toCity}"],
    ["/train/R7Q2M9XK", "/train/{RefID}"],
    ["/events/search", "/events/search"],
    ["/events/passenger-details0f8fad5b-d9cb-469f-a165-70867728950e", "/events/passenger-details{uuid}"],
    ["/events/passenger-details", "/events/{slug}"],
    ["/wallet/payments/O-1001", "/wallet/payments/{orderRefId}"],
    ["/%D8%B1%D8%AD%D9%84%D8%A7%D8%AA", "/{pageSlug}"],
    ["/رحلات-جدة-الرياض", "/{pageSlug}"],
  ])("behavior: %s belongs to %s", (address, pattern) => {
    expect(ownerOf(address)?.pattern).toBe(pattern);
  });

  test.each(["/wallet/payments", "/no/such/page", "/%E0%A4%A", "/flights/a/b/c/d", "/boats/payments/1"])(
    "behavior: %s is nobody's",
    (address) => {
      expect(ownerOf(address)).toBeNull();
    },
  );
});
