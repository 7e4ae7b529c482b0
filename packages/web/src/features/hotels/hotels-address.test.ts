import { expect, test } from "vitest";
import { isHotelsAt, searchAt } from "./hotels-address.ts";

const results = "/hotels/karachi?in=2026-12-08&out=2026-12-11&rooms=2-7_1";

test("default: results are at their address however they are filtered", () => {
  const searchStr = "?rooms=2-7_1&out=2026-12-11&in=2026-12-08&stars=4.5&sort=cheapest";
  expect(isHotelsAt(results, { pathname: "/hotels/karachi", searchStr })).toBe(true);
});

test("behavior: another place, another day and another page are elsewhere", () => {
  const searchStr = "?in=2026-12-08&out=2026-12-11&rooms=2-7_1";
  expect(isHotelsAt(results, { pathname: "/hotels/lahore", searchStr })).toBe(false);
  expect(isHotelsAt(results, { pathname: "/hotels/karachi", searchStr: searchStr.replace("08", "09") })).toBe(false);
  expect(isHotelsAt(results, { pathname: "/book-hotels-online", searchStr })).toBe(false);
});

test("default: an address holds the whole search", () => {
  const searchStr = "?in=2026-12-08&out=2026-12-11&rooms=2-7_1";
  expect(searchAt({ pathname: "/hotels/karachi--clifton", searchStr })).toBe(
    "place=karachi--clifton&in=2026-12-08&out=2026-12-11&rooms=2-7_1",
  );
});
