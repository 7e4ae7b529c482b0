import { expect, test } from "vitest";
import { savedAddress, savedSearch } from "./saved-search.ts";

test.each([
  [{}, {}],
  [
    { kind: "hotels", sort: "drop" },
    { kind: "hotels", sort: "drop" },
  ],
  [{ kind: "ships", sort: "place" }, {}],
  [{ kind: 7, sort: ["drop"] }, {}],
] as const)("default: of an address's %o this is shown: %o", (asked, shown) => {
  expect(savedSearch(asked)).toEqual(shown);
});

test.each([
  [{ sort: "place" }, "/saved"],
  [{ kind: "hotels" }, "/saved?kind=hotels"],
  [{ kind: "hotels", sort: "drop" }, "/saved?kind=hotels&sort=drop"],
] as const)("default: %o stands at %s", (shown, address) => {
  expect(savedAddress(shown)).toBe(address);
});
