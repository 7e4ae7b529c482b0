import type { BusCity } from "@safar/engine";
import { expect, test } from "vitest";
import { cityMeant } from "./known-cities.ts";

const city = (slug: string, en: string, ar: string): BusCity => ({
  slug,
  name: { en, ar },
  country: "PK",
  latitude: 0,
  longitude: 0,
});
const cities = [
  city("lahore", "Lahore", "لاهور"),
  city("rahim-yar-khan", "Rahim Yar Khan", "رحيم يار خان"),
  city("madinah", "Madinah", "المدينة المنورة"),
];

const meant = [
  ["rahim-yar-khan", "rahim-yar-khan"],
  ["Lahore", "lahore"],
  [" lah", "lahore"],
  ["لاهور", "lahore"],
  ["المدينه المنوره", "madinah"],
  ["مدينة", "madinah"],
] as const;

test.each(meant)("default: %s means %s", (text, slug) => {
  expect(cityMeant(text, cities)?.slug).toBe(slug);
});

test.each(["", "  ", "Atlantis"])("boundary: “%s” means none", (text) => {
  expect(cityMeant(text, cities)).toBeUndefined();
});
