import { type Airport, airportOf, airports, countryText } from "./airports.ts";
import { distanceKm } from "./geography.ts";
import { createNameSearch } from "./name-search.ts";
import { bothNames } from "./names.ts";
import { townBegunBy } from "./served-towns.ts";

const find = createNameSearch(airports, {
  idOf: ({ iata }) => iata,
  fields: {
    iata: { boost: 8, textOf: ({ iata }) => iata },
    city: { boost: 6, textOf: ({ city }) => bothNames(city) },
    alias: { boost: 5, textOf: ({ aliases }) => aliases.join(" ") },
    name: { boost: 2, textOf: ({ name }) => bothNames(name) },
    country: { boost: 1, textOf: ({ country }) => countryText(country) },
  },
  weightOf: ({ size }) => 1 + size / 10,
});

/** Airports by what somebody types; the one nearest to a town that it begins says so. */
export const findAirports = (query: string, limit: number) => {
  const town = townBegunBy(query);
  const found = searchAirports(query, limit);
  const all = town === undefined || found.includes(town.airport) ? found : [town.airport, ...found.slice(0, limit - 1)];
  return all.map((airport) => ({ airport, serves: airport === town?.airport ? town : null }));
};

export type FoundAirport = ReturnType<typeof findAirports>[number];

/** Airports by code, city, airport or country name in English or Arabic, near-spellings included; the best first. */
export const searchAirports = (query: string, limit: number): readonly Airport[] => {
  const exact = airportOf(query.trim().toUpperCase());
  const found = find(query);
  return [...new Set(exact === undefined ? found : [exact, ...found])].slice(0, limit);
};

export type NearbyAirport = { readonly airport: Airport; readonly km: number };

/** Other airports within reach by road, the nearest first. */
export const airportsNear = (airport: Airport, withinKm: number, limit: number): readonly NearbyAirport[] =>
  airports
    .filter(({ iata }) => iata !== airport.iata)
    .map((other) => ({ airport: other, km: distanceKm(airport, other) }))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
