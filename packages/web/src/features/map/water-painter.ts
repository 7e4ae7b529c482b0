import type { Bounds } from "./map.types.ts";
import type { Water } from "./outline.ts";

type Place = { readonly x: number; readonly y: number };
type PlaceOf = (latitude: number, longitude: number) => Place;

/** A sea with its islands as a path of the canvas. */
export const pathOf = ({ rings }: Water, placeOf: PlaceOf): Path2D => {
  const path = new Path2D();
  for (const ring of rings) {
    for (const [index, [longitude = 0, latitude = 0]] of ring.entries()) {
      const { x, y } = placeOf(latitude, longitude);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
};

/** Fills seas, and leaves their islands as they are. */
export const paintWaters = (
  canvas: OffscreenCanvasRenderingContext2D,
  paths: readonly Path2D[],
  colour: string,
): void => {
  canvas.fillStyle = colour;
  for (const path of paths) canvas.fill(path, "evenodd");
};

/** Takes away what is drawn in squares of the land, up to their last whole pixels: at an edge what is around them shows through what comes next. */
export const blankSquares = (
  canvas: OffscreenCanvasRenderingContext2D,
  squares: readonly Bounds[],
  placeOf: PlaceOf,
): void => {
  for (const { north, west, south, east } of squares) {
    const [one, other] = [placeOf(north, west), placeOf(south, east)];
    const [left, top] = [Math.ceil(one.x) + 1, Math.ceil(one.y) + 1];
    canvas.clearRect(left, top, Math.floor(other.x) - 1 - left, Math.floor(other.y) - 1 - top);
  }
};
