import MiniSearch from "minisearch";
import { type Airport, airportCountries, airportOf, airports } from "./airports.ts";
import { fold } from "./fold.ts";
import { distanceKm } from "./geography.ts";

const countryNames = new Map(airportCountries.map(({ iso, names }) => [iso, names]));

const index = new MiniSearch({
  idField: "iata",
  fields: ["iata", "city", "alias", "name", "country"],
  processTerm: (term) => fold(term) || null,
  searchOptions: {
    boost: { iata: 8, city: 6, alias: 5, name: 2 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.34 : false),
    weights: { prefix: 0.7, fuzzy: 0.25 },
    combineWith: "AND",
    boostDocument: (iata) => 1 + (airportOf(String(iata))?.size ?? 0) / 10,
  },
});

index.addAll(
  airports.map(({ iata, city, name, country, aliases }) => ({
    iata,
    city: fold(`${city.en} ${city.ar}`),
    alias: fold(aliases.join(" ")),
    name: fold(`${name.en} ${name.ar}`),
    country: fold(`${countryNames.get(country)?.en ?? ""} ${countryNames.get(country)?.ar ?? ""}`),
  })),
);

/** Airports by code, city, airport or country name in English or Arabic, near-spellings included; the best first. */
export const searchAirports = (query: string, limit: number): readonly Airport[] => {
  const exact = airportOf(query.trim().toUpperCase());
  const found = index.search(fold(query)).flatMap(({ id }) => airportOf(String(id)) ?? []);
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
