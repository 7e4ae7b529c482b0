import { expect, test } from "vitest";
import { isAt } from "./flights-address.ts";

const search = "trip=one_way&legs=KHI-JED.2026-12-10&adults=1&children=0&infants=0&cabin=economy";
const results = `/flights/search?${search}`;

test("default: results are at their address however they are filtered, in whatever order it is written", () => {
  expect(isAt(results, { pathname: "/flights/search", searchStr: `?${search}&stops=0&sort=fastest` })).toBe(true);
  const shuffled = "?cabin=economy&legs=khi-jed.2026-12-10&trip=one_way";
  expect(isAt(results, { pathname: "/flights/search", searchStr: shuffled })).toBe(true);
});

test("behavior: the address that names the cities is the results' too, whatever day its own query leaves open", () => {
  const pathname = "/flights/karachi-to-jeddah/KHI-to-JED";
  expect(isAt(results, { pathname, searchStr: `?${search}` })).toBe(true);
  expect(isAt(results, { pathname, searchStr: "" })).toBe(true);
  expect(isAt(results, { pathname: "/flights/karachi-to-lahore/KHI-to-LHE", searchStr: "" })).toBe(false);
});

test("behavior: another search is elsewhere, and so is another page", () => {
  const other = search.replace("JED", "LHE");
  expect(isAt(results, { pathname: "/flights/search", searchStr: `?${other}` })).toBe(false);
  expect(isAt(results, { pathname: "/book-flights-online", searchStr: `?${search}` })).toBe(false);
  expect(isAt("/flights/addons/abc", { pathname: "/flights/addons/abc", searchStr: "" })).toBe(true);
});
