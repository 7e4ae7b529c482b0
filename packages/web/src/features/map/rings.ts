import type { LengthUnit } from "../../i18n/distance.ts";
import type { MapPlace, Position } from "./map.types.ts";
import { isAboveAll } from "./place-kind.ts";

type Spot = { readonly x: number; readonly y: number };

/** How far it is from what everybody looks for, in a straight line, as the distances of what stands around it are. */
export type Ring = { readonly position: Position; readonly metres: number; readonly label: string };

/** A ring at a zoom, with the middles of its labels. */
export type PlacedRing = {
  readonly spot: Spot;
  readonly radius: number;
  readonly label: string;
  readonly at: readonly Spot[];
};

const allMetres = [500, 1000, 2000, 5000];
/** Pixels: a smaller one is crowded, of a larger one little is seen. */
const radii = { least: 80, most: 360 };
/** Metres of a degree of latitude. */
const degree = 111_200;

type LengthIn = (length: number, unit: LengthUnit) => string;

export const ringsAround = (places: readonly MapPlace[], lengthIn: LengthIn): readonly Ring[] =>
  places.filter(isAboveAll).flatMap(({ position }) =>
    allMetres.map((metres) => ({
      position,
      metres,
      label: metres < 1000 ? lengthIn(metres, "meter") : lengthIn(metres / 1000, "kilometer"),
    })),
  );

/** The rings that say something at a zoom, whose pixels `spotOf` knows. */
export const ringsAt = (rings: readonly Ring[], spotOf: (position: Position) => Spot): readonly PlacedRing[] =>
  rings.flatMap(({ label, metres, position }) => {
    const spot = spotOf(position);
    const radius = spot.y - spotOf({ ...position, latitude: position.latitude + metres / degree }).y;
    if (radius < radii.least || radius > radii.most) return [];
    // Above and at its left: one of them is mostly in sight.
    const at = [
      { x: spot.x, y: spot.y - radius },
      { x: spot.x - radius, y: spot.y },
    ];
    return [{ spot, radius, label, at }];
  });

const font = 500;

export const ringFont = (family: string): string => `${font} 12px ${family}`;

/** Draws rings on the land, and says of each how far it is. */
export const paintRings = (
  canvas: OffscreenCanvasRenderingContext2D,
  rings: readonly PlacedRing[],
  { family, halo, line }: { readonly family: string; readonly halo: string; readonly line: string },
): void => {
  for (const { radius, spot } of rings) {
    canvas.beginPath();
    canvas.arc(spot.x, spot.y, radius, 0, 2 * Math.PI);
    Object.assign(canvas, { strokeStyle: line, lineWidth: 1.25, globalAlpha: 0.75 });
    canvas.setLineDash([2, 5]);
    canvas.stroke();
  }
  canvas.setLineDash([]);
  Object.assign(canvas, { globalAlpha: 1, textBaseline: "middle", textAlign: "center", lineJoin: "round" });
  canvas.font = ringFont(family);
  Object.assign(canvas, { lineWidth: 5, strokeStyle: halo, fillStyle: line });
  for (const { at, label } of rings) {
    for (const { x, y } of at) {
      canvas.strokeText(label, x, y);
      canvas.fillText(label, x, y);
    }
  }
};
