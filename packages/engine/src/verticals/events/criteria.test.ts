import { expect, test } from "vitest";
import { decodeEvents, encodeEvents, readEventsSearch } from "./criteria.ts";

const limits = { today: "2026-11-21" };

test("invariant: a search is written and read again as it was", () => {
  const text = "q=jazz-night&city=lahore&category=music&from=2026-12-03&to=2026-12-05&part=evening";
  expect(encodeEvents(decodeEvents(text))).toBe(text);
  expect(encodeEvents(decodeEvents("category=opera&part=noon&from=soon"))).toBe("");
});

test("behavior: nothing is a search for everything, and days that cannot be are named", () => {
  expect(readEventsSearch("", limits).ok).toBe(true);
  expect(readEventsSearch("from=2026-11-20&to=2026-11-20", limits)).toEqual({
    ok: false,
    error: [{ code: "to_past" }],
  });
  expect(readEventsSearch("from=2026-12-03&to=2026-12-01", limits)).toEqual({
    ok: false,
    error: [{ code: "to_before_from" }],
  });
  expect(readEventsSearch("from=2028-01-01", limits)).toEqual({
    ok: false,
    error: [{ code: "from_too_far", days: 190 }],
  });
});
