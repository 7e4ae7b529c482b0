import { type AnswerOf, airportsEndpoints } from "@safar/api-clients/wire";
import { defineService, refuse } from "../../core/service.ts";
import { airportsNear, type FoundAirport, findAirports, type NearbyAirport } from "../../world/airport-search.ts";
import { type Airport, airportCountries, airportOf, knownAirport } from "../../world/airports.ts";
import { namesWire } from "../../world/names.ts";

type WireAirport = AnswerOf<typeof airportsEndpoints.airports>["Airports"][number];

const countries = new Map(airportCountries.map(({ iso, names }) => [iso, names]));

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const wire = ({ iata, name, city, country, zone, latitude, longitude }: Airport): WireAirport => ({
  iata,
  name: name.en,
  name_ar: name.ar,
  city: city.en,
  city_ar: city.ar,
  city_slug: slugOf(city.en),
  country,
  country_name: countries.get(country)?.en ?? country,
  country_name_ar: countries.get(country)?.ar ?? country,
  tz: zone,
  lat: latitude,
  lng: longitude,
});

const nearWire = ({ airport, km }: NearbyAirport) => ({ ...wire(airport), km });

const foundWire = ({ airport, serves }: FoundAirport): WireAirport => ({
  ...wire(airport),
  ...(serves && { serves: { ...namesWire(serves.names), km: serves.km } }),
});

const listed = (codes: string): readonly Airport[] => codes.split(" ").map(knownAirport);

const homes = {
  PK: {
    default_from: "KHI",
    popular: "KHI LHE ISB JED DXB RUH MED PEW MUX SKT DOH IST",
    routes: "KHI-LHE ISB-KHI LHE-JED ISB-DOH KHI-DXB LHE-RUH ISB-GIL KHI-MED",
  },
  SA: {
    default_from: "RUH",
    popular: "RUH JED DMM MED AHB TUU CAI DXB KHI LHE ISB IST",
    routes: "RUH-JED JED-RUH RUH-DMM RUH-AHB JED-MED RUH-CAI JED-LHE RUH-KHI",
  },
} as const;

const routesOf = (routes: string) =>
  routes.split(" ").map((route) => ({ from: route.slice(0, 3), to: route.slice(4) }));

const nearbyKm = 260;
const mostNearby = 4;

export const airportsService = defineService({
  endpoints: airportsEndpoints,
  handlers: {
    airportsHome: ({ country }) => ({
      default_from: homes[country].default_from,
      Airports: listed(homes[country].popular).map(wire),
      Routes: routesOf(homes[country].routes),
    }),
    airportsPopular: ({ country }) => ({ Airports: listed(homes[country].popular).map(wire) }),
    airports: ({ country }, { query, limit }) => ({
      Airports:
        query.trim() === ""
          ? listed(homes[country].popular).slice(0, limit).map(wire)
          : findAirports(query, limit).map(foundWire),
    }),
    airport: (_call, { iata }) => {
      const airport = airportOf(iata);
      if (airport === undefined)
        throw refuse("not_found", { status: 404, message: `There is no airport ${iata}.`, field: "iata" });
      return {
        Airport: wire(airport),
        Nearby: airportsNear(airport, nearbyKm, mostNearby).map(nearWire),
      };
    },
  },
});
