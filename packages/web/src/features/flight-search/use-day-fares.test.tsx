// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { searchPage } from "./flight-search.harness.tsx";
import { useDayFares } from "./use-day-fares.ts";

afterEach(cleanup);

const route = { from: "KHI", to: "JED" };
const months = ["2026-12", "2027-01"];

function LowDays() {
  const { prices } = useDayFares(route, null, months, "en");
  const low = Object.keys(prices).filter((date) => prices[date]?.isLow === true);
  return <output>{`${Object.keys(prices).length}: ${low.join(" ")}`}</output>;
}

test("behavior: low is what is so within its month, however much less another month costs", async () => {
  inTest(readDayFares).mockImplementation(async ({ data: { date } }) => ({
    type: "FARES",
    // The last of them is of the month after, as an answer's may be.
    days: [1, 2, 3, 4, 5, 6, 7].map((day, place) => ({
      date: place === 6 && date < "2027" ? "2027-01-01" : `${date.slice(0, 8)}0${day}`,
      back: null,
      price: { minor: (date < "2027" ? 900 : 100) + day, currency: "PKR" },
      isLimited: false,
    })),
  }));
  const { tree } = await searchPage(<LowDays />);
  render(tree);
  expect(await screen.findByText("13: 2026-12-01 2026-12-02 2027-01-01 2027-01-02")).toBeDefined();
});
