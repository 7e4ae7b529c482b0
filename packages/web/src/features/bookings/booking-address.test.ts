import { expect, test } from "vitest";
import { bookingKinds, bookingSearch, listAddress, listSearch, queryOfSearch } from "./booking-address.ts";

const everything = { tab: "upcoming", kind: null, status: null, page: 1 } as const;

test("default: an address holds the whole question, and nothing that goes without saying", () => {
  expect(listAddress("/bookings", everything)).toBe("/bookings");
  const narrowed = { tab: "past", kind: "airline", status: "Partially Confirmed", page: 3 } as const;
  const address = listAddress("/mbookings", narrowed);
  expect(address).toBe("/mbookings?tab=past&type=airline&status=Partially+Confirmed&page=3");
  const search = Object.fromEntries(new URL(address, "https://safar.example").searchParams);
  expect(queryOfSearch(listSearch(search))).toEqual(narrowed);
});

test.each([
  [{ tab: "future", type: "zeppelin", status: "Floating", page: "-2" }],
  [{ page: "1.5" }],
  [{ page: "1e9" }],
  [{ page: "1" }],
])("behavior: what an address cannot mean is passed over (%j)", (search) => {
  expect(queryOfSearch(listSearch(search))).toEqual(everything);
});

test("default: each kind of booking once", () => {
  expect(bookingKinds).toEqual([...new Set(bookingKinds)]);
  expect(bookingKinds).toContain("car_rental");
});

test("behavior: a part that a booking's page does not have is its first", () => {
  expect(bookingSearch({ tab: "invoice", trouble: "proof" })).toEqual({ tab: "invoice", trouble: "proof" });
  expect(bookingSearch({ tab: "overview", trouble: "<b>" })).toEqual({ tab: undefined, trouble: undefined });
});
