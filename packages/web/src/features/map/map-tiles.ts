import { queryOptions } from "@tanstack/react-query";
import { readMapTiles } from "../../calls/map.calls.ts";

/** Where pictures of the land come from, where somebody set a tile server. */
export const mapTilesQuery = queryOptions({
  queryKey: ["map-tiles"],
  queryFn: () => readMapTiles(),
  staleTime: Number.POSITIVE_INFINITY,
});
