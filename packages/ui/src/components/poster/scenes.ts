import { girihStar } from "../lattice/girih.ts";
import { interiors } from "./interiors.ts";
import { arch, between, dome, palm, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

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

export const scenes = { ...interiors, hotel, city, event, film, blog, bus } as const satisfies Record<string, Scene>;
