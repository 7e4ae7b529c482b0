import { girihStar } from "../lattice/girih.ts";
import { facade } from "./facades.ts";
import { interiors } from "./interiors.ts";
import { city } from "./landmarks.ts";
import type { PosterKind } from "./poster.types.ts";
import { sleeper, train } from "./railway.ts";
import { between, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

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

/** What each kind of picture is drawn by, of what it is of. */
export const sceneOf = (kind: Exclude<PosterKind, "film">, name: string): Scene => {
  if (kind === "city") return city(name);
  return kind === "hotel" ? facade(name) : { ...interiors, event, blog, bus, train, sleeper }[kind];
};
