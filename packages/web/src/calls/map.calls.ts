import { createServerFn } from "@tanstack/react-start";
import { currentRequest } from "../server/request/current-request.ts";

/** The tile server that maps are drawn over; null where this deployment has none. */
export const readMapTiles = createServerFn().handler(async () => {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = (await currentRequest()).server.environment;
  return url === undefined ? null : { url, attribution };
});
