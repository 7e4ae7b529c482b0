import { createRecentStays, type RecentStays } from "@safar/engine";
import { deviceStorage } from "../../engine/device-storage.ts";

/** The stays searched for on this device. */
export const recentStays: RecentStays = createRecentStays(deviceStorage);
