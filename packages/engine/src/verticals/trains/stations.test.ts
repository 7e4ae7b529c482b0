import { expect, test } from "vitest";
import { nearestStations, stationsLike } from "./stations.ts";
import type { TrainStation } from "./trains.domain.ts";

const stationOf = (slug: string, en: string, ar: string, latitude: number, stations: readonly string[] = []) =>
  ({ slug, name: { en, ar }, country: "PK", latitude, longitude: 67, stations }) satisfies TrainStation;

const stations = [
  stationOf("karachi-city", "Karachi City", "كراتشي سيتي", 24.85),
  stationOf("karachi", "Karachi", "كراتشي", 24.86, ["karachi-city"]),
  stationOf("lahore-junction", "Lahore Junction", "لاهور جنكشن", 31.57),
  stationOf("al-jouf", "Al Jouf", "الجوف", 29.8),
];

const slugsOf = (text: string) => stationsLike(text, stations).map(({ slug }) => slug);

test("default: a city stands before its stations, whichever script it is written in", () => {
  expect(slugsOf("kara")).toEqual(["karachi", "karachi-city"]);
  expect(slugsOf("كرا")).toEqual(["karachi", "karachi-city"]);
  expect(slugsOf("جوف")).toEqual(["al-jouf"]);
  expect(slugsOf("junc")).toEqual(["lahore-junction"]);
});

test("behavior: a slip of the keyboard is forgiven, and what is no station is none", () => {
  expect(slugsOf("karchi")).toEqual(["karachi", "karachi-city"]);
  expect(slugsOf("qqqq")).toEqual([]);
  expect(slugsOf(" ")).toEqual([]);
});

test("default: the nearest station is where one gets on, which a city is not", () => {
  const near = nearestStations({ latitude: 31, longitude: 67 }, stations);
  expect(near.map(({ slug }) => slug)).toEqual(["lahore-junction", "al-jouf", "karachi-city"]);
});
