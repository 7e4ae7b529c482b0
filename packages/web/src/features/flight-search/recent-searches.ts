import { createRecentSearches, type RecentSearches } from "@safar/engine";
import { deviceStorage } from "../../engine/device-storage.ts";

/** The searches of flights made on this device. */
export const recentSearches: RecentSearches = createRecentSearches(deviceStorage);
