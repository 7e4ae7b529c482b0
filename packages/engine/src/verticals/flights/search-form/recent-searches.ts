import type { SearchText } from "../../../booking/search/search.types.ts";
import type { CalendarDate } from "../../../kernel/calendar-date.ts";
import type { DeviceStorage, EpochMs } from "../../../kernel/ports.ts";
import { createDeviceCache } from "../../../platform/general-data/device-cache.ts";
import type { Airport } from "../airports/airports.types.ts";
import { decodeCriteria, isAirportCode } from "../criteria.ts";

/** A search that was made on this device, with the airports that it names, to be shown without asking for them again. */
export type RecentSearch = {
  readonly search: SearchText;
  readonly airports: readonly Airport[];
};

export const mostRecentSearches = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isNames = (value: unknown): boolean =>
  isRecord(value) && typeof value["en"] === "string" && typeof value["ar"] === "string";

const isAirport = (value: unknown): value is Airport =>
  isRecord(value) &&
  typeof value["iata"] === "string" &&
  isAirportCode(value["iata"]) &&
  ["citySlug", "country", "zone"].every((name) => typeof value[name] === "string") &&
  ["name", "city", "countryName"].every((name) => isNames(value[name]));

const isRecent = (value: unknown): value is RecentSearch =>
  isRecord(value) &&
  typeof value["search"] === "string" &&
  Array.isArray(value["airports"]) &&
  value["airports"].every(isAirport);

/** Every airport of a search is named, so that no card shows a bare code. */
const isWhole = ({ search, airports }: RecentSearch): boolean =>
  decodeCriteria(search).legs.every(({ from, to }) =>
    [from, to].every((code) => airports.some(({ iata }) => iata === code)),
  );

/** Those that can still be made as they stand. */
const isAhead = ({ search }: RecentSearch, today: CalendarDate): boolean =>
  decodeCriteria(search).legs.every(({ date }) => date >= today);

/** The searches made on this device, the newest first. No method rejects; a device that keeps nothing has none. */
export interface RecentSearches {
  /** Those whose days are not over. */
  list(today: CalendarDate): Promise<readonly RecentSearch[]>;
  /** Puts a search first, and lets the oldest go when there are too many. */
  add(search: RecentSearch, now: EpochMs): Promise<void>;
  remove(search: SearchText): Promise<void>;
  clear(): Promise<void>;
}

export const createRecentSearches = (storage: DeviceStorage): RecentSearches => {
  // Opened for each use: another tab may have written since.
  const open = () =>
    createDeviceCache<readonly RecentSearch[]>({
      storage,
      key: "flight-searches",
      schema: 1,
      decode: (value) => (Array.isArray(value) ? value.filter(isRecent) : null),
    });
  const kept = async () => (await open().read()) ?? { value: [], at: 0 };
  return {
    list: async (today) => (await kept()).value.filter((recent) => isAhead(recent, today)),
    async add(recent, now) {
      if (!isWhole(recent)) return;
      const { value } = await kept();
      const others = value.filter(({ search }) => search !== recent.search);
      await open().write([recent, ...others].slice(0, mostRecentSearches), now);
    },
    async remove(search) {
      const { value, at } = await kept();
      await open().write(
        value.filter((recent) => recent.search !== search),
        at,
      );
    },
    clear: () => open().clear(),
  };
};

/** Airports of recent searches, the latest first, each once. */
export const recentAirports = (recent: readonly RecentSearch[]): readonly Airport[] => [
  ...new Map(recent.flatMap(({ airports }) => airports).map((airport) => [airport.iata, airport])).values(),
];
