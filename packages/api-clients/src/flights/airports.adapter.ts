import type { Airport, AirportsService, Problem } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { namesIn } from "../wire/names.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { airportsEndpoints } from "./airports.endpoints.ts";

type WireAirport = ResponseOf<typeof airportsEndpoints.airports>["Airports"][number];

/** As many as a person looks through. */
const mostFound = 8;

const airportIn = (wire: WireAirport): Airport => ({
  iata: wire.iata,
  name: namesIn(wire),
  city: namesIn({ name: wire.city, name_ar: wire.city_ar }),
  citySlug: wire.city_slug,
  country: wire.country,
  countryName: namesIn({ name: wire.country_name, name_ar: wire.country_name_ar }),
  zone: wire.tz,
  ...(wire.serves && { serves: { name: namesIn(wire.serves), km: wire.serves.km } }),
});

const lost = (problem: Problem) => ({ type: "PROBLEM", problem }) as const;

/** Airports by the flight service. The longest text that it takes is 80 characters; what is longer is cut. */
export const createAirportsService = (travel: ServiceClient): AirportsService => ({
  async home(signal) {
    const answer = await travel.call(airportsEndpoints.airportsHome, {}, { signal });
    if (!answer.ok) return lost(answer.error);
    const { default_from: usualStart, Airports, Routes } = answer.value;
    return { type: "HOME", usualStart, popular: Airports.map(airportIn), routes: Routes };
  },
  async search(text, signal) {
    const query = text.trim().slice(0, 80);
    if (query === "") return { type: "FOUND", places: [] };
    const answer = await travel.call(airportsEndpoints.airports, { query, limit: mostFound }, { signal });
    return answer.ok ? { type: "FOUND", places: answer.value.Airports.map(airportIn) } : lost(answer.error);
  },
  async airport(iata, signal) {
    const answer = await travel.call(airportsEndpoints.airport, { iata }, { signal });
    if (answer.ok) {
      const { Airport, Nearby } = answer.value;
      return {
        type: "AIRPORT",
        airport: airportIn(Airport),
        nearby: Nearby.map(({ km, ...airport }) => ({ ...airportIn(airport), km })),
      };
    }
    return isRefusedAs(answer.error, "not_found") ? { type: "NOT_FOUND" } : lost(answer.error);
  },
});
