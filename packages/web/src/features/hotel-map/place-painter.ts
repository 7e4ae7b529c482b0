import type { MapPlace } from "./map.types.ts";

/** A place with its spot on the canvas, in CSS pixels. */
export type PlacedPlace = { readonly place: MapPlace; readonly x: number; readonly y: number };

export type PlaceColours = { readonly name: string; readonly halo: string; readonly sight: string };

/** From this zoom on the single sights are named besides the quarters. */
export const firstLandmarkZoom = 13;

/** A quarter's hotels stand round its middle: its name stands above their price, not under it. */
const areaRise = 24;
const sightRadius = 3.5;
const sightGap = 8;

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
  canvas.lineWidth = 4;
  canvas.strokeStyle = colours.halo;
  const write = (text: string, x: number, y: number) => {
    canvas.strokeText(text, x, y);
    canvas.fillStyle = colours.name;
    canvas.fillText(text, x, y);
  };
  for (const { place, x, y } of placed) {
    if (place.kind === "area") {
      canvas.font = `600 14px ${family}`;
      canvas.textAlign = "center";
      write(place.name, x, y - areaRise);
      continue;
    }
    canvas.font = `400 13px ${family}`;
    canvas.textAlign = "start";
    write(place.name, x + (isRightToLeft ? -sightGap : sightGap), y);
    canvas.beginPath();
    canvas.arc(x, y, sightRadius, 0, 2 * Math.PI);
    canvas.fillStyle = colours.sight;
    canvas.fill();
  }
};
