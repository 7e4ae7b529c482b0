// @vitest-environment jsdom
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { TourSide } from "./tour-side.tsx";

afterEach(cleanup);

const third = { date: "2026-12-03", from: { currency: "PKR", minor: 310_000 } } as const;

test.each([
  [null, /^from .*2,500/, "an adult on Sun 6 Dec, fees included", "See days"],
  [{ date: third.date, gone: null, sold: third }, /^from .*3,100/, "an adult on Thu 3 Dec, fees included", "See days"],
  [
    { date: "2026-12-02", gone: "rest", sold: third },
    /^from .*3,100/,
    "an adult on Thu 3 Dec, fees included",
    "Choose this day",
  ],
] as const)(
  "default: with no start chosen the least of the day that is looked at stands there, of one that is closed the nearest, else of all",
  async (looked, price, day, way) => {
    const tour = { ...sampleTourPlan.tour, fromDay: "2026-12-06" };
    const nothing = {
      isTooLate: false,
      isAtChoice: false,
      hasTried: false,
      onChoice: () => undefined,
      onDay: undefined,
      onSubmit: () => undefined,
    };
    await renderResults(
      <TourSide tour={tour} view={null} looked={looked} {...nothing} />,
      "en",
      "/tours/detail/hunza/forts",
    );
    const text = screen.getByRole("complementary", { name: "Your tour" }).textContent?.replaceAll("\u00a0", " ");
    expect(text).toMatch(price);
    expect(text).toContain(day);
    expect(text).toContain(way);
  },
);
