import type { FoundPlace } from "../../booking/places/place-search.types.ts";
import { createRecents, eachOnce, isKeptRecord, type Recents } from "../../booking/search/recents.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeStay } from "./stay-criteria.ts";

/** A search for a stay that was made on this device, with the place that it names. */
export type RecentStay = { readonly search: SearchText; readonly place: FoundPlace };

const kinds: readonly FoundPlace["kind"][] = ["city", "area", "hotel", "landmark", "unknown"];

const isPlace = (value: unknown): value is FoundPlace =>
  isKeptRecord(value, { texts: ["id", "country"], names: ["names"] }) &&
  kinds.some((kind) => kind === value["kind"]) &&
  (value["within"] === null || isKeptRecord(value, { texts: [], names: ["within"] }));

export type RecentStays = Recents<RecentStay>;

export const createRecentStays = (storage: DeviceStorage): RecentStays =>
  createRecents({
    storage,
    key: "hotel-searches",
    isEntry: (kept): kept is RecentStay => isPlace(kept["place"]),
    isWhole: ({ search, place }) => decodeStay(search).place === place.id,
    isAhead: ({ search }, today) => decodeStay(search).checkIn >= today,
  });

/** Places of recent searches, the latest first, each once. */
export const recentPlaces = (recent: readonly RecentStay[]): readonly FoundPlace[] =>
  eachOnce(
    recent.map(({ place }) => place),
    ({ id }) => id,
  );
