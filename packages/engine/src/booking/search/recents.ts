import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { createDeviceCache } from "../../kernel/device-cache.ts";
import type { DeviceStorage, EpochMs } from "../../kernel/ports.ts";
import type { SearchText } from "./search.types.ts";

export const mostRecentSearches = 6;

/** The searches of a vertical made on this device, the newest first. No method rejects; a device that keeps nothing has none. */
export interface Recents<Entry extends { readonly search: SearchText }> {
  /** Those that can still be made as they stand. */
  list(today: CalendarDate): Promise<readonly Entry[]>;
  /** Puts a search first, and lets the oldest go when there are too many. One that cannot be shown is not kept. */
  add(entry: Entry, now: EpochMs): Promise<void>;
  remove(search: SearchText): Promise<void>;
  clear(): Promise<void>;
}

/** What may be an entry: a search, and whatever else is kept with it. */
type Kept = { readonly search: SearchText } & Readonly<Record<string, unknown>>;

type RecentsOptions<Entry extends Kept> = {
  readonly storage: DeviceStorage;
  /** What the searches are kept under. */
  readonly key: string;
  /** Whether what is kept with a search is an entry's. */
  readonly isEntry: (kept: Kept) => kept is Entry;
  /** Whether an entry names all that showing it needs. */
  readonly isWhole?: (entry: Entry) => boolean;
  /** Whether its days are not over. */
  readonly isAhead: (entry: Entry, today: CalendarDate) => boolean;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isKept = (value: unknown): value is Kept => isRecord(value) && typeof value["search"] === "string";

export const createRecents = <Entry extends Kept>({
  storage,
  key,
  isEntry,
  isWhole = () => true,
  isAhead,
}: RecentsOptions<Entry>): Recents<Entry> => {
  // Opened for each use: another tab may have written since.
  const open = () =>
    createDeviceCache<readonly Entry[]>({
      storage,
      key,
      schema: 1,
      decode: (value) => (Array.isArray(value) ? value.filter(isKept).filter(isEntry) : null),
    });
  const kept = async () => (await open().read()) ?? { value: [], at: 0 };
  return {
    list: async (today) => (await kept()).value.filter((entry) => isAhead(entry, today)),
    async add(entry, now) {
      if (!isWhole(entry)) return;
      const { value } = await kept();
      const others = value.filter(({ search }) => search !== entry.search);
      await open().write([entry, ...others].slice(0, mostRecentSearches), now);
    },
    async remove(search) {
      const { value, at } = await kept();
      await open().write(
        value.filter((entry) => entry.search !== search),
        at,
      );
    },
    clear: () => open().clear(),
  };
};

const isName = (value: unknown): boolean =>
  isRecord(value) && typeof value["en"] === "string" && typeof value["ar"] === "string";

/** Whether something kept is a record that has these texts, and these names in both languages. */
export const isKeptRecord = (
  value: unknown,
  { names, texts }: { readonly texts: readonly string[]; readonly names: readonly string[] },
): value is Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === "string") &&
  names.every((name) => isName(value[name]));

/** What recent searches name, the latest first, each once. */
export const eachOnce = <Place>(places: readonly Place[], keyOf: (place: Place) => string): readonly Place[] => [
  ...new Map(places.map((place) => [keyOf(place), place])).values(),
];
