import type { Water } from "./outline.ts";

type Place = { readonly x: number; readonly y: number };

/** A sea with its islands as a path of the canvas. */
export const pathOf = ({ rings }: Water, placeOf: (latitude: number, longitude: number) => Place): Path2D => {
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
