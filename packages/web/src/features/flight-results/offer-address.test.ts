import { noFilters } from "@safar/engine";
import { expect, test } from "vitest";
import { countFilters, hasView, queryWith, searchParts, viewOfQuery } from "./offer-address.ts";

const search = "?trip=return&legs=KHI-JED.2026-12-10&adults=1";

test("default: a view is written beside the search, and read back", () => {
  const view = { filters: { ...noFilters, stops: [0, 1] as const, refundable: true }, sort: "fastest" as const };
  const query = queryWith(search, view);
  expect(query).toBe(`${search}&stops=0_1&refundable=1&sort=fastest`);
  expect(viewOfQuery(query)).toEqual(view);
});

test("behavior: a view takes the place of the one that was there", () => {
  const query = `${search}&stops=0&sort=cheapest`;
  expect(queryWith(query, { filters: noFilters, sort: "best" })).toBe(search);
  expect([hasView(query), hasView(search)]).toEqual([true, false]);
});

test("behavior: a plain form says each box and each leg's hours on its own", () => {
  const { filters } = viewOfQuery("?stops=0&stops=2&airlines=M7&airlines=V3&departs=&departs=360-719");
  expect(filters).toMatchObject({ stops: [0, 2], airlines: ["M7", "V3"], departs: [null, [360, 719]] });
});

test("behavior: the search's own parts are carried through a form as they are", () => {
  expect(searchParts(`${search}&plain=1&sort=fastest&stops=0`)).toEqual([
    ["trip", "return"],
    ["legs", "KHI-JED.2026-12-10"],
    ["adults", "1"],
    ["plain", "1"],
  ]);
});

test("behavior: every filter in use counts once", () => {
  expect(countFilters(noFilters)).toBe(0);
  const used = { ...noFilters, stops: [0] as const, price: [0, 5] as const, departs: [null, [0, 359] as const] };
  expect(countFilters(used)).toBe(3);
});
