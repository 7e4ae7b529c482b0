import { type LatLngBounds, type Map as LeafletMap, latLngBounds, Point } from "leaflet";
import { fullestWindow, type Spot } from "./first-look.ts";
import type { MapPlace, MapPoint, Position } from "./map.types.ts";
import { kilometresBetween, weightOf } from "./near-first.ts";
import { isAboveAll } from "./place-kind.ts";

/** What the window is around, in pixels of its zoom. */
export type Sight = { readonly middle: Spot; readonly zoom: number };

/** What is to be seen; `great` is what everybody looks for near the points. */
type Shown = {
  readonly points: readonly MapPoint[];
  readonly places: readonly MapPlace[];
  readonly great: readonly MapPlace[];
};

type Placed = { readonly position: Position };

/** Pixels around all that is in sight. */
const snug = 24;
/** Nobody needs a closer first look. */
const closestFirstZoom = 15;
/** One thing with nothing named around it is shown in its city: closer there would be a few streets and no more. */
const closestAlone = 13;
/** Without the few that lie far off the others are to be seen so many times nearer, in zooms. */
const muchNearer = 1.5;
/** The part of all that counts which a first look at what everybody looks for may leave out. */
const mostLeftFar = 0.5;
/** From what everybody looks for to the edge, as a part of the window. */
const air = 0.22;
/** Kilometres within which people go to a place. */
const nearby = 11;

export const latLngOf = ({ position }: Placed): [number, number] => [position.latitude, position.longitude];

export const weightIn = (points: readonly MapPoint[]): number =>
  points.reduce((sum, point) => sum + weightOf(point), 0);

/** What everybody looks for, of the places that are so near to a point that people go there. */
export const greatNear = (places: readonly MapPlace[], points: readonly MapPoint[]): readonly MapPlace[] =>
  places.filter(
    (place) => isAboveAll(place) && points.some(({ position }) => kilometresBetween(place.position, position) < nearby),
  );

/** A point that stands alone is shown with what is nearest to it, so that one sees where it is. */
const withSurroundings = (only: MapPoint, places: readonly MapPlace[]): readonly Placed[] => {
  const far = ({ position }: MapPlace): number => kilometresBetween(position, only.position);
  const near = places.toSorted((one, other) => far(one) - far(other));
  return [only, ...near.slice(0, 2)];
};

/** What everybody looks for stands well within. */
const withAir = (bounds: LatLngBounds, great: readonly MapPlace[]): LatLngBounds => {
  const [high, wide] = [bounds.getNorth() - bounds.getSouth(), bounds.getEast() - bounds.getWest()];
  const around = great.flatMap(({ position: { latitude, longitude } }) =>
    [-air, air].map((part): [number, number] => [latitude + part * high, longitude + part * wide]),
  );
  return around.length === 0 ? bounds : latLngBounds(around).extend(bounds);
};

/** As near as all points are in sight, and what everybody looks for; null without points. `covers`: pixels that something lies over. */
export const allInSight = (map: LeafletMap, { great, places, points }: Shown, covers: Point): Sight | null => {
  const [only] = points;
  if (only === undefined) return null;
  const close = points.length > 1 ? [...points, ...great] : withSurroundings(only, [...new Set([...places, ...great])]);
  const bounds = withAir(latLngBounds(close.map(latLngOf)), great);
  const nearest = points.length === 1 && places.length === 0 ? closestAlone : closestFirstZoom;
  const zoom = Math.min(nearest, map.getBoundsZoom(bounds, false, covers.add([2 * snug, 2 * snug])));
  const [one, other] = [map.project(bounds.getNorthWest(), zoom), map.project(bounds.getSouthEast(), zoom)];
  return { middle: one.add(other).divideBy(2), zoom };
};

/**
 * With all points in sight, or without those that lie far off where so many more prices can be read that count; null without points.
 * `readIn` says what the prices count that are read in a sight.
 */
export const mostInSight = (
  map: LeafletMap,
  shown: Shown,
  covers: Point,
  readIn: (sight: Sight) => number,
): Sight | null => {
  const { great, points } = shown;
  const all = allInSight(map, shown, covers);
  if (all === null) return null;
  const { x, y } = map
    .getSize()
    .subtract(covers)
    .subtract(new Point(2 * snug, 2 * snug));
  let best = all;
  let most = readIn(all);
  const whole = weightIn(points);
  // Around what everybody looks for, those that are far from it are left for later.
  const [step, mostLeft] = great.length > 0 ? [0.5, mostLeftFar] : [muchNearer, undefined];
  for (let zoom = all.zoom + step; zoom <= closestFirstZoom && most < whole; zoom += 0.5) {
    const spotOf = (of: Placed) => map.project(latLngOf(of), zoom);
    const weighed = points.map((point) => {
      const spot = spotOf(point);
      return { x: spot.x, y: spot.y, weight: great.length > 0 ? weightOf(point) : 1 };
    });
    const kept = great.map(spotOf).flatMap((spot) => [-1, 1].map((sign) => spot.add([sign * x * air, sign * y * air])));
    const middle = fullestWindow(weighed, kept, { width: x, height: y }, mostLeft);
    if (middle === null) break;
    const read = readIn({ middle, zoom });
    if (read > most) [best, most] = [{ middle, zoom }, read];
  }
  return best;
};
