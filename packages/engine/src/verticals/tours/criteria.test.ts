import { expect, test } from "vitest";
import { decodeTours, encodeTours, readToursSearch } from "./criteria.ts";

const limits = { today: "2026-11-21" };

test("invariant: a search is written and read again as it was", () => {
  const criteria = { place: "hunza", from: "2026-12-03", to: "2026-12-10" };
  expect(decodeTours(encodeTours(criteria))).toEqual(criteria);
});

test("default: whoever names one day alone comes on that day", () => {
  expect(decodeTours("place=hunza&from=2026-12-03")).toMatchObject({ from: "2026-12-03", to: "2026-12-03" });
});

test("behavior: a search says everything that keeps it from being made", () => {
  expect(readToursSearch("", limits)).toEqual({
    ok: false,
    error: [{ code: "place_missing" }, { code: "from_missing" }, { code: "to_missing" }],
  });
  const errors = (text: string) => {
    const read = readToursSearch(text, limits);
    return read.ok ? [] : read.error.map(({ code }) => code);
  };
  expect(errors("place=hunza&from=2026-11-20&to=2026-11-21")).toEqual(["from_past"]);
  expect(errors("place=hunza&from=2026-12-03&to=2026-12-02")).toEqual(["to_past"]);
  expect(errors("place=hunza&from=2027-06-03&to=2027-06-03")).toEqual(["from_too_far"]);
  expect(errors("place=hunza&from=2026-11-21&to=2026-11-21")).toEqual([]);
});
