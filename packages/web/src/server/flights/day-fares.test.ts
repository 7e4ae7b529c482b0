import { addDays, type FareCalendarQuery, type FareCalendarService } from "@safar/engine";
import { expect, test } from "vitest";
import { createMemoryStore } from "../stores/memory-store.ts";
import { dayFares, monthFares } from "./day-fares.ts";

const route = { from: "KHI", to: "LHE", currency: "PKR" } as const;

const open = (fails: (query: FareCalendarQuery) => boolean = () => false) => {
  const asked: FareCalendarQuery[] = [];
  const fareCalendar: FareCalendarService = {
    days: async (query: FareCalendarQuery) => {
      asked.push(query);
      if (fails(query)) return { type: "PROBLEM", problem: { kind: "offline" } } as const;
      const days = Array.from({ length: query.days }, (_, index) => ({
        date: addDays(query.date, index),
        back: null,
        price: { minor: 100_000 - index, currency: "PKR" } as const,
        isLimited: false,
      }));
      return { type: "FARES", days } as const;
    },
  };
  return { asked, sources: { server: { store: createMemoryStore() }, services: { fareCalendar } } };
};

test("default: the same question is asked once", async () => {
  const { asked, sources } = open();
  const first = await dayFares(sources, route, { date: "2026-12-01", days: 3 });
  expect(await dayFares(sources, route, { date: "2026-12-01", days: 3 })).toEqual(first);
  expect(asked).toHaveLength(1);
});

test("default: half a year in three questions, the cheapest day of each month", async () => {
  const { asked, sources } = open();
  const months = await monthFares(sources, route, { today: "2026-11-21", questions: 3 });
  expect(asked.map(({ date, days }) => [date, days])).toEqual([
    ["2026-11-22", 62],
    ["2027-01-23", 62],
    ["2027-03-26", 62],
  ]);
  expect(months.map(({ month }) => month)).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
    "2027-02",
    "2027-03",
    "2027-04",
    "2027-05",
  ]);
});

test("behavior: what cannot be had is left out, and asked for again", async () => {
  const { asked, sources } = open(({ date }) => date > "2027-01-01");
  const ask = () => monthFares(sources, route, { today: "2026-11-21", questions: 2 });
  expect((await ask()).map(({ month }) => month)).toEqual(["2026-11", "2026-12", "2027-01"]);
  await ask();
  expect(asked).toHaveLength(3);
});
