import type { Names, TrainStation } from "@safar/engine";
import { trainStations } from "../trains/train-directory.ts";

/** `Makkah (Rusaifah)` is in Makkah. */
const withoutBrackets = (name: string): string => name.replace(/ \(.*\)$/, "");

/** A station by what it is called in English, with its city. */
export type StationCity = readonly [station: string, city: Names];

/** The cities of stations; one that no city names as its own is in the town that it is called by. */
export const citiesOf = (stations: readonly TrainStation[]): readonly StationCity[] => {
  const cities = new Map(stations.flatMap(({ name, stations: own }) => own.map((slug) => [slug, name] as const)));
  return stations.map(({ name, slug }) => [
    name.en,
    cities.get(slug) ?? { en: withoutBrackets(name.en), ar: withoutBrackets(name.ar) },
  ]);
};

/** The cities of stations that are called otherwise; none where they could not be had. */
export const stationCities = async (): Promise<readonly StationCity[]> => {
  const found = await trainStations();
  return found.ok ? citiesOf(found.value).filter(([station, city]) => city.en !== station) : [];
};
