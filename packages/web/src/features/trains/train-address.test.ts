import { expect, test } from "vitest";
import { isAtTrainWalk } from "./train-address.ts";

const address = "/train/karachi-to-lahore?date=2026-12-03&adults=2";

test.each([
  ["/train/karachi-to-lahore", "?date=2026-12-03&adults=2", true],
  ["/train/karachi-to-lahore", "?date=2026-12-03&adults=2&sort=cheapest", true],
  ["/train/karachi-to-lahore", "", true],
  ["/train/karachi-to-lahore", "?date=2026-12-04&adults=2", false],
  ["/train/karachi-to-lahore", "?date=2026-12-03&adults=1", false],
  ["/train/lahore-to-karachi", "?date=2026-12-03&adults=2", false],
])("default: at %s%s a search is there: %s", (pathname, searchStr, isThere) => {
  expect(isAtTrainWalk(address, { pathname, searchStr })).toBe(isThere);
});
