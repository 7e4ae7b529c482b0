import fc from "fast-check";
import { expect, test } from "vitest";
import { airportOf, airports, knownAirport } from "../airports.ts";
import { distanceKm } from "../geography.ts";
import { addDays } from "../zones.ts";
import { knownAircraft } from "./aircraft.ts";
import { airlines, arePartners, knownAirline } from "./airlines.ts";
import { journeysOn, minimumConnection, minutesOf, withExtraSections } from "./journeys.ts";
import { networkOf } from "./network.ts";
import { providers } from "./providers.ts";

const seed = 11;
const minute = 60_000;
const iata = fc.constantFrom(...airports.map((airport) => airport.iata));
const date = fc.integer({ min: 0, max: 340 }).map((days) => addDays("2026-11-21", days));

/** Codes of real airlines, which no invented one may carry. */
const realCodes = "PK SV EK EY QR FZ G9 GF WY KU TK MS RJ J9 XY RX PA PF 9P ER F3".split(" ");

test("default: at least twelve airlines, named in both languages, under codes that are nobody's", () => {
  expect(airlines.length).toBeGreaterThanOrEqual(12);
  expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length);
  for (const { code, names } of airlines) {
    expect(code).toMatch(/^[A-Z0-9]{2}$/);
    expect(realCodes).not.toContain(code);
    expect(names.en).toMatch(/^[A-Z]/);
    expect(names.ar).toMatch(/^\p{Script=Arabic}/u);
  }
});

test("default: each airline is sold by exactly one provider", () => {
  const sold = providers.flatMap((provider) => provider.airlines);
  expect(sold.toSorted()).toEqual(airlines.map(({ code }) => code).toSorted());
});

test("default: every airport is served", () => {
  const { from } = networkOf(seed);
  for (const airport of airports) expect(from.get(airport.iata)?.size ?? 0, airport.iata).toBeGreaterThan(0);
});

test("behavior: the same seed gives the same timetable, another seed another", () => {
  const first = networkOf(seed);
  // Only a few timetables are remembered, so these push the first out.
  for (let other = 1; other <= 10; other += 1) networkOf(seed + other);
  const again = networkOf(seed);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
  expect(networkOf(seed).flights).not.toEqual(networkOf(seed + 1).flights);
});

test("behavior: flight numbers are given once, aircraft reach their destinations, and every flight comes back", () => {
  const { flights, from } = networkOf(seed);
  const numbers = flights.map(({ airline, number }) => airline + number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const flight of flights) {
    const km = distanceKm(knownAirport(flight.from), knownAirport(flight.to));
    expect(knownAircraft(flight.aircraft).rangeKm).toBeGreaterThan(km);
    expect(flight.block).toBeGreaterThan(25);
    expect(flight.departs).toBeLessThan(1_440);
    expect(flight.days.some(Boolean)).toBe(true);
    expect(from.get(flight.to)?.has(flight.from)).toBe(true);
  }
});

test("behavior: mountain fields see propellers only", () => {
  const { flights } = networkOf(seed);
  const mountain = flights.filter(({ from, to }) => [from, to].some((end) => ["GIL", "CJL", "PZH"].includes(end)));
  expect(mountain.length).toBeGreaterThan(0);
  expect(new Set(mountain.map(({ aircraft }) => aircraft))).toEqual(new Set(["AT7"]));
});

test("behavior: journeys connect legally, from where one was to where one goes", () => {
  fc.assert(
    fc.property(iata, iata, date, (from, to, day) => {
      fc.pre(from !== to);
      for (const { flights } of journeysOn(seed, from, to, day)) {
        expect(flights[0]?.flight.from).toBe(from);
        expect(flights.at(-1)?.flight.to).toBe(to);
        expect(flights[0]?.date).toBe(day);
        expect(flights.length).toBeLessThanOrEqual(3);
        for (const [index, next] of flights.entries()) {
          expect(next.arrives).toBeGreaterThan(next.departs);
          const before = flights[index - 1];
          if (before === undefined) continue;
          const layover = (next.departs - before.arrives) / minute;
          expect(next.flight.from).toBe(before.flight.to);
          expect(layover).toBeGreaterThanOrEqual(minimumConnection(before.flight, next.flight));
          expect(layover).toBeLessThanOrEqual(18 * 60);
          expect(arePartners(knownAirline(before.flight.airline), knownAirline(next.flight.airline))).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("behavior: nobody flies Karachi to Sukkur, and nobody flies Karachi to Jeddah without a stop", () => {
  for (let days = 0; days < 40; days += 1) {
    const day = addDays("2026-12-01", days);
    expect(journeysOn(seed, "KHI", "SKZ", day)).toEqual([]);
    const toJeddah = journeysOn(seed, "KHI", "JED", day);
    expect(toJeddah.length).toBeGreaterThan(10);
    expect(toJeddah.every(({ flights }) => flights.length === 2)).toBe(true);
  }
});

test("behavior: extra sections are journeys of their own", () => {
  const journeys = journeysOn(seed, "LHE", "DXB", "2026-12-10");
  const many = withExtraSections(journeys, 500);
  expect(many).toHaveLength(500);
  expect(new Set(many.map(({ key }) => key)).size).toBe(500);
  expect(minutesOf(many[400] ?? { flights: [], key: "" })).toBeGreaterThan(60);
  expect(withExtraSections([], 10)).toEqual([]);
});

test("behavior: a code that is not of this world is unknown", () => {
  expect(airportOf("XXX")).toBeUndefined();
  expect(() => knownAirport("XXX")).toThrow("The world has no airport XXX");
});
