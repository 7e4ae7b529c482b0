import { expect, test } from "vitest";
import { busResultsPath } from "../bus-search/bus-results-path.ts";
import { isAtBusWalk } from "./buses-address.ts";

const results = busResultsPath("from=rahim-yar-khan&to=lahore&date=2026-12-03");

test("default: results are at an address that names both cities and the day, however they are filtered", () => {
  expect(results).toBe("/bus/rahim-yar-khan-to-lahore?date=2026-12-03");
  const pathname = "/bus/rahim-yar-khan-to-lahore";
  expect(isAtBusWalk(results, { pathname, searchStr: "?date=2026-12-03&sort=cheapest" })).toBe(true);
  expect(isAtBusWalk(results, { pathname, searchStr: "" })).toBe(true);
});

test("behavior: another day and another route are elsewhere", () => {
  expect(isAtBusWalk(results, { pathname: "/bus/rahim-yar-khan-to-lahore", searchStr: "?date=2026-12-04" })).toBe(
    false,
  );
  expect(isAtBusWalk(results, { pathname: "/bus/lahore-to-rahim-yar-khan", searchStr: "?date=2026-12-03" })).toBe(
    false,
  );
});
