import type { MapPoint } from "./map.types.ts";

/** How much it counts that a point is seen with its price: one where people want to be more than two far from there. */
export const weightOf = ({ away = 0 }: Pick<MapPoint, "away">): number => 1 / (1 + away);

/** Those first that are nearest to what people measure by; others as they come. */
export const nearFirst = (points: readonly MapPoint[]): readonly MapPoint[] =>
  points.toSorted((one, other) => (one.away ?? 0) - (other.away ?? 0));
