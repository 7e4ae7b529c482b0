import { expect, test } from "vitest";
import { mostRecentSearches } from "../../../booking/search/recents.ts";
import type { DeviceStorage } from "../../../kernel/ports.ts";
import { jeddah, karachi, lahore } from "../airports/airports.fixtures.ts";
import { encodeCriteria } from "../criteria.ts";
import { sampleCriteria, sampleSearch } from "../flights.fixtures.ts";
import { createRecentSearches, type RecentSearch, recentAirports } from "./recent-searches.ts";

const today = "2026-11-21";

const deviceWith = (texts: Map<string, string>): DeviceStorage => ({
  read: async (key) => texts.get(key) ?? null,
  write: async (key, value) => void texts.set(key, value),
  remove: async (key) => void texts.delete(key),
});

const recent = (date: string): RecentSearch => ({
  search: encodeCriteria({ ...sampleCriteria, trip: "one_way", legs: [{ from: "KHI", to: "LHE", date }] }),
  airports: [karachi, lahore],
});

test("default: the newest first, each once, six at most, and another tab sees them", async () => {
  const texts = new Map<string, string>();
  const searches = createRecentSearches(deviceWith(texts));
  for (let day = 1; day <= 8; day += 1) await searches.add(recent(`2026-12-0${day}`), day);
  await searches.add(recent("2026-12-05"), 9);
  const listed = await createRecentSearches(deviceWith(texts)).list(today);
  expect(listed).toHaveLength(mostRecentSearches);
  expect(listed.slice(0, 2)).toEqual([recent("2026-12-05"), recent("2026-12-08")]);
});

test("behavior: one is removed, then all", async () => {
  const searches = createRecentSearches(deviceWith(new Map()));
  await searches.add({ search: sampleSearch, airports: [karachi, jeddah] }, 1);
  await searches.add(recent("2026-12-05"), 2);
  await searches.remove(sampleSearch);
  expect(await searches.list(today)).toEqual([recent("2026-12-05")]);
  await searches.clear();
  expect(await searches.list(today)).toEqual([]);
});

test("behavior: a search whose day is over, or whose airports nobody named, is not offered", async () => {
  const searches = createRecentSearches(deviceWith(new Map()));
  await searches.add(recent("2026-11-20"), 1);
  await searches.add({ search: sampleSearch, airports: [karachi] }, 2);
  expect(await searches.list(today)).toEqual([]);
});

test("behavior: a device that is full of other things, or refuses, has none", async () => {
  const hostile = new Map([["flight-searches", '{"schema":1,"at":1,"value":[{"search":7},null,{"search":"x"}]}']]);
  expect(await createRecentSearches(deviceWith(hostile)).list(today)).toEqual([]);
  const refuse = () => Promise.reject(new Error("blocked"));
  const blocked = createRecentSearches({ read: refuse, write: refuse, remove: refuse });
  await blocked.add(recent("2026-12-05"), 1);
  expect(await blocked.list(today)).toEqual([]);
});

test("default: the airports of recent searches, each once", () => {
  expect(
    recentAirports([recent("2026-12-05"), { search: sampleSearch, airports: [karachi, jeddah] }]).map(
      ({ iata }) => iata,
    ),
  ).toEqual(["KHI", "LHE", "JED"]);
});
