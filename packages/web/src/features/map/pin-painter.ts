import type { MapPoint } from "./map.types.ts";
import { dotRadius, type Others, type PlacedPin, priceHeight, tailFrom } from "./map-layout.ts";
import { type Box, isOver } from "./taken.ts";

export type PinColours = {
  readonly surface: string;
  readonly text: string;
  readonly line: string;
  readonly dot: string;
};

/** CSS pixels. */
const countRadius = 8;
const dotRing = 1;
const stampScale = 2;
const stamps = new WeakMap<PinColours, OffscreenCanvas>();
const sidePadding = 9;
/** Half of how wide a price's tail is where it leaves it. */
const tailHalf = 5.5;
/** A finger finds a dot within so many pixels of its middle. */
const dotReach = 20;
const font = 600;

/** What the number of those that stand at one spot takes of a price. */
const countRoom = 20;

/** How wide each price is with what is around it, kept because measuring text is what drawing spends most on. */
export type PinRuler = (point: MapPoint, others: Others) => number;

/** What is written of a point: short where less is said, and of several that it is their cheapest. */
const writtenOf = ({ from, label, mark = label }: MapPoint, { hidden, isLeast }: Others): string =>
  hidden > 0 && isLeast ? (from ?? mark) : mark;

const countRoomOf = ({ hidden }: Others): number => (hidden > 0 ? countRoom : 0);

export const createPinRuler = (canvas: OffscreenCanvasRenderingContext2D, family: string): PinRuler => {
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    canvas.font = `${font} 13px ${family}`;
    const width = canvas.measureText(text).width + 2 * sidePadding;
    widths.set(text, width);
    return width;
  };
  return (point, others) => widthOf(writtenOf(point, others)) + countRoomOf(others);
};

const boxOf = (pin: PlacedPin, ruler: PinRuler): Box => ({
  x: pin.x,
  y: pin.y,
  width: ruler(pin.point, pin),
  height: priceHeight,
});

/** What is pressed at a point: a price, or else the dot that is nearest. */
export const pinAt = (placed: readonly PlacedPin[], ruler: PinRuler, x: number, y: number): PlacedPin | null => {
  const finger = { x, y, width: 0, height: 0 };
  const price = placed.find((one) => one.hasPrice && isOver(boxOf(one, ruler), finger));
  if (price !== undefined) return price;
  let best: PlacedPin | null = null;
  let least = dotReach;
  for (const one of placed) {
    const away = Math.hypot(one.spot.x - x, one.spot.y - y);
    if (away < least && !one.isHidden) [best, least] = [one, away];
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

/** Draws how many stand at one spot. */
const paintCount = ({ canvas, colours, family }: Brush, hidden: number, x: number, y: number): void => {
  canvas.beginPath();
  canvas.arc(x, y, countRadius, 0, 2 * Math.PI);
  canvas.fillStyle = colours.dot;
  canvas.fill();
  canvas.font = `${font} 11px ${family}`;
  canvas.fillStyle = colours.surface;
  canvas.fillText(String(hidden + 1), x, y + 0.5);
};

/** A price's tail, from within the price to its point. */
const tailOf = (spot: PlacedPin["spot"], box: Box): Path2D => {
  const from = tailFrom(spot, box);
  const away = Math.hypot(spot.x - from.x, spot.y - from.y) || 1;
  const [across, down] = [((spot.x - from.x) / away) * tailHalf, ((spot.y - from.y) / away) * tailHalf];
  const path = new Path2D();
  path.moveTo(from.x - down, from.y + across);
  path.lineTo(spot.x, spot.y);
  path.lineTo(from.x + down, from.y - across);
  path.closePath();
  return path;
};

/** Draws a dot where there is no price, and the prices with their tails at their points. */
export const paintPins = (placed: readonly PlacedPin[], brush: Brush): void => {
  const { canvas, colours, family, isRightToLeft, ruler } = brush;
  const stamp = dotStamp(colours);
  const half = dotRadius + dotRing;
  Object.assign(canvas, { textBaseline: "middle", textAlign: "center", lineJoin: "round" });
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  for (const { hasPrice, hidden, isHidden, spot } of placed) {
    if (hasPrice || isHidden) continue;
    if (hidden > 0) paintCount(brush, hidden, spot.x, spot.y);
    else canvas.drawImage(stamp, spot.x - half, spot.y - half, 2 * half, 2 * half);
  }
  canvas.font = `${font} 13px ${family}`;
  for (const pin of placed) {
    if (!pin.hasPrice) continue;
    const box = boxOf(pin, ruler);
    const body = new Path2D();
    body.roundRect(pin.x - box.width / 2, pin.y - box.height / 2, box.width, box.height, box.height / 2);
    const parts = [body, tailOf(pin.spot, box)];
    // Half of the line lies under what is filled: so the tail and the price have one edge.
    Object.assign(canvas, { lineWidth: 2, strokeStyle: colours.line, fillStyle: colours.surface });
    for (const part of parts) canvas.stroke(part);
    for (const part of parts) canvas.fill(part);
    const aside = ((isRightToLeft ? 1 : -1) * countRoomOf(pin)) / 2;
    canvas.fillStyle = colours.text;
    canvas.fillText(writtenOf(pin.point, pin), pin.x + aside, pin.y + 1);
    if (pin.hidden === 0) continue;
    paintCount(brush, pin.hidden, pin.x - (aside > 0 ? 1 : -1) * (box.width / 2 - countRadius - 4), pin.y);
    canvas.font = `${font} 13px ${family}`;
  }
};
