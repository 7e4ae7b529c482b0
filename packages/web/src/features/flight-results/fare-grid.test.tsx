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
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Both ways cost 1,500 when one leaves on the first day and 100 less each day after; on the second day back 300 less. */
const pair = (date: string, out: number, back: string, last: number): DayFare => ({
  date: dayAfter(date, out),
  back: dayAfter(back, last),
  // No service sells a day that is over.
  price: dayAfter(date, out) < "2026-11-21" ? null : rupees(1500 - out * 100 - (last === 1 ? 300 : 0)),
  isLimited: false,
});
const week = [0, 1, 2, 3, 4, 5, 6];

beforeEach(() => {
  inTest(readDayFares).mockImplementation(async ({ data: { date, back } }) => ({
    type: "FARES",
    days: week.flatMap((out) =>
      back && "date" in back
        ? week.map((last) => pair(date, out, back.date, last)).filter((one) => (one.back ?? "") >= one.date)
        : [{ date: dayAfter(date, out), back: null, price: rupees(700 + out), isLimited: false }],
    ),
  }));
});

const returnSearch =
  "trip=return&legs=LHE-DXB.2026-11-22_DXB-LHE.2026-11-24&adults=2&children=0&infants=0&cabin=economy";

const open = async (search: string, view = "") => {
  await renderResults(<FlightDayStrip search={search} />, "en", `/flights/search?${search}${view}`);
  const button = screen.queryByRole("button", { name: "Other days, there and back" });
  if (button === null) return null;
  if (button.getAttribute("aria-expanded") === "false") await act(async () => fireEvent.click(button));
  await screen.findByRole("table");
  return screen.getByRole("table");
};

const rowOf = (table: HTMLElement, day: string) => {
  const head = within(table).getByRole("rowheader", { name: new RegExp(day.replaceAll(" ", "\\s")) });
  return head.closest("tr") ?? table;
};

test("default: each pair of days has the fare of both ways, and is the search of those days", async () => {
  const table = await open(returnSearch);
  if (table === null) throw new Error("There is no grid.");
  const links = within(rowOf(table, "Sun 22 Nov")).getAllByRole("link");
  // On the day before nobody has left yet: the way back begins with the day of the way out.
  expect(links.map((link) => link.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "900",
    "1,200",
    "1,200",
    "1,200",
    "1,200",
    "1,200",
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

test("default: the pair that costs least is green, and named with both its days", async () => {
  const table = await open(returnSearch);
  if (table === null) throw new Error("There is no grid.");
  expect(
    screen.getByRole("group", { description: /^The lowest fare there and back for one adult in economy/ }),
  ).toBeDefined();
  const named = screen.getByRole("link", { name: /^Cheapest: .Sun 22\sNov. – .Sun 22\sNov., Rs\s900$/ });
  // What costs that stands first there.
  expect(named.getAttribute("href")).toMatch(/LHE-DXB\.2026-11-22_DXB-LHE\.2026-11-22.*&sort=cheapest$/);
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

test("behavior: another pair is looked at as this one is, and the least of all in the order of prices", async () => {
  const table = await open(returnSearch, "&with-bag=1&sort=fastest");
  if (table === null) throw new Error("There is no grid.");
  expect(within(table).getAllByRole("link")[0]?.getAttribute("href")).toMatch(/&with-bag=1&sort=fastest$/);
  expect(screen.getByRole("link", { name: /^Cheapest/ }).getAttribute("href")).toMatch(/&with-bag=1&sort=cheapest$/);
});

test("behavior: large amounts are also written in thousands, to the nearest tenth, for a phone that has room for no more", async () => {
  inTest(readDayFares).mockImplementation(async ({ data: { date, back } }) => ({
    type: "FARES",
    days:
      back && "date" in back ? [{ date, back: dayAfter(back.date, 3), price: rupees(101_705), isLimited: false }] : [],
  }));
  const table = await open(returnSearch.replaceAll("-22", "-25").replaceAll("-24", "-28"));
  const [link] = within(table ?? document.body).getAllByRole("link");
  expect(Array.from(link?.children ?? [], (part) => [part.textContent, part.getAttribute("aria-hidden")])).toEqual([
    ["101,705", null],
    ["101.7", "true"],
  ]);
  expect(screen.getByText(/in thousands/)).toBeDefined();
});
