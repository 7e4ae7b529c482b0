import type { Pin } from "./map.types.ts";

/** A pin with the middle of its foot on the canvas, in CSS pixels. */
export type PlacedPin = { readonly pin: Pin; readonly x: number; readonly y: number };

export type PinColours = {
  readonly surface: string;
  readonly text: string;
  readonly line: string;
  readonly badge: string;
  readonly onBadge: string;
};

const height = 28;
const sidePadding = 11;
const badgeGap = 7;
const font = 600;

/** How wide each label is, kept because measuring text is what drawing spends most on. */
export type PinRuler = { readonly widthOf: (pin: Pin) => number; readonly badgeOf: (pin: Pin) => number };

export const createPinRuler = (canvas: OffscreenCanvasRenderingContext2D, family: string): PinRuler => {
  const widths = new Map<string, number>();
  const measured = (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    canvas.font = `${font} 13px ${family}`;
    const { width } = canvas.measureText(text);
    widths.set(text, width);
    return width;
  };
  const badgeOf = (pin: Pin): number =>
    pin.kind === "cluster" ? Math.max(height - 6, measured(String(pin.count)) + 12) : 0;
  return {
    badgeOf,
    widthOf: (pin) => {
      const badge = badgeOf(pin);
      return measured(pin.label) + 2 * sidePadding + (badge === 0 ? 0 : badge + badgeGap - sidePadding + 3);
    },
  };
};

/** The rectangle that a pin covers: what is pressed there is meant for it. */
export const areaOf = ({ pin, x, y }: PlacedPin, ruler: PinRuler) => {
  const width = ruler.widthOf(pin);
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** The topmost pin at a point, which is the last that was drawn. */
export const pinAt = (placed: readonly PlacedPin[], ruler: PinRuler, x: number, y: number): PlacedPin | null =>
  placed.findLast((one) => {
    const area = areaOf(one, ruler);
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
  }) ?? null;

type Brush = {
  readonly canvas: OffscreenCanvasRenderingContext2D;
  readonly ruler: PinRuler;
  readonly colours: PinColours;
  readonly family: string;
  readonly isRightToLeft: boolean;
};

/** Draws prices, and beside the price of a cluster how many points it gathers. */
export const paintPins = (placed: readonly PlacedPin[], brush: Brush): void => {
  const { canvas, colours, family, isRightToLeft, ruler } = brush;
  canvas.textBaseline = "middle";
  canvas.textAlign = "center";
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  canvas.lineWidth = 1;
  canvas.font = `${font} 13px ${family}`;
  for (const one of placed) {
    const { pin } = one;
    const area = areaOf(one, ruler);
    canvas.beginPath();
    canvas.roundRect(area.x, area.y, area.width, height, height / 2);
    canvas.fillStyle = colours.surface;
    canvas.fill();
    canvas.strokeStyle = colours.line;
    canvas.stroke();
    const badge = ruler.badgeOf(pin);
    if (pin.kind === "cluster") {
      const left = isRightToLeft ? area.x + area.width - badge - 3 : area.x + 3;
      canvas.beginPath();
      canvas.roundRect(left, area.y + 3, badge, height - 6, (height - 6) / 2);
      canvas.fillStyle = colours.badge;
      canvas.fill();
      canvas.fillStyle = colours.onBadge;
      canvas.fillText(String(pin.count), left + badge / 2, one.y + 1);
    }
    const shift = badge === 0 ? 0 : (badge + 3 - sidePadding + badgeGap) / 2;
    canvas.fillStyle = colours.text;
    canvas.fillText(pin.label, one.x + (isRightToLeft ? -shift : shift), one.y + 1);
  }
};
