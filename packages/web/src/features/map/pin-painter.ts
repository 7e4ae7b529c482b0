import type { MapPoint } from "./map.types.ts";
import type { PlacedPin } from "./map-layout.ts";

export type PinColours = {
  readonly surface: string;
  readonly text: string;
  readonly line: string;
  readonly dot: string;
};

/** CSS pixels. */
export const priceHeight = 28;
export const dotRadius = 5;
const dotRing = 1;
const stampScale = 2;
const stamps = new WeakMap<PinColours, OffscreenCanvas>();
const sidePadding = 11;
/** A finger finds a dot within so many pixels of its middle. */
const dotReach = 12;
const font = 600;

/** How wide each price is with what is around it, kept because measuring text is what drawing spends most on. */
export type PinRuler = (point: MapPoint) => number;

export const createPinRuler = (canvas: OffscreenCanvasRenderingContext2D, family: string): PinRuler => {
  const widths = new Map<string, number>();
  return ({ label }) => {
    const known = widths.get(label);
    if (known !== undefined) return known;
    canvas.font = `${font} 13px ${family}`;
    const width = canvas.measureText(label).width + 2 * sidePadding;
    widths.set(label, width);
    return width;
  };
};

/** What is pressed at a point: a price, or else the dot that is nearest. */
export const pinAt = (placed: readonly PlacedPin[], ruler: PinRuler, x: number, y: number): PlacedPin | null => {
  const price = placed.find(
    (one) => one.hasPrice && Math.abs(one.x - x) <= ruler(one.point) / 2 && Math.abs(one.y - y) <= priceHeight / 2,
  );
  if (price !== undefined) return price;
  let best: PlacedPin | null = null;
  let least = dotReach;
  for (const one of placed) {
    const away = Math.hypot(one.spot.x - x, one.spot.y - y);
    if (away < least) [best, least] = [one, away];
  }
  return best;
};

type Brush = {
  readonly canvas: OffscreenCanvasRenderingContext2D;
  readonly ruler: PinRuler;
  readonly colours: PinColours;
  readonly family: string;
  readonly isRightToLeft: boolean;
};

/** A dot as a picture: two thousand arcs on a sheet would cost a phone frames. */
const dotStamp = (colours: PinColours): OffscreenCanvas => {
  const known = stamps.get(colours);
  if (known !== undefined) return known;
  const side = (dotRadius + dotRing) * 2 * stampScale;
  const stamp = new OffscreenCanvas(side, side);
  const context = stamp.getContext("2d");
  if (context !== null) {
    context.fillStyle = colours.surface;
    context.beginPath();
    context.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = colours.dot;
    context.beginPath();
    context.arc(side / 2, side / 2, dotRadius * stampScale, 0, 2 * Math.PI);
    context.fill();
  }
  stamps.set(colours, stamp);
  return stamp;
};

/** Of so many and more under one price it is said how many stand there, and a press comes nearer. */
export const isCrowd = ({ hidden }: PlacedPin): boolean => hidden >= 2;

/** CSS pixels. */
const countRadius = 9;

/** Draws how many stand under a price, at its upper edge. */
const paintCount = ({ canvas, colours, family }: Brush, { hidden, x, y }: PlacedPin, width: number): void => {
  const [across, up] = [x + width / 2 - countRadius / 2, y - priceHeight / 2];
  canvas.beginPath();
  canvas.arc(across, up, countRadius, 0, 2 * Math.PI);
  canvas.fillStyle = colours.dot;
  canvas.fill();
  canvas.font = `${font} 11px ${family}`;
  canvas.fillStyle = colours.surface;
  canvas.fillText(String(hidden + 1), across, up + 0.5);
};

/** Draws a dot where there is no price or where the price stands beside it, the lines that lead there, and the prices over them. */
export const paintPins = (placed: readonly PlacedPin[], brush: Brush): void => {
  const { canvas, colours, family, isRightToLeft, ruler } = brush;
  const priced = placed.filter(({ hasPrice }) => hasPrice);
  canvas.beginPath();
  for (const { spot, x, y } of priced) {
    canvas.moveTo(spot.x, spot.y);
    canvas.lineTo(x, y);
  }
  Object.assign(canvas, { strokeStyle: colours.dot, lineWidth: 1.5 });
  canvas.stroke();
  const stamp = dotStamp(colours);
  const half = dotRadius + dotRing;
  for (const { hasPrice, spot, x, y } of placed) {
    if (hasPrice && spot.x === x && spot.y === y) continue;
    canvas.drawImage(stamp, spot.x - half, spot.y - half, 2 * half, 2 * half);
  }

  Object.assign(canvas, { textBaseline: "middle", textAlign: "center", lineWidth: 1, strokeStyle: colours.line });
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  for (const pin of priced) {
    const { point, x, y } = pin;
    const width = ruler(point);
    canvas.font = `${font} 13px ${family}`;
    canvas.beginPath();
    canvas.roundRect(x - width / 2, y - priceHeight / 2, width, priceHeight, priceHeight / 2);
    canvas.fillStyle = colours.surface;
    canvas.fill();
    canvas.stroke();
    canvas.fillStyle = colours.text;
    canvas.fillText(point.label, x, y + 1);
    if (isCrowd(pin)) paintCount(brush, pin, width);
  }
};
