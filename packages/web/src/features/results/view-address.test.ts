import { offerResults } from "@safar/engine";
import { expect, test } from "vitest";
import { hasMap, hasView, keptParts, queryWith, searchParts, withMap } from "./view-address.ts";

const search = "?trip=return&legs=KHI-JED.2026-12-10&adults=1";
const { none } = offerResults;

test("default: a view is written beside the search, and read back", () => {
  const view = { filters: { ...none, stops: [0, 1] as const, refundable: true }, sort: "fastest" as const };
  const query = queryWith(offerResults, search, view);
  expect(query).toBe(`${search}&stops=0_1&refundable=1&sort=fastest`);
  expect(offerResults.decode(query)).toEqual(view);
});

test("behavior: a view takes the place of the one that was there", () => {
  const query = `${search}&stops=0&sort=cheapest`;
  expect(queryWith(offerResults, query, { filters: none, sort: "best" })).toBe(search);
  expect([hasView(offerResults, query), hasView(offerResults, search)]).toEqual([true, false]);
});

test("behavior: a plain form says each box and each leg's hours on its own", () => {
  const { filters } = offerResults.decode("?stops=0&stops=2&airlines=M7&airlines=V3&departs=&departs=360-719");
  expect(filters).toMatchObject({ stops: [0, 2], airlines: ["M7", "V3"], departs: [null, [360, 719]] });
});

const asSearched = [
  ["trip", "return"],
  ["legs", "KHI-JED.2026-12-10"],
  ["adults", "1"],
  ["plain", "1"],
];

test("behavior: the search's own parts are carried through a form as they are", () => {
  expect(searchParts(offerResults, `${search}&plain=1&sort=fastest&stops=0`)).toEqual(asSearched);
});

test("behavior: a form of filters keeps an order that is not the usual one", () => {
  const query = `${search}&plain=1&stops=0`;
  expect(keptParts(offerResults, query, "best")).toEqual(asSearched);
  expect(keptParts(offerResults, query, "fastest")).toEqual([...asSearched, ["sort", "fastest"]]);
});

test("behavior: every filter in use counts once", () => {
  expect(offerResults.inUse(none)).toHaveLength(0);
  const used = { ...none, stops: [0] as const, price: [0, 5] as const, departs: [null, [0, 359] as const] };
  expect(offerResults.inUse(used)).toHaveLength(3);
});

test("behavior: the map is a part of the address of its own, which filters leave where it is", () => {
  const query = withMap(`${search}&stops=0`, true);
  expect(query).toBe(`${search}&stops=0&map=1`);
  expect([hasMap(query), hasMap(search)]).toEqual([true, false]);
  expect(queryWith(offerResults, query, { filters: none, sort: "best" })).toBe(`${search}&map=1`);
  expect(withMap(query, false)).toBe(`${search}&stops=0`);
});
