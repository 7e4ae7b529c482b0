import { expect, test } from "vitest";
import { savedSearch } from "./saved-search.ts";

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
