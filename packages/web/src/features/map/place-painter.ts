import type { MapPlace } from "./map.types.ts";
import { paintSign, signRadius } from "./place-signs.ts";

/** A place with its spot on the canvas, in CSS pixels. */
export type PlacedPlace = { readonly place: MapPlace; readonly x: number; readonly y: number };

export type PlaceColours = { readonly name: string; readonly halo: string; readonly sight: string };

/** From these zooms on the single sights are named besides the quarters, and where people arrive. */
const firstZooms = { landmark: 12, arrival: 10 } as const;
const arrivals: ReadonlySet<MapPlace["sign"]> = new Set(["airport", "station", "haram"]);

/** Whether a place is shown at a zoom. */
export const isShownAt = ({ kind, sign }: MapPlace, zoom: number): boolean =>
  kind === "area" || zoom >= (arrivals.has(sign) ? firstZooms.arrival : firstZooms.landmark);

/** A quarter's points stand round its middle: its name stands above their price, not under it. */
const areaRise = 24;
const sightGap = signRadius + 4;
/** Half of how high a name is, with a little air. */
const halfLine = 10;
const nameHalo = 4;

const fontOf = ({ kind }: MapPlace, family: string): string =>
  kind === "area" ? `600 14px ${family}` : `400 13px ${family}`;

/** How wide the name of a place is in CSS pixels. */
export const createNameRuler = (canvas: OffscreenCanvasRenderingContext2D, family: string) => (place: MapPlace) => {
  canvas.font = fontOf(place, family);
  return canvas.measureText(place.name).width;
};

type Box = { readonly left: number; readonly right: number; readonly middle: number };

const boxOf = ({ place, x, y }: PlacedPlace, width: number, isRightToLeft: boolean): Box => {
  if (place.kind === "area") return { left: x - width / 2, right: x + width / 2, middle: y - areaRise };
  const far = sightGap + width;
  const near = signRadius;
  return { left: x - (isRightToLeft ? far : near), right: x + (isRightToLeft ? near : far), middle: y };
};

const crowds = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.middle - other.middle) < 2 * halfLine;

/** Places whose names do not stand on one another: of two that would, the first, so that those that matter more come first. */
export const uncrowded = (
  placed: readonly PlacedPlace[],
  widthOf: (place: MapPlace) => number,
  isRightToLeft: boolean,
): readonly PlacedPlace[] => {
  const taken: Box[] = [];
  return placed.filter((one) => {
    const box = boxOf(one, widthOf(one.place), isRightToLeft);
    if (taken.some((other) => crowds(box, other))) return false;
    taken.push(box);
    return true;
  });
};

/** What everybody looks for is not hidden by a price. */
export const isAboveAll = ({ sign }: MapPlace): boolean => sign === "haram";

export const paintPlaceSign = (
  canvas: OffscreenCanvasRenderingContext2D,
  { place, x, y }: PlacedPlace,
  { halo, sight }: PlaceColours,
): void => paintSign(canvas, place.sign ?? "sight", { x, y }, { disc: sight, ink: halo });

type Brush = { readonly colours: PlaceColours; readonly family: string; readonly isRightToLeft: boolean };

/** Writes the names of quarters and sights on the land. */
export const paintPlaces = (
  canvas: OffscreenCanvasRenderingContext2D,
  placed: readonly PlacedPlace[],
  { colours, family, isRightToLeft }: Brush,
): void => {
  canvas.textBaseline = "middle";
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  canvas.lineJoin = "round";
  canvas.lineWidth = nameHalo;
  canvas.strokeStyle = colours.halo;
  const write = (text: string, x: number, y: number) => {
    canvas.strokeText(text, x, y);
    canvas.fillStyle = colours.name;
    canvas.fillText(text, x, y);
  };
  for (const { place, x, y } of placed) {
    canvas.font = fontOf(place, family);
    if (place.kind === "area") {
      canvas.textAlign = "center";
      write(place.name, x, y - areaRise);
      continue;
    }
    canvas.textAlign = "start";
    write(place.name, x + (isRightToLeft ? -sightGap : sightGap), y);
    if (!isAboveAll(place)) paintPlaceSign(canvas, { place, x, y }, colours);
    canvas.lineWidth = nameHalo;
    canvas.strokeStyle = colours.halo;
  }
};
