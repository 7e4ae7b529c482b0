import type { BusCity, EditionCountry, FoundPlace } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readBusCities } from "../../calls/bus-pages.calls.ts";

/** Every city that a bus stops in; null when they could not be had. */
export const busCitiesQuery = queryOptions({
  queryKey: ["bus cities"],
  queryFn: () => readBusCities(),
  staleTime: 60 * 60_000,
});

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u064b-\u065f]/gu, "")
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll("ة", "ه")
    .toLowerCase()
    .trim();

/** The cities that a typed text may mean, by their names in both languages; those that begin with it come first. */
export const citiesLike = (text: string, cities: readonly BusCity[]): readonly BusCity[] => {
  const wanted = plain(text);
  if (wanted === "") return cities;
  const rank = ({ name: { en, ar } }: BusCity): number => {
    const names = [plain(en), plain(ar), plain(ar).replace(/^ال/, "")];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return cities.filter((city) => rank(city) < 2).toSorted((one, other) => rank(one) - rank(other));
};

/** The city that a text means: by its slug, by a name in either language, or the likeliest of those it begins. */
export const cityMeant = (text: string, cities: readonly BusCity[]): BusCity | undefined =>
  cities.find(({ slug }) => slug === text) ?? (plain(text) === "" ? undefined : citiesLike(text, cities)[0]);

/** A city as forms and their lists know it. */
export const placeOfCity = ({
  slug,
  name,
  country = "",
}: Pick<BusCity, "slug" | "name"> & Partial<BusCity>): FoundPlace => ({
  id: slug,
  kind: "city",
  names: name,
  within: null,
  country,
});

/** The routes that an edition's travellers take most. */
export const busyRoutes: Readonly<Record<EditionCountry, readonly (readonly [from: string, to: string])[]>> = {
  PK: [
    ["lahore", "islamabad"],
    ["karachi", "hyderabad"],
    ["lahore", "multan"],
    ["islamabad", "peshawar"],
    ["karachi", "rahim-yar-khan"],
    ["lahore", "dera-ghazi-khan"],
  ],
  SA: [
    ["riyadh", "dammam"],
    ["jeddah", "madinah"],
    ["makkah", "madinah"],
    ["riyadh", "buraydah"],
    ["taif", "abha"],
    ["riyadh", "al-khobar"],
  ],
};
