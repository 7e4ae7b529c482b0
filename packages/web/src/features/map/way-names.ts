import type { Way } from "./land/land.ts";
import { roundedOf } from "./rounded.ts";
import type { Spot, Taken } from "./taken.ts";

/** The name of a road or a river that is written along it, by its middle; `angle` in radians. */
export type WayName = Spot & { readonly label: string; readonly angle: number };

/** From these zooms on roads are named. */
const firstZooms = { highway: 11, other: 12 } as const;
/** Pixels between two places that are tried, from one name to the next of the same road, and from its ends. */
const step = 40;
const between = 420;
const margin = 12;
/** Where a road bends more than this its name would leave it. */
const straight = 0.975;
/** Pixels. */
const lineHeight = 16;

/** A line by how far along it one is. */
const measured = (spots: readonly Spot[]) => {
  const lengths = [0];
  for (const [index, { x, y }] of spots.entries()) {
    const before = spots[index - 1];
    if (before !== undefined) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - before.x, y - before.y));
  }
  const at = (length: number): Spot => {
    const after = Math.max(
      1,
      lengths.findIndex((one) => one >= length),
    );
    const [from = { x: 0, y: 0 }, to = from] = [spots[after - 1], spots[after]];
    const [start = 0, end = start] = [lengths[after - 1], lengths[after]];
    const part = end === start ? 0 : (length - start) / (end - start);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return { whole: lengths.at(-1) ?? 0, at };
};

type Setting = {
  readonly zoom: number;
  readonly isRightToLeft: boolean;
  readonly spotOf: (position: Way["line"][number]) => Spot;
  readonly widthOf: (label: string) => number;
  /** What names keep clear of; those that are placed are added. */
  readonly taken: Taken;
  /** What is written there already. */
  readonly known: ReadonlySet<string>;
};

/** The names of a city's roads and rivers at a zoom, again and again along those that are long. */
export const wayNamesOf = (ways: readonly Way[], setting: Setting): readonly WayName[] => {
  const { isRightToLeft, known, spotOf, taken, widthOf, zoom } = setting;
  return ways.flatMap(({ isHighway, line, names }) => {
    const label = isRightToLeft ? names.ar : names.en;
    if (known.has(label) || zoom < (isHighway ? firstZooms.highway : firstZooms.other)) return [];
    const { at, whole } = measured(roundedOf(line.map(spotOf)));
    const width = widthOf(label);
    const found: WayName[] = [];
    for (let middle = width / 2 + margin; middle < whole - width / 2 - margin; middle += step) {
      const [start, end] = [at(middle - width / 2), at(middle + width / 2)];
      const [across, down] = [end.x - start.x, end.y - start.y];
      if (Math.hypot(across, down) < width * straight) continue;
      const boxes = [1, 3, 5].map((sixth) => ({
        x: start.x + (across * sixth) / 6,
        y: start.y + (down * sixth) / 6,
        width: Math.abs(across) / 3 + lineHeight,
        height: Math.abs(down) / 3 + lineHeight,
      }));
      if (!boxes.every((box) => taken.isFree(box))) continue;
      for (const box of boxes) taken.add(box);
      // Nobody reads upside down.
      const turned = across < 0 ? Math.PI : 0;
      found.push({ ...at(middle), label, angle: Math.atan2(down, across) + turned });
      middle += between;
    }
    return found;
  });
};

export const wayFont = (family: string): string => `500 12px ${family}`;

type Brush = { readonly family: string; readonly isRightToLeft: boolean; readonly halo: string; readonly ink: string };

/** Writes the names along their ways. */
export const paintWayNames = (
  canvas: OffscreenCanvasRenderingContext2D,
  names: readonly WayName[],
  { family, halo, ink, isRightToLeft }: Brush,
): void => {
  canvas.font = wayFont(family);
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  Object.assign(canvas, { textBaseline: "middle", textAlign: "center", lineJoin: "round" });
  Object.assign(canvas, { lineWidth: 4, strokeStyle: halo, fillStyle: ink });
  for (const { angle, label, x, y } of names) {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle);
    canvas.strokeText(label, 0, 0);
    canvas.fillText(label, 0, 0);
    canvas.restore();
  }
};
