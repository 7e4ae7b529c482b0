import type { SpotSign } from "./land/land.ts";

export type PlaceSign = SpotSign | "mosque";

const domed =
  "M8 1l.8 2q3.7 2 3.7 4.600V8H14v7H9.700v-3.300q0-1.5-1.7-2.1-1.7.6-1.7 2.100V15H2V8h1.500v-.4q0-2.6 3.7-4.600z";

/** Drawn on 16 by 16 units; holes by the even-odd rule. */
const drawn: Readonly<Record<PlaceSign, string>> = {
  airport: "M8 1l1.3 1.6v4L15 10v1.6l-5.7-1.7v3.4l1.7 1.2V16l-3-1-3 1v-1.5l1.7-1.2V9.9L1 11.600V10l5.7-3.400v-4z",
  station:
    "M4 2h8q1.5 0 1.5 1.500V11q0 1.5-1.5 1.500l1.5 2.500h-1.800l-1.4-2.500H5.700L4.3 15H2.500L4 12.500Q2.5 12.5 2.5 11V3.500Q2.5 2 4 2zM4.3 4v4h7.400V4z",
  harbour:
    "M7 4.800a2 2 0 1 1 2 0V6h2v1.600H9v5q2.3-.4 3-2.800l-1.4.5L13 7l1.6 3.400q-1.6 4.6-6.6 4.600t-6.6-4.600L3 7l2.4 3.3-1.4-.5q.7 2.4 3 2.800v-5H5V6h2z",
  sight: "M8 1.500l2 4.6 5 .4-3.8 3.2 1.2 4.800L8 12l-4.4 2.5 1.2-4.800L1 6.500l5-.4z",
  mosque: domed,
  nabawi: domed,
  haram: "M3 2.500h10v11H3zM3 5v1.600h10V5z",
};

const paths = new Map<PlaceSign, Path2D>();

const pathOf = (sign: PlaceSign): Path2D => {
  const known = paths.get(sign) ?? new Path2D(drawn[sign]);
  paths.set(sign, known);
  return known;
};

/** What everybody looks for. */
export const isGreat = (sign: PlaceSign | undefined): boolean => sign === "haram" || sign === "nabawi";

/** CSS pixels. */
export const signRadiusOf = (sign: PlaceSign | undefined): number => (isGreat(sign) ? 15 : 10);

/** A sign on a disc, in the middle of `x` and `y`. */
export const paintSign = (
  canvas: OffscreenCanvasRenderingContext2D,
  sign: PlaceSign,
  { x, y }: { readonly x: number; readonly y: number },
  { disc, ink }: { readonly disc: string; readonly ink: string },
): void => {
  const radius = signRadiusOf(sign);
  const glyph = radius * 1.2;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = disc;
  canvas.fill();
  canvas.lineWidth = 1.5;
  canvas.strokeStyle = ink;
  canvas.stroke();
  canvas.save();
  canvas.translate(x - glyph / 2, y - glyph / 2);
  canvas.scale(glyph / 16, glyph / 16);
  canvas.fillStyle = ink;
  canvas.fill(pathOf(sign), "evenodd");
  canvas.restore();
};
