import { shape } from "./tones.ts";

/**
 * A scene, as the inside of an SVG element, is drawn on 400 by 300 units; it takes chances in a fixed order, so that a name
 * always gives one picture.
 */
export type Scene = (chance: () => number) => string;

export const between = (chance: () => number, from: number, to: number): number =>
  Math.round(from + chance() * (to - from));
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A path. Its numbers are written to a tenth, finer than a screen shows: a page sends many of them. */
export const path = (words: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw(
    { raw: words },
    ...values.map((value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value)),
  );

/** A pointed arch standing on `base`. */
export const arch = (x: number, base: number, width: number, height: number): string => {
  const half = width / 2;
  const spring = base - height + half * 1.3;
  return path`M${x} ${base}V${spring}Q${x} ${spring - half * 0.8} ${x + half} ${base - height}Q${x + width} ${spring - half * 0.8} ${x + width} ${spring}V${base}Z`;
};

/** An onion dome with its finial, `width` wide, standing on `base`. */
export const dome = (x: number, base: number, width: number): string => {
  const r = width / 2;
  const c = x + r;
  return (
    path`M${x + r * 0.12} ${base}C${x - r * 0.32} ${base - r * 0.75} ${c - r * 0.4} ${base - r * 1.25} ${c} ${base - r * 1.75}` +
    path`C${c + r * 0.4} ${base - r * 1.25} ${x + width + r * 0.32} ${base - r * 0.75} ${x + width - r * 0.12} ${base}Z` +
    path`M${c - 0.9} ${base - r * 1.45}V${base - r * 2.2}h1.8V${base - r * 1.45}z`
  );
};

const minaret = (x: number, base: number, height: number): string =>
  path`M${x} ${base}V${base - height}h7V${base}ZM${x - 3} ${base - height * 0.72}h13v4h-13zM${x - 2} ${base - height}h11v3h-11z${dome(x - 0.5, base - height, 8)}`;

/** A ridge across the picture: soft like a dune, or broken like a mountain. */
export const ridge = (chance: () => number, base: number, rise: number, steps: number, isSoft: boolean): string => {
  const points = times(steps + 1, (step) => [(400 / steps) * step, base - chance() * rise] as const);
  const line = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (!before || !isSoft) return `L${x.toFixed(0)} ${y.toFixed(0)}`;
    const middle = (before[0] + x) / 2;
    return path`C${middle.toFixed(0)} ${before[1].toFixed(0)} ${middle.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return path`M0 300${line.join("")}L400 300Z`;
};

export const palm = (x: number, base: number, height: number): string => {
  const trunk = path`M${x} ${base}q${height / 12} ${-height / 2} ${height / 9} ${-height}h3q${-height / 20} ${height / 2} 1 ${height}z`;
  const leaves = times(7, (leaf) => {
    const turn = (Math.PI * (leaf + 0.25)) / 6.5;
    const [cx, cy, reach] = [x + height / 9 + 1.5, base - height, height * 0.42];
    const [ex, ey] = [cx - Math.cos(turn) * reach, cy - Math.sin(turn) * reach * 0.55 + reach * 0.3];
    const [mx, my] = [(cx + ex) / 2, Math.min(cy, ey) - reach * 0.28];
    return path`M${cx} ${cy}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + reach * 0.26} ${cx} ${cy}Z`;
  });
  // Each by itself: leaves cross, and where two cross in one path there would be a hole.
  return [trunk, ...leaves].map((part) => shape("ground", part)).join("");
};

/** Houses in a row from edge to edge; `windows` are those of the plain ones, in rows and columns. */
export function skyline(
  chance: () => number,
  base: number,
  rise: number,
  count: number,
): { houses: string; windows: string } {
  let houses = "";
  let windows = "";
  let x = -8;
  const step = 416 / count;
  for (let index = 0; index < count; index++) {
    const width = between(chance, step * 0.5, step * 0.86);
    const height = between(chance, rise * 0.3, rise);
    const top = base - height;
    const kind = chance();
    if (kind < 0.24) houses += path`M${x} 300V${top + 12}h${width}V300Z${dome(x + 3, top + 12, width - 6)}`;
    else if (kind < 0.4) houses += minaret(x + width / 2 - 3, 300, 300 - base + height + 30);
    else if (kind < 0.54) houses += arch(x, 300, width, 300 - base + height);
    else {
      houses += path`M${x} 300V${top}h${width}V300Z`;
      if (kind < 0.66) houses += path`M${x + width * 0.2} ${top + 1}v-8h${width * 0.6}v8z`;
      const across = Math.floor((width - 6) / 8);
      for (let column = 0; column < across; column++) {
        for (let y = top + 9; y < base + 16; y += 12) {
          if (chance() > 0.55) windows += path`M${x + (width - across * 8) / 2 + column * 8 + 2.5} ${y}h3v5h-3z`;
        }
      }
    }
    x += step;
  }
  return { houses, windows };
}
