import { hullOf } from "./hull.ts";
import type { CityLand } from "./land/land.ts";
import type { Position } from "./map.types.ts";

type Place = { readonly x: number; readonly y: number };
type PlaceOf = (latitude: number, longitude: number) => Place;

export type LandColours = {
  readonly water: string;
  readonly urban: string;
  readonly park: string;
  readonly road: string;
  readonly highway: string;
  readonly casing: string;
};

/** A city's land as paths of one zoom, placed once for all of its sheets. */
export type LandPaths = {
  readonly highways: Path2D;
  readonly roads: Path2D;
  readonly parks: Path2D;
  readonly lakes: Path2D;
  /** With how wide each is in pixels. */
  readonly rivers: readonly { readonly path: Path2D; readonly width: number }[];
  /** The middle of the city, where everything between its roads is built up. */
  readonly core: Path2D;
  /** How wide what is built beside a road is in pixels. */
  readonly built: number;
};

/** Below this zoom a city is too small for its roads. */
export const firstLandZoom = 9;
/** Metres from one side of a main road to the other that houses stand along it. */
const builtMetres = 3200;
/** Degrees from the middle of a city to the end of where it has no gaps. */
const coreReach = 0.14;
const narrowest = 1.5;

/** Lines with their corners rounded: what is known of a road are its bends, and no road has corners. */
const pathOf = (lines: readonly (readonly Position[])[], placeOf: PlaceOf, isClosed: boolean): Path2D => {
  const path = new Path2D();
  for (const line of lines) {
    const spots = line.map(({ latitude, longitude }) => placeOf(latitude, longitude));
    for (const [index, { x, y }] of spots.entries()) {
      const next = spots[index + 1];
      if (index === 0) path.moveTo(x, y);
      else if (next === undefined) path.lineTo(x, y);
      else path.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
    }
    if (isClosed) path.closePath();
  }
  return path;
};

/** Web Mercator: what a pixel of a zoom is long on the ground there. */
const metresPerPixel = ({ bounds: { north, south } }: CityLand, zoom: number): number =>
  (156_543 * Math.cos((((north + south) / 2) * Math.PI) / 180)) / 2 ** zoom;

const coreOf = ({ bounds: { east, north, south, west }, roads }: CityLand): readonly Position[] =>
  hullOf(
    roads
      .flat()
      .filter(
        ({ latitude, longitude }) =>
          Math.hypot(latitude - (north + south) / 2, longitude - (east + west) / 2) < coreReach,
      ),
  );

export const landPathsOf = (land: CityLand, zoom: number, placeOf: PlaceOf): LandPaths => {
  const metres = metresPerPixel(land, zoom);
  return {
    highways: pathOf(land.highways, placeOf, false),
    roads: pathOf(land.roads, placeOf, false),
    parks: pathOf(land.parks, placeOf, true),
    lakes: pathOf(land.lakes, placeOf, true),
    rivers: land.rivers.map(({ line, metres: wide }) => ({
      path: pathOf([line], placeOf, false),
      width: Math.max(narrowest, wide / metres),
    })),
    core: pathOf([coreOf(land)], placeOf, true),
    built: builtMetres / metres,
  };
};

/** How wide roads are drawn: hairs of a whole city, bands of a quarter. */
const widthAt = (zoom: number): number => Math.max(0.75, Math.min(9, 0.75 * 1.5 ** (zoom - 10)));

type Brush = OffscreenCanvasRenderingContext2D;

const stroke = (canvas: Brush, path: Path2D, colour: string, width: number): void => {
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.stroke(path);
};

/** Where people live: it is under the sea and all else. */
export const paintBuilt = (canvas: Brush, paths: LandPaths, { urban }: LandColours): void => {
  canvas.lineJoin = "round";
  canvas.lineCap = "round";
  stroke(canvas, paths.roads, urban, paths.built);
  stroke(canvas, paths.core, urban, paths.built);
  canvas.fillStyle = urban;
  canvas.fill(paths.core);
};

/** Parks, rivers and roads, the wider over the narrower. */
export const paintLand = (canvas: Brush, paths: LandPaths, zoom: number, colours: LandColours): void => {
  canvas.lineJoin = "round";
  canvas.lineCap = "round";
  canvas.fillStyle = colours.park;
  canvas.fill(paths.parks);
  for (const { path, width } of paths.rivers) stroke(canvas, path, colours.water, width);
  canvas.fillStyle = colours.water;
  canvas.fill(paths.lakes);
  const width = widthAt(zoom);
  const edge = zoom >= 12 ? 1.5 : 0.75;
  stroke(canvas, paths.roads, colours.casing, width + edge);
  stroke(canvas, paths.highways, colours.casing, width * 1.7 + edge);
  stroke(canvas, paths.roads, colours.road, width);
  stroke(canvas, paths.highways, colours.highway, width * 1.7);
};
