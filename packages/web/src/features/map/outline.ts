import type { Bounds } from "./map.types.ts";
import coasts from "./outline/coasts.json" with { type: "json" };
import oceans from "./outline/oceans.json" with { type: "json" };
import knownSquares from "./outline/squares.json" with { type: "json" };

/** A stretch of sea: its shore and its islands, as longitudes and latitudes. */
export type Water = { readonly bounds: Bounds; readonly rings: readonly (readonly (readonly number[])[])[] };

const boundsOf = (shore: readonly (readonly number[])[]): Bounds => {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude = 0, latitude = 0] of shore) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
};

const watersOf = ({ coordinates }: { readonly coordinates: Water["rings"][] }): readonly Water[] =>
  coordinates.map((rings) => ({ rings, bounds: boundsOf(rings[0] ?? []) }));

/** The seas of the world, coarse: for a map that shows more than a city. */
const seas = watersOf(oceans);
/** The sea near each city that has hotels, fine enough for its streets to lie on the right side of it. */
const coastalWaters = watersOf(coasts);

/** The squares around those cities by the sea that its fine shores are known in, and nowhere else. */
const squares: readonly Bounds[] = knownSquares.map(([west = 0, south = 0, east = 0, north = 0]) => ({
  west,
  south,
  east,
  north,
}));

/** Up to this zoom the coarse seas are near enough. */
const lastCoarseZoom = 7;

const meets = (one: Bounds, other: Bounds): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

const holds = (whole: Bounds, part: Bounds): boolean =>
  whole.west <= part.west && whole.east >= part.east && whole.south <= part.south && whole.north >= part.north;

/** What is drawn of a part of the map, one over the other: coarse seas, the squares that are blank again, the fine waters in them. */
export type Outline = {
  readonly coarse: readonly Water[];
  readonly squares: readonly Bounds[];
  readonly fine: readonly Water[];
};

/** The water within a part of the map, as fine as its zoom asks for and as it is known. */
export const outlineIn = (part: Bounds, zoom: number): Outline => {
  const isIn = ({ bounds }: Water): boolean => meets(bounds, part);
  if (zoom <= lastCoarseZoom) return { coarse: seas.filter(isIn), squares: [], fine: [] };
  const near = squares.filter((square) => meets(square, part));
  const isKnown = near.some((square) => holds(square, part));
  return {
    coarse: isKnown ? [] : seas.filter(isIn),
    squares: isKnown ? [] : near,
    fine: coastalWaters.filter(isIn),
  };
};
