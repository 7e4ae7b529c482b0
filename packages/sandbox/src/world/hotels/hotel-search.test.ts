import { expect, test } from "vitest";
import { airports } from "../airports.ts";
import { destinations } from "../destinations.ts";
import { distanceKm } from "../geography.ts";
import { nearestCity, placeOf, searchPlaces } from "./hotel-search.ts";
import { hotels, hotelsIn } from "./hotels.ts";

test("default: at least 400 hotels, in the city of every airport, each with rooms and a name in both languages", () => {
  expect(hotels.length).toBeGreaterThan(400);
  const served = new Set(hotels.map(({ city }) => city.iata));
  expect(airports.filter(({ iata }) => !served.has(iata))).toEqual([]);
  for (const { names, rooms, stars, amenities } of hotels) {
    expect(names.en).toMatch(/^[A-Z]/);
    expect(names.ar).toMatch(/\p{Script=Arabic}/u);
    expect(rooms.length).toBeGreaterThan(0);
    expect(stars).toBeGreaterThan(0);
    expect(amenities.length).toBeGreaterThan(0);
  }
});

test("default: no two hotels share an id, or an address", () => {
  expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
  expect(new Set(hotels.map(({ city, slug }) => `${city.slug}--${slug}`)).size).toBe(hotels.length);
});

test("default: a hotel stands within a kilometre of its area's middle", () => {
  for (const hotel of hotels) expect(distanceKm(hotel, hotel.area)).toBeLessThanOrEqual(1);
});

test("behavior: cities, areas, landmarks and hotels are found in both languages and near spellings", () => {
  const first = (query: string) => searchPlaces(query, 5)[0]?.slug;
  expect(first("karachi")).toBe("karachi");
  expect(first("karachy")).toBe("karachi");
  expect(first("كراتشي")).toBe("karachi");
  expect(first("الرياض")).toBe("riyadh");
  expect(first("رياض")).toBe("riyadh");
  expect(first("makka")).toBe("makkah");
  expect(first("مكه")).toBe("makkah");
  expect(first("clifton")).toBe("karachi--clifton");
  expect(first("كليفتون")).toBe("karachi--clifton");
  expect(first("badshahi mosque")).toBe("lahore--badshahi-mosque");
  expect(first("المسجد النبوي")).toBe("madinah--prophets-mosque");
  expect(first("sleep mode inn karachi")).toBe("karachi--sleep-mode-inn");
  expect(searchPlaces("qqqqzzzz", 5)).toEqual([]);
});

test.each([
  ["الحرم", "makkah--grand-mosque"],
  ["حرم", "makkah--grand-mosque"],
  ["الحرم المكي", "makkah--grand-mosque"],
  ["الكعبة", "makkah--grand-mosque"],
  ["المسجد الحرام", "makkah--grand-mosque"],
  ["haram", "makkah--grand-mosque"],
  ["masjid al-haram", "makkah--grand-mosque"],
  ["kaaba", "makkah--grand-mosque"],
  ["برج الساعة", "makkah--clock-tower"],
  ["clock tower", "makkah--clock-tower"],
  ["makkah clock tower", "makkah--clock-tower"],
  ["multan clock tower", "multan--multan-clock-tower"],
  ["الحرم النبوي", "madinah--prophets-mosque"],
  ["nabawi", "madinah--prophets-mosque"],
  ["prophet", "madinah--prophets-mosque"],
  ["makkah", "makkah"],
  ["مكة", "makkah"],
  ["madinah", "madinah"],
])("behavior: who looks for “%s” finds %s first", (query, slug) => {
  expect(searchPlaces(query, 5)[0]?.slug).toBe(slug);
});

test("behavior: a hyphenated city has one address", () => {
  expect(placeOf("rahim-yar-khan")?.names.en).toBe("Rahim Yar Khan");
  expect(placeOf("dera-ghazi-khan")?.kind).toBe("city");
  expect(placeOf("nowhere")).toBeUndefined();
});

test("behavior: a point belongs to the nearest city, and the middle of the sea to none", () => {
  expect(nearestCity({ latitude: 24.9, longitude: 67.1 })?.slug).toBe("karachi");
  expect(nearestCity({ latitude: 0, longitude: -30 })).toBeUndefined();
});

test("behavior: a city can be crowded with 2,000 hotels, the usual ones first", () => {
  const city = destinations[0];
  if (city === undefined) throw new Error("There is a first city.");
  const crowd = hotelsIn(city, 2_000);
  expect(crowd.length).toBe(2_000);
  expect(new Set(crowd.map(({ id }) => id)).size).toBe(2_000);
  expect(crowd.slice(0, 5)).toEqual(hotelsIn(city).slice(0, 5));
});

test.each([
  ["الحرم", "makkah--ajyad"],
  ["kaaba", "makkah--ibrahim-al-khalil"],
  ["الحرم النبوي", "madinah--central-haram-area"],
])("behavior: %s finds the areas near it too, after itself", (query, area) => {
  const found = searchPlaces(query, 8).map(({ kind, slug }) => ({ kind, slug }));
  expect(found.map(({ slug }) => slug)).toContain(area);
  expect(found[0]?.kind).toBe("landmark");
});
