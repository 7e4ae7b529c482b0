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
