import { expect, test } from "vitest";
import type { HotelResults } from "./hotel-search.ts";
import { sampleHotelOffer } from "./hotels.fixtures.ts";
import { measuredFrom } from "./measured-from.ts";

const mosque = { en: "Grand Mosque", ar: "المسجد الحرام" };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const resultsOf = (more: Partial<HotelResults>): HotelResults => ({
  search: "",
  place: null,
  nights: 1,
  // A hundredth of a degree of latitude is some 1.1 km.
  hotels: [
    { ...sampleHotelOffer, position: at(21.4325, 39.8262), km: 1.1 },
    { ...sampleHotelOffer, position: at(21.4425, 39.8262), km: 2.2 },
  ],
  surroundings: [{ kind: "landmark", names: mosque, position: at(21.4225, 39.8262) }],
  expiresAt: 0,
  ...more,
});

test("default: distances are counted from the landmark at a city's centre", () => {
  expect(measuredFrom(resultsOf({}))).toBe(mosque);
});

test("behavior: a landmark that stands elsewhere is not what they are counted from", () => {
  const elsewhere = { kind: "landmark", names: mosque, position: at(21.4, 39.8) } as const;
  expect(measuredFrom(resultsOf({ surroundings: [elsewhere] }))).toBeNull();
});

test("behavior: who searched for a landmark is told the way to it", () => {
  const place = { id: "jeddah--corniche", kind: "landmark", names: mosque, within: null, country: "SA" } as const;
  expect(measuredFrom(resultsOf({ place, surroundings: [] }))).toBe(mosque);
});

test("behavior: without a hotel nothing is counted", () => {
  expect(measuredFrom(resultsOf({ hotels: [] }))).toBeNull();
});
