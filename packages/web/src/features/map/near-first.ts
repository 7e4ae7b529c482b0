import type { MapPlace, MapPoint, Position } from "./map.types.ts";

const kilometresOfDegree = 111.2;

/** In a straight line, between two that are not far from each other. */
export const kilometresBetween = (one: Position, other: Position): number => {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * kilometresOfDegree;
};

/** How much it counts that a point is seen with its price: one where people want to be more than two far from there. */
export const weightOf = ({ away = 0 }: Pick<MapPoint, "away">): number => 1 / (1 + away);

/** Those first that are nearest to what people measure by; others as they come. */
export const nearFirst = (points: readonly MapPoint[]): readonly MapPoint[] =>
  points.toSorted((one, other) => (one.away ?? 0) - (other.away ?? 0));

/** The areas that points are in or near, those that have the most of them first. */
export const areasOf = (points: readonly MapPoint[], places: readonly MapPlace[]): readonly MapPlace[] => {
  const areas = places.filter(({ kind }) => kind === "area");
  const counts = new Map<MapPlace, number>();
  for (const { position } of points) {
    let [near, least]: [MapPlace | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const area of areas) {
      const far = kilometresBetween(area.position, position);
      if (far < least) [near, least] = [area, far];
    }
    if (near !== null) counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([area]) => area);
};
