import { createWatchedPrices, type WatchedPrice } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { deviceKept } from "../../engine/device/device-kept.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";

/** The searches whose least price is remembered on this device. */
export const watchedPrices = createWatchedPrices(deviceStorage, deviceKept.prices);

// Read anew by every page, as what is saved.
export const watchedQuery = queryOptions({
  queryKey: ["watched prices"],
  queryFn: (): Promise<readonly WatchedPrice[] | null> => watchedPrices.list(),
  staleTime: 0,
});
