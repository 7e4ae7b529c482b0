// @vitest-environment jsdom
import type { DayFare } from "@safar/engine";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import "./fare-grid.tsx";
import { FlightDayStrip } from "./day-strip.tsx";

beforeAll(layOut);
afterEach(cleanup);

const rupees = (amount: number) => ({ minor: amount * 100, currency: "PKR" }) as const;
/** The way out costs 1,000 on its first day and 100 less each day; the way back 500, on its second day 200. */
const fares = (date: string, isOut: boolean): readonly DayFare[] =>
  Array.from({ length: 7 }, (_, day) => ({
    date: new Date(Date.parse(`${date}T00:00Z`) + day * 86_400_000).toISOString().slice(0, 10),
    price: isOut ? rupees(1000 - day * 100) : rupees(day === 1 ? 200 : 500),
    isLimited: false,
  }));

beforeEach(() => {
  inTest(readDayFares).mockImplementation(async ({ data: { date, from } }) => ({
    type: "FARES",
    days: fares(date, from === "LHE"),
  }));
});

const returnSearch =
  "trip=return&legs=LHE-DXB.2026-11-22_DXB-LHE.2026-11-24&adults=2&children=0&infants=0&cabin=economy";

const open = async (search: string) => {
  await renderResults(<FlightDayStrip search={search} />, "en");
  const button = screen.queryByRole("button", { name: "Other days, there and back" });
  if (button === null) return null;
  await act(async () => fireEvent.click(button));
  await screen.findByRole("table");
  return screen.getByRole("table");
};

const rowOf = (table: HTMLElement, day: string) => {
  const head = within(table).getByRole("rowheader", { name: new RegExp(day.replaceAll(" ", "\\s")) });
  return head.closest("tr") ?? table;
};

test("default: each pair of days has the sum of both ways, and is the search of those days", async () => {
  const table = await open(returnSearch);
  if (table === null) throw new Error("There is no grid.");
  const links = within(rowOf(table, "Sun 22 Nov")).getAllByRole("link");
  // On the day before nobody has left yet: the way back begins with the day of the way out.
  expect(links.map((link) => link.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Rs 900",
    "Rs 1,200",
    "Rs 1,200",
    "Rs 1,200",
    "Rs 1,200",
    "Rs 1,200",
  ]);
  expect(links[0]?.getAttribute("href")).toBe(
    "/flights/search?trip=return&legs=LHE-DXB.2026-11-22_DXB-LHE.2026-11-22&adults=2&children=0&infants=0&cabin=economy",
  );
  expect(
    within(table)
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current")),
  ).toHaveLength(1);
});

test("behavior: the sums are said to be no more than that, and none of them is called the cheapest", async () => {
  await open(returnSearch);
  const description = /^Two one-way fares added together, for one adult. The list may have a lower price/;
  const grid = screen.getByRole("group", { name: "Prices of other days, there and back", description });
  expect(grid.textContent).not.toMatch(/cheapest|green/i);
});

test("behavior: days that are over, and ways back before the way out, lead nowhere", async () => {
  const table = await open(returnSearch);
  if (table === null) throw new Error("There is no grid.");
  expect(within(rowOf(table, "Fri 20 Nov")).queryAllByRole("link")).toHaveLength(0);
  expect(within(rowOf(table, "Wed 25 Nov")).getAllByRole("link")).toHaveLength(3);
});

test("behavior: one way has no pairs of days", async () => {
  expect(await open("trip=one_way&legs=LHE-DXB.2026-11-22&adults=1&children=0&infants=0&cabin=economy")).toBeNull();
});
