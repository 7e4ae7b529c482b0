import { expect, test } from "vitest";
import { citiesOf } from "./station-cities.ts";

const station = (slug: string, en: string, ar: string, stations: readonly string[] = []) => ({
  slug,
  name: { en, ar },
  country: "PK",
  latitude: 31,
  longitude: 74,
  stations,
});

test("default: a station is in the city that names it; one that no city names is in its own town", () => {
  const cities = citiesOf([
    station("lahore", "Lahore", "لاهور", ["lahore-junction", "kot-lakhpat"]),
    station("lahore-junction", "Lahore Junction", "لاهور جنكشن"),
    station("kot-lakhpat", "Kot Lakhpat", "كوت لكبت"),
    station("makkah", "Makkah (Rusaifah)", "مكة المكرمة (الرصيفة)"),
    station("sukkur", "Sukkur", "سكر"),
  ]);
  expect(Object.fromEntries(cities)).toEqual({
    Lahore: { en: "Lahore", ar: "لاهور" },
    "Lahore Junction": { en: "Lahore", ar: "لاهور" },
    "Kot Lakhpat": { en: "Lahore", ar: "لاهور" },
    "Makkah (Rusaifah)": { en: "Makkah", ar: "مكة المكرمة" },
    Sukkur: { en: "Sukkur", ar: "سكر" },
  });
});
