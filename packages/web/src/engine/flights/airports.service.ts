import type { AirportSearchPorts, CalendarDate, RecentSearches } from "@safar/engine";
import { recentAirports } from "@safar/engine";
import { findAirports, readAirport } from "../../calls/flight-search.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** As many as are looked over without moving the list. */
const mostRecentPlaces = 4;

type Source = {
  readonly recent: RecentSearches;
  readonly today: CalendarDate;
  /** The edition's popular airports, as the page has them. */
  readonly popular: Awaited<ReturnType<AirportSearchPorts["suggest"]>>["popular"];
  /** The airport whose neighbours are offered; none when null. */
  readonly near: string | null;
};

/** What a field that asks for an airport needs, over our server and this device. */
export const airportSearchPorts = ({ recent, today, popular, near }: Source): AirportSearchPorts => ({
  search: (data, signal) => askServer((signal) => findAirports({ data: data.slice(0, 80), signal }), signal),
  suggest: async (signal) => {
    const [searches, around] = await Promise.all([
      recent.list(today),
      near === null ? null : askServer((signal) => readAirport({ data: near, signal }), signal),
    ]);
    return {
      recent: recentAirports(searches).slice(0, mostRecentPlaces),
      nearby: around?.type === "AIRPORT" ? around.nearby : [],
      popular,
    };
  },
});
