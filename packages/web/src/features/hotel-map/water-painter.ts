import type { Water } from "./outline.ts";

type Place = { readonly x: number; readonly y: number };

/** Fills seas, and leaves their islands as they are. */
export const paintWaters = (
  canvas: CanvasRenderingContext2D,
  waters: readonly Water[],
  colour: string,
  placeOf: (latitude: number, longitude: number) => Place,
): void => {
  canvas.fillStyle = colour;
  for (const { rings } of waters) {
    canvas.beginPath();
    for (const ring of rings) {
      for (const [index, [longitude = 0, latitude = 0]] of ring.entries()) {
        const { x, y } = placeOf(latitude, longitude);
        if (index === 0) canvas.moveTo(x, y);
        else canvas.lineTo(x, y);
      }
      canvas.closePath();
    }
    canvas.fill("evenodd");
  }
};
