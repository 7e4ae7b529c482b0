// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type DayRides, readDayRides } from "../../calls/day-rides.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { layOut, renderResults } from "./results.harness.tsx";
import { RideDays } from "./ride-days.tsx";

const restless: (() => void)[] = [];

beforeAll(layOut);
beforeEach(() => {
  restless.length = 0;
  vi.stubGlobal("requestIdleCallback", (run: () => void) => restless.push(run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ridesOf = (part: Partial<DayRides>): DayRides => ({
  least: { minor: 147_500, currency: "PKR" },
  count: 15,
  way: { minutes: 225, km: 345 },
  first: "2026-11-22T05:30",
  last: "2026-11-22T23:10",
  firms: [],
  ...part,
});

const draw = () =>
  renderResults(
    <RideDays
      carrier="buses"
      date="2026-11-23"
      farthest={4}
      hrefOf={(search) => `/bus?${search}`}
      searchOf={(day) => `date=${day}`}
      look="See buses"
      note="Lowest price of a seat"
    />,
    "en",
  );

const days = () => screen.getAllByRole("link").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("default: each day that is sold says what it costs once the page rests; until then it leads there", async () => {
  const found: Readonly<Record<string, DayRides | null>> = {
    "date=2026-11-21": null,
    "date=2026-11-22": ridesOf({}),
    "date=2026-11-24": ridesOf({ least: null }),
    "date=2026-11-25": ridesOf({ least: null, count: 0, way: null, first: null }),
  };
  inTest(readDayRides)
    .mockClear()
    .mockImplementation(async ({ data: { search } }) => found[search] ?? null);
  await draw();
  expect(days()).toEqual([
    "Sat 21 NovSee buses",
    "Sun 22 NovSee buses",
    "Mon 23 NovChosen",
    "Tue 24 NovSee buses",
    "Wed 25 NovSee buses",
  ]);
  expect(readDayRides).not.toHaveBeenCalled();
  for (const run of restless) run();
  await vi.waitFor(() =>
    expect(days()).toEqual([
      "Sat 21 NovSee buses",
      "Sun 22 NovRs 1,475",
      "Mon 23 NovChosen",
      "Tue 24 NovFull",
      "Wed 25 NovNone",
    ]),
  );
});
