import type { MapPlace } from "./map.types.ts";
import type { MapLayout } from "./map-layout.ts";
import { kilometresBetween } from "./near-first.ts";
import { isAboveAll } from "./place-kind.ts";
import type { Spot, Taken } from "./taken.ts";

/** A line from one point to what everybody looks for, with how far that is where there is room to say it. */
export type LineTo = {
  readonly from: Spot;
  readonly to: Spot;
  readonly label: string;
  readonly at: Spot | null;
};

/** Pixels: a shorter line would be under the sign that it leads to. */
const shortest = 40;
/** Nobody goes farther to it, in kilometres. */
const farthest = 11;
/** Where on the line its length may stand. */
const parts = [0.5, 0.4, 0.6, 0.3, 0.7];
const labelHeight = 20;

type Setting = {
  /** The point that is chosen; one that stands alone needs no choice. */
  readonly lit: string | null;
  readonly places: readonly MapPlace[];
  readonly spotOf: (position: MapPlace["position"]) => Spot;
  readonly write: (kilometres: number) => string;
  readonly widthOf: (label: string) => number;
  /** What its length keeps clear of, to which it is added. */
  readonly taken: Taken;
};

export const lineTo = (layout: MapLayout, { lit, places, spotOf, taken, widthOf, write }: Setting): LineTo | null => {
  const [only, ...others] = layout.pins;
  const pin = lit === null && others.length === 0 ? only : layout.byId.get(lit ?? "");
  if (pin === undefined) return null;
  const far = ({ position }: MapPlace): number => kilometresBetween(position, pin.point.position);
  const goal = places.find((place) => isAboveAll(place) && far(place) < farthest);
  if (goal === undefined) return null;
  const [from, to] = [pin.spot, spotOf(goal.position)];
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(across, down) < shortest) return null;
  const label = write(far(goal));
  const boxes = parts.map((part) => ({
    x: from.x + across * part,
    y: from.y + down * part,
    width: widthOf(label) + 8,
    height: labelHeight,
  }));
  const at = boxes.find((box) => taken.isFree(box)) ?? null;
  if (at !== null) taken.add(at);
  return { from, to, label, at };
};

type Brush = { readonly font: string; readonly halo: string; readonly ink: string };

export const paintLineTo = (
  canvas: OffscreenCanvasRenderingContext2D,
  { at, from, label, to }: LineTo,
  { font, halo, ink }: Brush,
): void => {
  canvas.beginPath();
  canvas.moveTo(from.x, from.y);
  canvas.lineTo(to.x, to.y);
  Object.assign(canvas, { strokeStyle: ink, lineWidth: 2.5, lineCap: "butt" });
  canvas.setLineDash([7, 5]);
  canvas.stroke();
  canvas.setLineDash([]);
  if (at === null) return;
  Object.assign(canvas, { font, textBaseline: "middle", textAlign: "center", lineJoin: "round" });
  Object.assign(canvas, { lineWidth: 6, strokeStyle: halo, fillStyle: ink });
  canvas.strokeText(label, at.x, at.y);
  canvas.fillText(label, at.x, at.y);
};
