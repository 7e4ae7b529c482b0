import { editionZone } from "../editions.ts";
import type { Names } from "../names.ts";
import { cinemaRows, movieCityRows } from "./cinemas.data.ts";
import type { HallPlanName } from "./halls.ts";

export type MovieCity = {
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
};

export type ScreenType = "2d" | "3d" | "imax" | "gold";

export type Hall = { readonly plan: HallPlanName; readonly names: Names; readonly types: readonly ScreenType[] };

export type CinemaRule = "no_single" | "documents";

export type Cinema = {
  readonly slug: string;
  /** Its place among all cinemas. */
  readonly number: number;
  readonly city: MovieCity;
  readonly zone: string;
  readonly names: Names;
  readonly address: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly halls: readonly Hall[];
  readonly rules: ReadonlySet<CinemaRule>;
};

export const movieCities: readonly MovieCity[] = movieCityRows.map(([slug, country, en, ar, latitude, longitude]) => ({
  slug,
  country,
  names: { en, ar },
  latitude,
  longitude,
}));

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

export const cityBySlug = (slug: string): MovieCity | undefined => movieCities.find((city) => city.slug === slug);

export const cinemas: readonly Cinema[] = cinemaRows.flatMap(
  ([slug, citySlug, en, ar, street, streetAr, north, east, halls, rules], number) => {
    const city = cityBySlug(citySlug);
    if (city === undefined) return [];
    return [
      {
        slug,
        number,
        city,
        zone: editionZone[city.country],
        names: { en, ar },
        address: { en: `${street}, ${city.names.en}`, ar: `${streetAr}، ${city.names.ar}` },
        latitude: city.latitude + north,
        longitude: city.longitude + east,
        halls: listed(halls)
          .filter(isPlan)
          .map((plan, index) => ({
            plan,
            names: { en: `Screen ${index + 1}`, ar: `الشاشة ${index + 1}` },
            types: typesOf[plan],
          })),
        rules: new Set(listed(rules).filter(isRule)),
      },
    ];
  },
);

export const cinemaBySlug = (slug: string): Cinema | undefined => cinemas.find((one) => one.slug === slug);

export const cinemasIn = (city: string): readonly Cinema[] => cinemas.filter((one) => one.city.slug === city);
