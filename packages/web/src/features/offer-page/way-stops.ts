import type { Names } from "@safar/engine";
import type { MapPoint } from "../map/map.types.ts";

export type WayTo = Pick<MapPoint, "id" | "name" | "position">;

/** Where a way leads; its position is null where it is not said. */
export type WayStop = { readonly name: Names; readonly position: MapPoint["position"] | null };
