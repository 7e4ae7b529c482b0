import { expect, test } from "vitest";
import { fineKm } from "../geography.ts";
import { hotels } from "./hotels.ts";
import { awayOf } from "./yardsticks.ts";

const awayIn = (slug: string) => hotels.filter(({ city }) => city.slug === slug).map(awayOf);

test.each([
  ["makkah", "haram", 8],
  ["madinah", "prophets_mosque", 10],
  ["lahore", "centre", 40],
  ["jeddah", "sea", 12],
] as const)("default: in %s hotels are told by how far they are from the %s", (slug, from, most) => {
  const all = awayIn(slug);
  expect(all.length).toBeGreaterThan(4);
  expect(new Set(all.map((away) => away.from))).toEqual(new Set([from]));
  for (const { km } of all) expect(km).toBeLessThanOrEqual(most);
});

test.each(["makkah", "madinah"])(
  "behavior: in %s a search of the whole city counts from the same as a hotel's page",
  (slug) => {
    for (const hotel of hotels.filter(({ city }) => city.slug === slug))
      expect(awayOf(hotel).km).toBe(fineKm(hotel, hotel.city));
  },
);

test("behavior: by the sea one is near it, and far inland of a coastal city the centre counts", () => {
  const clifton = hotels.find(({ area, city }) => city.slug === "karachi" && area.names.en === "Clifton");
  const malir = hotels.find(({ area, city }) => city.slug === "karachi" && area.names.en === "Malir");
  if (clifton === undefined || malir === undefined) throw new Error("Karachi has hotels in Clifton and in Malir.");
  expect(awayOf(clifton).from).toBe("sea");
  expect(awayOf(clifton).km).toBeLessThan(3);
  expect(awayOf(malir).from).toBe("centre");
});
