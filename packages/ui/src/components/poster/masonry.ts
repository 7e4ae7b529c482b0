import { path, times } from "./strokes.ts";

/** A block that stands on `base`. */
export const block = (x: number, base: number, width: number, height: number): string =>
  path`M${x} ${base}v${-height}h${width}v${height}z`;

/** Half a ball on `base`, `high` times as high as a ball would be. */
export const cap = (centre: number, base: number, radius: number, high = 1): string =>
  path`M${centre - radius} ${base}a${radius} ${radius * high} 0 0 1 ${2 * radius} 0z`;

/** A finial with a ball. */
export const spire = (centre: number, base: number, height: number): string =>
  path`M${centre - 1} ${base}v${-height}h2v${height}zM${centre - 3} ${base - height * 0.5}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z`;

/** A round-headed opening on `base`. */
export const bow = (x: number, base: number, width: number, height: number): string =>
  path`M${x} ${base}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

/** A shaft that narrows upwards, on `base`. */
export const shaft = (centre: number, base: number, foot: number, top: number, height: number): string =>
  path`M${centre - foot / 2} ${base}L${centre - top / 2} ${base - height}h${top}L${centre + foot / 2} ${base}z`;

/** A slender tower with a gallery, a pointed head and a finial. */
export const minar = (centre: number, base: number, width: number, height: number): string =>
  shaft(centre, base, width, width * 0.8, height) +
  block(centre - width * 0.85, base - height * 0.66, width * 1.7, 4) +
  block(centre - width * 0.75, base - height, width * 1.5, 4) +
  cap(centre, base - height - 4, width * 0.5, 1.6) +
  spire(centre, base - height - 4 - width * 0.7, 12);

/** Teeth along the top of a wall. */
export const battlement = (x: number, top: number, width: number, count: number, tall = 8): string =>
  times(count, (index) => {
    const step = width / count;
    return block(x + index * step + step * 0.2, top + 1, step * 0.6, tall);
  }).join("");

/** Rows and columns of small windows. */
export const panes = (
  { x, top, width, height }: { x: number; top: number; width: number; height: number },
  columns: number,
  rows: number,
  isLit: (index: number) => boolean = () => true,
): string =>
  times(columns * rows, (index) => {
    if (!isLit(index)) return "";
    const [across, down] = [width / columns, height / rows];
    const [left, y] = [x + (index % columns) * across, top + Math.floor(index / columns) * down];
    return path`M${left + across * 0.25} ${y + down * 0.2}h${across * 0.5}v${down * 0.55}h${-across * 0.5}z`;
  }).join("");
