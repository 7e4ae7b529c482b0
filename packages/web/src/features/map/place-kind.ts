import type { MapPlace } from "./map.types.ts";
import { isGreat } from "./place-signs.ts";

/** From these zooms on the single sights are named besides the quarters, and where people arrive. */
const firstZooms = { landmark: 12, suburb: 11, arrival: 10 } as const;
const arrivals: ReadonlySet<MapPlace["sign"]> = new Set(["airport", "station", "haram", "nabawi"]);

/** What everybody looks for is not hidden by a price. */
export const isAboveAll = ({ sign }: MapPlace): boolean => isGreat(sign);

/** Whether a place is shown at a zoom. */
export const isShownAt = ({ kind, sign }: MapPlace, zoom: number): boolean =>
  kind === "area" || zoom >= firstZooms[arrivals.has(sign) ? "arrival" : kind];
