import { createRecents, eachOnce, isKeptRecord, type Recents } from "../../../booking/search/recents.ts";
import type { SearchText } from "../../../booking/search/search.types.ts";
import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import type { DeviceStorage } from "../../../kernel/ports.ts";
import type { Airport } from "../airports/airports.types.ts";
import { decodeCriteria, isAirportCode } from "../criteria.ts";

/** A search that was made on this device, with the airports that it names, to be shown without asking for them again. */
export type RecentSearch = {
  readonly search: SearchText;
  readonly airports: readonly Airport[];
};

const isAirport = (value: unknown): value is Airport =>
  isKeptRecord(value, { texts: ["iata", "citySlug", "country", "zone"], names: ["name", "city", "countryName"] }) &&
  isAirportCode(String(value["iata"]));

/** Every airport of a search is named, so that no card shows a bare code. */
const isWhole = ({ search, airports }: RecentSearch): boolean =>
  decodeCriteria(search).legs.every(({ from, to }) =>
    [from, to].every((code) => airports.some(({ iata }) => iata === code)),
  );

/** Those that can still be made as they stand. */
const isAhead = ({ search }: RecentSearch, today: CalendarDate): boolean =>
  decodeCriteria(search).legs.every(({ date }) => date >= today);

/** The searches of flights made on this device. */
export type RecentSearches = Recents<RecentSearch>;

export const createRecentSearches = (storage: DeviceStorage): RecentSearches =>
  createRecents({
    storage,
    key: "flight-searches",
    isEntry: (kept): kept is RecentSearch => Array.isArray(kept["airports"]) && kept["airports"].every(isAirport),
    isWhole,
    isAhead,
  });

/** Airports of recent searches, the latest first, each once. */
export const recentAirports = (recent: readonly RecentSearch[]): readonly Airport[] =>
  eachOnce(
    recent.flatMap(({ airports }) => airports),
    ({ iata }) => iata,
  );
