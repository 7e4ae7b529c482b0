import { createRecents, isKeptName, isRecord, type Recents } from "../../booking/search/recents.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import type { BusCity } from "./buses.types.ts";
import { decodeBusCriteria } from "./criteria.ts";

type City = Pick<BusCity, "slug" | "name">;

/** A search for a bus that was made on this device, with the cities that it names. */
export type RecentRoad = { readonly search: SearchText; readonly from: City; readonly to: City };

const isCity = (value: unknown): value is City =>
  isRecord(value) && typeof value["slug"] === "string" && isKeptName(value["name"]);

const isRecent = (value: unknown): value is RecentRoad =>
  isRecord(value) && typeof value["search"] === "string" && isCity(value["from"]) && isCity(value["to"]);

export type RecentRoads = Recents<RecentRoad>;

export const createRecentRoads = (storage: DeviceStorage): RecentRoads =>
  createRecents({
    storage,
    key: "bus-searches",
    isEntry: isRecent,
    isWhole: ({ search, from, to }) => {
      const criteria = decodeBusCriteria(search);
      return criteria.from === from.slug && criteria.to === to.slug;
    },
    isAhead: ({ search }, today) => decodeBusCriteria(search).date >= today,
  });
