import { girihStar } from "../lattice/girih.ts";
import { shape } from "./tones.ts";

/**
 * A scene, as the inside of an SVG element, is drawn on 400 by 300 units; it takes chances in a fixed order, so that a name
 * always gives one picture.
 */
export type Scene = (chance: () => number) => string;

const between = (chance: () => number, from: number, to: number): number => Math.round(from + chance() * (to - from));
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A path. Its numbers are written to a tenth, finer than a screen shows: a page sends many of them. */
const path = (words: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw(
    { raw: words },
    ...values.map((value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value)),
  );

/** A pointed arch standing on `base`. */
const arch = (x: number, base: number, width: number, height: number): string => {
  const half = width / 2;
  const spring = base - height + half * 1.3;
  return path`M${x} ${base}V${spring}Q${x} ${spring - half * 0.8} ${x + half} ${base - height}Q${x + width} ${spring - half * 0.8} ${x + width} ${spring}V${base}Z`;
};

/** An onion dome with its finial, `width` wide, standing on `base`. */
const dome = (x: number, base: number, width: number): string => {
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
const ridge = (chance: () => number, base: number, rise: number, steps: number, isSoft: boolean): string => {
  const points = times(steps + 1, (step) => [(400 / steps) * step, base - chance() * rise] as const);
  const line = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (!before || !isSoft) return `L${x.toFixed(0)} ${y.toFixed(0)}`;
    const middle = (before[0] + x) / 2;
    return path`C${middle.toFixed(0)} ${before[1].toFixed(0)} ${middle.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return path`M0 300${line.join("")}L400 300Z`;
};

const palm = (x: number, base: number, height: number): string => {
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

const hotel: Scene = (chance) => {
  const bay = between(chance, 26, 40);
  const storeys = between(chance, 2, 4);
  const bays = storeys === 4 ? between(chance, 4, 5) : between(chance, 5, 8);
  const floor = storeys === 4 ? 30 : 38;
  const wide = bays * bay;
  const start = 200 - wide / 2 + between(chance, -26, 26);
  const top = 236 - storeys * floor - 10;
  const lift = between(chance, 8, 44);
  const crown = chance();
  const centre = start + wide / 2;
  const steps = Math.floor(wide / 12);
  const roof =
    crown < 0.34
      ? dome(centre - 34, top, 68)
      : crown < 0.62
        ? dome(centre - 22, top, 44) + dome(centre - 76, top, 34) + dome(centre + 42, top, 34)
        : times(steps, (step) => path`M${start + (step + 0.5) * (wide / steps) - 3} ${top}v-10l3 -4l3 4v10z`).join("");
  const palmCount = between(chance, 2, 4);
  const hills = ridge(chance, 214, between(chance, 30, 100), between(chance, 4, 8), chance() > 0.4);
  const windows = times(storeys * bays, (index) => ({
    isLit: chance() > 0.38,
    outline: arch(start + (index % bays) * bay + 6, 236 - Math.floor(index / bays) * floor, bay - 12, floor - 10),
  }));
  const all = (isLit: boolean) =>
    windows
      .filter((window) => window.isLit === isLit)
      .map(({ outline }) => outline)
      .join("");
  return [
    shape("far", hills),
    shape("middle", path`M${start - 14} 240V${top - lift}h30V240ZM${start + wide - 16} 240V${top - lift}h30V240Z`),
    shape("middle", dome(start - 12, top - lift, 26) + dome(start + wide - 14, top - lift, 26) + roof),
    shape("near", path`M${start - 4} 240V${top}h${wide + 8}V240Z`),
    shape("middle", path`M${start - 8} ${top - 4}h${wide + 16}v5h${-wide - 16}z`),
    shape("glow", all(true)),
    shape("middle", all(false)),
    shape("ground", "M0 238H400V300H0Z"),
    shape("far", path`M${start + 20} 256h${wide - 40}l26 44h${-wide - 12}z`, { opacity: 0.55 }),
    ...times(palmCount, (index) => palm(between(chance, 8, 90) + (index % 2) * 290, 262, between(chance, 50, 110))),
  ].join("");
};

/** Houses in a row from edge to edge; `windows` are those of the plain ones, in rows and columns. */
function skyline(chance: () => number, base: number, rise: number, count: number): { houses: string; windows: string } {
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

const city: Scene = (chance) => {
  const far = skyline(chance, 222, 58, between(chance, 8, 11));
  const middle = skyline(chance, 240, 92, between(chance, 6, 8));
  const near = skyline(chance, 262, 70, between(chance, 5, 7));
  return [
    shape("far", ridge(chance, 206, 96, between(chance, 4, 7), chance() > 0.55)),
    shape("far", far.houses),
    shape("middle", middle.houses),
    shape("far", middle.windows),
    shape("near", near.houses),
    shape("glow", near.windows),
    shape("ground", ridge(chance, 286, 14, 4, true)),
  ].join("");
};

const event: Scene = (chance) => {
  const sides = [8, 10, 12, 16][Math.floor(chance() * 4)] ?? 8;
  const x = between(chance, 150, 250);
  const rings = [
    [118, "far"],
    [88, "middle"],
    [58, "accent"],
    [30, "glow"],
  ] as const;
  const angle = 0.9 + chance() * 0.4;
  return [
    ...times(7, (beam) => {
      const foot = beam * 66 - 10 + between(chance, -20, 20);
      return shape("glow", path`M${x} 118L${foot - 22} 300H${foot + 24}Z`, { opacity: 0.28 });
    }),
    ...rings.map(([ring, tone], index) =>
      shape(tone, girihStar([x, 118], sides, ring, index % 2 ? Math.PI / sides : 0, angle)),
    ),
    shape("near", path`M0 300V262Q200 ${between(chance, 226, 246)} 400 262V300Z`),
    ...times(22, (head) => {
      const [hx, hy, r] = [head * 19 + between(chance, -5, 5), between(chance, 268, 284), between(chance, 7, 10)];
      const arms =
        chance() > 0.66 ? path`M${hx - 9} ${hy + 12}l-3 -30h4l3 26zM${hx + 9} ${hy + 12}l4 -32h-4l-4 28z` : "";
      return shape(
        "ground",
        path`M${hx - r} ${hy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0M${hx - 15} 300q0 -20 15 -20t15 20z${arms}`,
      );
    }),
  ].join("");
};

const film: Scene = (chance) => {
  const x = between(chance, 130, 270);
  const y = between(chance, 108, 148);
  const r = between(chance, 74, 98);
  const turn = `rotate(${between(chance, -24, 24)} 200 150)`;
  const disc = (radius: number) =>
    path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  return [
    ...times(6, (band) =>
      shape(band % 2 ? "far" : "middle", path`M-120 ${band * 64 - 60}H520v${between(chance, 14, 44)}H-120Z`, {
        opacity: 0.5,
        transform: turn,
      }),
    ),
    shape("accent", disc(r)),
    shape("light", disc(r * 0.76)),
    shape("glow", girihStar([x, y], between(chance, 3, 6) * 2, r * 0.56, chance(), 1 + chance() * 0.3)),
    shape("near", ridge(chance, 236, 78, between(chance, 3, 5), chance() > 0.5)),
    // A lone traveller.
    shape("ground", "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM-6 44L-5 12q5 -8 10 0L8 44Z", {
      transform: `translate(${between(chance, 70, 330)} 222)`,
    }),
    shape("ground", ridge(chance, 270, 44, 3, true)),
  ].join("");
};

const blog: Scene = (chance) => {
  const bend = between(chance, -90, 90);
  const foot = between(chance, 120, 280);
  return [
    shape("far", ridge(chance, 190, 92, between(chance, 4, 7), false)),
    shape("middle", ridge(chance, 214, 46, 4, true)),
    shape("near", ridge(chance, 246, 40, 3, true)),
    shape("ground", "M0 300V256Q200 226 400 252V300Z"),
    shape(
      "glow",
      path`M${foot - 34} 300C${foot + bend} 268 ${foot - bend} 262 ${foot - bend / 3} 240h4C${foot - bend + 16} 262 ${foot + bend + 30} 268 ${foot + 30} 300Z`,
    ),
    ...times(between(chance, 3, 7), () => {
      const [bx, by, s] = [between(chance, 60, 340), between(chance, 40, 120), between(chance, 5, 10)];
      return shape(
        "near",
        path`M${bx - s} ${by}q${s * 0.6} ${-s * 0.6} ${s} 0.6q${s * 0.4} ${-s * 1.2} ${s} -0.6q${-s * 0.6} ${-s * 0.1} ${-s} ${s * 0.5}q${-s * 0.4} ${-s * 0.6} ${-s} ${-s * 0.5}z`,
      );
    }),
  ].join("");
};

/** A coach on its road, under hills or a town. */
const bus: Scene = (chance) => {
  const [x, long, top] = [between(chance, 34, 74), between(chance, 232, 276), between(chance, 158, 172)];
  const [base, panes] = [254, between(chance, 5, 7)];
  const pane = (long - 70) / panes;
  const wheel = (cx: number, r: number) =>
    path`M${cx - r} ${base}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const wheels = [x + 44, x + long - 52];
  return [
    shape("far", ridge(chance, 200, 88, between(chance, 3, 6), chance() > 0.5)),
    shape("middle", chance() > 0.5 ? skyline(chance, 236, 50, 9).houses : ridge(chance, 232, 42, 4, true)),
    shape("ground", "M0 246H400V300H0Z"),
    ...times(5, (dash) => shape("far", path`M${dash * 92 - 20} 278h46v4h-46z`, { opacity: 0.55 })),
    shape(
      "near",
      path`M${x} ${base}V${top + 14}q0 -14 14 -14H${x + long - 26}q18 0 22 22l4 ${base - top - 34}q1 12 -12 12z`,
    ),
    shape("accent", path`M${x} ${base - 30}h${long + 3}l2 12H${x}z`),
    shape(
      "glow",
      times(panes, (index) => path`M${x + 12 + index * pane} ${top + 12}h${pane - 7}v26h${7 - pane}z`).join("") +
        path`M${x + long - 46} ${top + 10}h18q12 0 15 14l4 18h-37z`,
    ),
    shape("ground", wheels.map((cx) => wheel(cx, 17)).join("")),
    shape("far", wheels.map((cx) => wheel(cx, 8)).join("")),
    shape("light", path`M${x + long - 4} ${base - 16}h8v8h-8z`),
  ].join("");
};

/** A room to sleep in: a bed by an arched window, which the sky of the picture stands in. */
const room: Scene = (chance) => {
  const [floor, window, wide] = [236, between(chance, 40, 210), between(chance, 104, 132)];
  const [tall, spring] = [between(chance, 128, 150), 176 - between(chance, 76, 92)];
  const half = wide / 2;
  // Drawn the other way round than the wall, so that it is a hole in it.
  const pane = (x: number, y: number, width: number, height: number): string =>
    path`M${x} ${y}H${x + width}V${y - height + width * 0.5}Q${x + width} ${y - height * 0.98} ${x + width / 2} ${y - height}Q${x} ${y - height * 0.98} ${x} ${y - height + width * 0.5}Z`;
  const isLeft = window > 130;
  const bed = isLeft ? between(chance, 14, 40) : between(chance, 168, 196);
  const long = between(chance, 178, 196);
  const head = between(chance, 58, 84);
  const pillows = between(chance, 1, 2);
  const lamp = isLeft ? bed + long + 26 : bed - 26;
  const hills = between(chance, 120, 168);
  return [
    shape(
      "far",
      path`M${window} 176V${hills}q${half / 2} ${-between(chance, 10, 34)} ${half} 0t${half} ${between(chance, -12, 12)}V176Z`,
    ),
    shape("middle", path`M0 0H400V${floor}H0Z${pane(window, 176, wide, tall)}`),
    shape("light", path`M${window - 5} 176h${wide + 10}v7h${-wide - 10}z`, { opacity: 0.7 }),
    shape("near", path`M${window + half - 1.5} ${spring}h3V176h-3z`),
    ...times(between(chance, 2, 4), (index) => {
      const [x, y] = [isLeft ? 30 + index * 34 : 366 - index * 34, between(chance, 62, 74)];
      return shape("near", path`M${x - 10} ${y}h20v26h-20z`, { opacity: 0.5 });
    }),
    shape("near", path`M0 ${floor}H400V300H0Z`),
    shape("far", path`M${bed - 26} 272h${long + 52}l22 28h${-long - 96}z`, { opacity: 0.45 }),
    shape("ground", path`M${bed - 5} 262V${floor - head}q0 -12 12 -12h${long - 14}q12 0 12 12V262Z`),
    shape("glow", path`M${bed} 248V${floor - 22}q0 -8 8 -8h${long - 16}q8 0 8 8V248Z`),
    ...times(pillows, (index) =>
      shape("light", path`M${bed + 18 + (index * long) / 2} ${floor - 28}q0 -18 16 -18h${long / 2 - 52}q16 0 16 18z`),
    ),
    shape("accent", path`M${bed - 4} 268V${floor - 12}q${long / 2} -16 ${long + 8} 0V268Z`),
    shape("ground", path`M${bed - 2} 266h10v12h-10zM${bed + long - 8} 266h10v12h-10z`),
    shape("ground", path`M${lamp - 16} ${floor + 22}v-26h32v26zM${lamp - 1.5} ${floor - 4}v-22h3v22z`),
    shape("light", path`M${lamp - 13} ${floor - 24}l6 -20h14l6 20z`),
  ].join("");
};

export const scenes = { hotel, room, city, event, film, blog, bus } as const satisfies Record<string, Scene>;
