import { between, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** A coach on its road, under hills or a town. */
export const bus: Scene = (chance) => {
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

/** A road that ends: what is not there. A barrier stands before where it breaks off, and a signpost that points both ways. */
export const roadsEnd: Scene = (chance) => {
  const [x, end] = [between(chance, 128, 172), between(chance, 206, 216)];
  const [post, high] = [between(chance, 276, 316), between(chance, 92, 108)];
  const foot = end + 22;
  const beam = (y: number): string =>
    [
      shape("glow", path`M${x - 58} ${y}h116v13h-116z`),
      shape("accent", times(4, (stripe) => path`M${x - 54 + stripe * 29} ${y + 13}l9 -13h13l-9 13z`).join("")),
    ].join("");
  const board = (y: number, way: 1 | -1): string =>
    path`M${post + 2 - way * 16} ${y}h${way * 58}l${way * 12} 9l${-way * 12} 9h${-way * 58}z`;
  return [
    shape("far", ridge(chance, 186, 96, between(chance, 4, 6), chance() > 0.5)),
    shape("middle", ridge(chance, 204, 44, 3, true)),
    shape("glow", path`M0 208Q130 194 240 204T400 200V300H0Z`),
    shape("accent", path`M0 226Q110 206 210 222T400 214V300H0Z`, { opacity: 0.5 }),
    // It breaks off in pieces, towards hills that it does not reach.
    shape(
      "ground",
      path`M${x - 92} 300L${x - 34} ${end + 5}l9 -6 8 7 10 -8 9 6 11 -7 8 8 13 -4L${x + 100} 300Z` +
        path`M${x - 14} ${end - 10}l9 -4 8 5 -6 4zM${x + 8} ${end - 18}l6 -3 6 3 -5 3z`,
    ),
    ...[0, 1, 2].map((dash) =>
      shape(
        "glow",
        path`M${x - 2 - dash} ${end + 14 + dash * 26}h${4 + dash * 2}l1 ${10 + dash * 4}h${-6 - dash * 2}z`,
        {
          opacity: 0.75,
        },
      ),
    ),
    shape("near", path`M${x - 48} ${foot - 42}h6v44h-6zM${x + 42} ${foot - 42}h6v44h-6z`),
    beam(foot - 38),
    beam(foot - 18),
    shape(
      "light",
      [x - 45, x + 45].map((lamp) => path`M${lamp - 6} ${foot - 46}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`).join(""),
    ),
    shape("near", path`M${post} 262V${262 - high}h5V262z`),
    shape("near", board(262 - high + 6, 1)),
    shape("ground", board(262 - high + 30, -1)),
  ].join("");
};
