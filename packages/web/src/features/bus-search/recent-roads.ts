import { createRecentRoads, type RecentRoads } from "@safar/engine";
import { deviceStorage } from "../../engine/device-storage.ts";

/** The roads searched for on this device. */
export const recentRoads: RecentRoads = createRecentRoads(deviceStorage);
