import { expect, test } from "vitest";
import { placesOf, railClasses } from "./rail-classes.ts";
import { strangersOn } from "./rail-crowd.ts";
import { changesOn, daysAt, tripBy, tripKey, tripsOn } from "./rail-runs.ts";
import { knownRailStation, railStations } from "./rail-stations.ts";
import { railServices } from "./rail-timetable.ts";

const date = "2026-12-03";
const between = (from: string, to: string, on = date) => tripsOn(knownRailStation(from), knownRailStation(to), on);

test("default: sixty stations of Pakistan and forty of its trains, each station in both scripts", () => {
  const own = railStations.filter(({ country, stations }) => country === "PK" && stations.length === 0);
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(railServices.filter(({ number }) => Number(number) < 100).length).toBeGreaterThanOrEqual(40);
  expect(new Set(railServices.map(({ number }) => number)).size).toBe(railServices.length);
  for (const { names } of railStations) expect(names.ar).toMatch(/^[\p{Script=Arabic}\p{M}\s()]+$/u);
});

test("default: every station but the one that no line leads to has a train, and every train goes on in time and way", () => {
  const called = new Set(railServices.flatMap(({ calls }) => calls.map(({ station }) => station)));
  const idle = railStations.filter(({ slug, stations }) => stations.length === 0 && !called.has(slug));
  expect(idle.map(({ slug }) => slug)).toEqual(["gwadar"]);
  for (const { calls } of railServices) {
    for (const [at, call] of calls.entries()) {
      const next = calls[at + 1];
      if (next === undefined) continue;
      expect(next.arrives).toBeGreaterThan(call.departs);
      expect(next.km).toBeGreaterThan(call.km);
    }
  }
});

test("behavior: a train that comes by after midnight is found on that day, and its days are those of the station", () => {
  const night = between("rohri", "lahore").find(({ service }) => service.number === "3");
  expect(night).toMatchObject({ runs: "2026-12-02" });
  const [desert] = between("dalbandin", "taftan", "2026-12-05");
  expect(desert === undefined ? [] : daysAt(desert)).toEqual([1, 5]);
  expect(between("quetta", "taftan", "2026-12-04")).toEqual([]);
});

test("default: a trip is found again by its name", () => {
  for (const trip of between("karachi", "peshawar")) expect(tripBy(tripKey(trip))).toEqual(trip);
});

test("behavior: at a city with several stations its main one counts where a train calls there", () => {
  const boarded = new Set(between("karachi", "lahore").map(({ from, to }) => `${from.station} ${to.station}`));
  expect([...boarded]).toEqual(["karachi-cantt lahore-junction"]);
  expect(between("karachi-city", "lahore").every(({ from }) => from.station === "karachi-city")).toBe(true);
});

test("behavior: a change leaves time to make it and none for a night at the station", () => {
  const changes = changesOn(knownRailStation("karachi-city"), knownRailStation("nok-kundi"), "2026-12-04");
  expect(changes.length).toBeGreaterThan(0);
  for (const { first, second } of changes) {
    const minutes = (second.departs - first.arrives) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThanOrEqual(720);
  }
});

test("default: at the feast next to nothing is left, and a family's cabin is sold whole or not at all", () => {
  for (const railClass of railClasses) {
    const places = placesOf(railClass);
    const takenOn = (day: string) =>
      strangersOn(railClass, { date: day, key: `7.${day}`, seed: 7, wish: null }).size / places.length;
    expect(takenOn("2027-03-10")).toBeGreaterThan(0.9);
    expect(takenOn(date)).toBeLessThan(0.95);
    const taken = strangersOn(railClass, { date, key: "7", seed: 11, wish: null });
    const cabins = Map.groupBy(
      places.filter(({ isFamily }) => isFamily),
      ({ bay, coach }) => `${coach}/${bay}`,
    );
    for (const cabin of cabins.values()) {
      expect([0, cabin.length]).toContain(cabin.filter(({ id }) => taken.has(id)).length);
    }
  }
});
