import type { FoundPlace } from "../../booking/places/place-search.types.ts";
import { createRecents, isKeptName, isRecord, type Recents } from "../../booking/search/recents.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { decodeStay } from "./stay-criteria.ts";

/** A search for a stay that was made on this device, with the place that it names. */
export type RecentStay = { readonly search: SearchText; readonly place: FoundPlace };

const kinds: readonly FoundPlace["kind"][] = ["city", "area", "hotel", "landmark", "unknown"];

const isPlace = (value: unknown): value is FoundPlace =>
  isRecord(value) &&
  typeof value["id"] === "string" &&
  typeof value["country"] === "string" &&
  kinds.some((kind) => kind === value["kind"]) &&
  isKeptName(value["names"]) &&
  (value["within"] === null || isKeptName(value["within"]));

const isRecent = (value: unknown): value is RecentStay =>
  isRecord(value) && typeof value["search"] === "string" && isPlace(value["place"]);

export type RecentStays = Recents<RecentStay>;

export const createRecentStays = (storage: DeviceStorage): RecentStays =>
  createRecents({
    storage,
    key: "hotel-searches",
    isEntry: isRecent,
    isWhole: ({ search, place }) => decodeStay(search).place === place.id,
    isAhead: ({ search }, today) => decodeStay(search).checkIn >= today,
  });

/** Places of recent searches, the latest first, each once. */
export const recentPlaces = (recent: readonly RecentStay[]): readonly FoundPlace[] => [
  ...new Map(recent.map(({ place }) => [place.id, place])).values(),
];
