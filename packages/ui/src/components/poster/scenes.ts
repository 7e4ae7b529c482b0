import { facade } from "./facades.ts";
import { interiors } from "./interiors.ts";
import { city, landmarkOf } from "./landmarks.ts";
import { bazaar, hangingBridge, lake, pilgrims, tourScene } from "./outings.ts";
import type { PosterKind } from "./poster.types.ts";
import { sleeper, train } from "./railway.ts";
import { between, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

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

/** What stories are told of, by a word of their name. */
const told: readonly (readonly [RegExp, Scene])[] = [
  [/lantern|bazaar|souk/, bazaar],
  [/lake|valley/, lake],
  [/karakoram|mountain|terrace/, hangingBridge],
  [/haram|pilgrim/, pilgrims],
  [/train|rail/, train],
  [/road|bus/, bus],
  [/hegra/, city("alula")],
];

/** A story's picture is of what its name speaks of, `family-road`; of any other it is a way through hills. */
const storyScene = (name: string): Scene =>
  told.find(([word]) => word.test(name))?.[1] ?? (landmarkOf(name) === null ? blog : city(name));

/** What each kind of picture is drawn by, of what it is of. */
export const sceneOf = (kind: Exclude<PosterKind, "film" | "event">, name: string): Scene => {
  if (kind === "city") return city(name);
  if (kind === "tour") return tourScene(name);
  if (kind === "blog") return storyScene(name);
  return kind === "hotel" ? facade(name) : { ...interiors, bus, train, sleeper }[kind];
};
