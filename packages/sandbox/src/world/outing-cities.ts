import { editionZone } from "./editions.ts";
import { pointWire } from "./geography.ts";
import { type Names, namesWire } from "./names.ts";

/** A city that people go out in, by its middle. */
export type OutingCity = {
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
};

type Row = readonly [
  slug: string,
  country: OutingCity["country"],
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["karachi", "PK", "Karachi", "كراتشي", 24.861, 67.01], ["lahore", "PK", "Lahore", "لاهور", 31.549, 74.344], ["islamabad", "PK", "Islamabad", "إسلام آباد", 33.693, 73.065],
  ["rawalpindi", "PK", "Rawalpindi", "راولبندي", 33.598, 73.044], ["peshawar", "PK", "Peshawar", "بيشاور", 34.015, 71.58],
  ["multan", "PK", "Multan", "ملتان", 30.197, 71.471], ["faisalabad", "PK", "Faisalabad", "فيصل آباد", 31.418, 73.079],
  ["riyadh", "SA", "Riyadh", "الرياض", 24.713, 46.675], ["jeddah", "SA", "Jeddah", "جدة", 21.543, 39.173], ["dammam", "SA", "Dammam", "الدمام", 26.42, 50.089],
  ["abha", "SA", "Abha", "أبها", 18.216, 42.505], ["taif", "SA", "Taif", "الطائف", 21.276, 40.407], ["alula", "SA", "AlUla", "العلا", 26.609, 37.923],
];

const cities = new Map(
  rows.map(([slug, country, en, ar, latitude, longitude]): [string, OutingCity] => [
    slug,
    { slug, country, names: { en, ar }, latitude, longitude, zone: editionZone[country] },
  ]),
);

/** Those of the slugs, in their order. */
export const outingCities = (slugs: readonly string[]): readonly OutingCity[] =>
  slugs.map((slug) => {
    const city = cities.get(slug);
    if (city === undefined)
      throw new Error(`Nobody goes out in ${slug}: take one of ${[...cities.keys()].join(", ")}.`);
    return city;
  });

/** A city as answers say it. */
export const outingCityWire = ({ country, names, slug, ...point }: OutingCity) => ({
  slug,
  ...namesWire(names),
  country,
  ...pointWire(point),
});
