import type { Names } from "../names.ts";
import { type OutingCity, outingCities } from "../outing-cities.ts";
import { cinemaRows } from "./cinemas.data.ts";
import type { HallPlanName } from "./halls.ts";

export type ScreenType = "2d" | "3d" | "imax" | "gold";

export type Hall = { readonly plan: HallPlanName; readonly names: Names; readonly types: readonly ScreenType[] };

export type CinemaRule = "no_single" | "documents";

export type Cinema = {
  readonly slug: string;
  /** Its place among all cinemas. */
  readonly number: number;
  readonly city: OutingCity;
  readonly zone: string;
  readonly names: Names;
  readonly address: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly halls: readonly Hall[];
  readonly rules: ReadonlySet<CinemaRule>;
};

// biome-ignore format: in the order that they are listed.
export const movieCities = outingCities([
  "karachi", "lahore", "islamabad", "rawalpindi", "faisalabad", "multan", "riyadh", "jeddah", "dammam", "abha",
]);

const typesOf: Readonly<Record<HallPlanName, readonly ScreenType[]>> = {
  grand: ["2d", "3d"],
  imax: ["imax"],
  classic: ["2d", "3d"],
  studio: ["2d"],
  small: ["2d"],
  gold: ["gold"],
};

const isPlan = (text: string): text is HallPlanName => text in typesOf;

const isRule = (text: string): text is CinemaRule => text === "no_single" || text === "documents";

const listed = (text: string): readonly string[] => text.split(" ").filter((one) => one !== "");

export const cityBySlug = (slug: string): OutingCity | undefined => movieCities.find((city) => city.slug === slug);

export const cinemas: readonly Cinema[] = cinemaRows.flatMap(
  ([slug, citySlug, en, ar, street, streetAr, north, east, halls, rules], number) => {
    const city = cityBySlug(citySlug);
    if (city === undefined) return [];
    return [
      {
        slug,
        number,
        city,
        zone: city.zone,
        names: { en, ar },
        address: { en: `${street}, ${city.names.en}`, ar: `${streetAr}، ${city.names.ar}` },
        latitude: city.latitude + north,
        longitude: city.longitude + east,
        halls: listed(halls)
          .filter(isPlan)
          .map((plan, index) => ({
            plan,
            names: { en: `Screen ${index + 1}`, ar: `القاعة ${index + 1}` },
            types: typesOf[plan],
          })),
        rules: new Set(listed(rules).filter(isRule)),
      },
    ];
  },
);

export const cinemaBySlug = (slug: string): Cinema | undefined => cinemas.find((one) => one.slug === slug);

export const cinemasIn = (city: string): readonly Cinema[] => cinemas.filter((one) => one.city.slug === city);
