import { createSavedOffers, type SavedOffer } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { deviceKept } from "../../engine/device/device-kept.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";

/** The offers saved on this device. */
export const savedOffers = createSavedOffers(deviceStorage, deviceKept.offers);

// Read anew by every page: something may have been saved since, here or in another tab.
export const savedQuery = queryOptions({
  queryKey: ["saved offers"],
  queryFn: (): Promise<readonly SavedOffer[] | null> => savedOffers.list(),
  staleTime: 0,
});
