import { createRecents, isKeptRecord, type Recents } from "../../booking/search/recents.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import type { BusCity } from "./buses.domain.ts";
import { decodeBusCriteria } from "./criteria.ts";

type City = Pick<BusCity, "slug" | "name">;

/** A search for a bus that was made on this device, with the cities that it names. */
export type RecentRoute = { readonly search: SearchText; readonly from: City; readonly to: City };

const isCity = (value: unknown): value is City => isKeptRecord(value, { texts: ["slug"], names: ["name"] });

export type RecentRoutes = Recents<RecentRoute>;

export const createRecentRoutes = (storage: DeviceStorage): RecentRoutes =>
  createRecents({
    storage,
    key: "bus-searches",
    isEntry: (kept): kept is RecentRoute => isCity(kept["from"]) && isCity(kept["to"]),
    isWhole: ({ search, from, to }) => {
      const criteria = decodeBusCriteria(search);
      return criteria.from === from.slug && criteria.to === to.slug;
    },
    isAhead: ({ search }, today) => decodeBusCriteria(search).date >= today,
  });
