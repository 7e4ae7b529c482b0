import { describe, expect, test } from "vitest";
import { airportsNear, findAirports, searchAirports } from "./airport-search.ts";
import { airports, knownAirport } from "./airports.ts";
import { fold } from "./fold.ts";

const found = (query: string): readonly string[] => searchAirports(query, 10).map(({ iata }) => iata);

test("default: 19 Pakistani airports, 28 Saudi ones and 7 hubs, each once", () => {
  const countries = airports.map(({ country }) => country);
  expect(countries.filter((country) => country === "PK")).toHaveLength(19);
  expect(countries.filter((country) => country === "SA")).toHaveLength(28);
  expect(new Set(airports.map(({ iata }) => iata)).size).toBe(54);
});

describe("every airport is found by its code, its names in both languages and its near-spellings", () => {
  test.each(airports.map((airport) => [airport.iata, airport] as const))(
    "default: %s",
    (iata, { city, name, aliases }) => {
      for (const query of [iata, iata.toLowerCase(), city.en, city.ar, name.en, name.ar, ...aliases]) {
        expect(found(query), query).toContain(iata);
      }
      expect(found(city.en)[0]).toBe(iata);
      expect(found(city.ar)[0]).toBe(iata);
    },
  );
});

test.each([
  ["jeda", "JED"],
  ["lahor", "LHE"],
  ["جده", "JED"],
  ["جِدّة", "JED"],
  ["كراتشى", "KHI"],
  ["الـــرياض", "RUH"],
  ["islambad", "ISB"],
  ["madinna", "MED"],
])("behavior: %s finds %s first", (query, iata) => {
  expect(found(query)[0]).toBe(iata);
});

test("behavior: a city on its way of being typed is found", () => {
  expect(found("kar")).toContain("KHI");
  expect(found("ريا")).toContain("RUH");
});

test("behavior: what is spelt right finds nothing that is only spelt like it", () => {
  expect(found("لاهور")).toEqual(["LHE"]);
});

test("behavior: nonsense finds nothing, and neither does nothing", () => {
  for (const query of ["", "  ", "qqqqqqq", "؟؟؟", "__proto__", "'; drop table"]) expect(found(query)).toEqual([]);
});

test("behavior: letters that are typed interchangeably fold into one", () => {
  expect(fold("أَبُو ظَبْي")).toBe(fold("ابو ظبى"));
  expect(fold("القاهرة")).toBe(fold("قاهره"));
  expect(fold("Türkiye")).toBe("turkiye");
});

test("behavior: airports nearby are told nearest first", () => {
  const near = airportsNear(knownAirport("LHE"), 260, 4);
  expect(near.map(({ airport }) => airport.iata)).toEqual(["SKT", "LYP"]);
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
});

test.each([
  ["Makkah", "JED", "Makkah"],
  ["mecca", "JED", "Makkah"],
  ["مكة", "JED", "Makkah"],
  ["مكة المكرمة", "JED", "Makkah"],
  ["Gujranwala", "SKT", "Gujranwala"],
])("behavior: %s has no airport: the nearest one says whose it is", (query, iata, town) => {
  const [first] = findAirports(query, 8);
  expect([first?.airport.iata, first?.serves?.names.en]).toEqual([iata, town]);
  expect(first?.serves?.km).toBeGreaterThan(20);
});

test("behavior: a city with an airport, and what is hardly typed, serve no town", () => {
  for (const query of ["Jeddah", "karachi", "ma", "JED"])
    expect(findAirports(query, 8).filter(({ serves }) => serves !== null)).toEqual([]);
});
