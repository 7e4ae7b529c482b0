import { facade } from "./facades.ts";
import { bus, roadsEnd } from "./highway.ts";
import { interiors } from "./interiors.ts";
import { city, landmarkOf } from "./landmarks.ts";
import { tourScene } from "./outing-subjects.ts";
import { bazaar, griddle, hangingBridge, lake, pilgrims } from "./outings.ts";
import type { PosterKind } from "./poster.types.ts";
import { berths, sleeper, train } from "./railway.ts";
import { between, path, ridge, type Scene, times } from "./strokes.ts";
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

/** What stories are told of, by a word of their name. */
const told: readonly (readonly [RegExp, Scene])[] = [
  [/lantern|bazaar|souk/, bazaar],
  [/plate/, griddle],
  [/lake|valley/, lake],
  [/karakoram|mountain|terrace/, hangingBridge],
  [/haram|pilgrim/, pilgrims],
  [/train|rail/, train],
  [/road|bus/, bus],
];

/** A story's picture is of what its name speaks of, `family-road`; of any other it is a way through hills. */
const storyScene = (name: string): Scene =>
  told.find(([word]) => word.test(name))?.[1] ?? (landmarkOf(name) === null ? blog : city(name));

/** What each kind of picture is drawn by, of what it is of. */
export const sceneOf = (kind: Exclude<PosterKind, "film" | "event">, name: string): Scene => {
  if (kind === "city") return city(name);
  if (kind === "tour") return tourScene(name);
  if (kind === "blog") return storyScene(name);
  return kind === "hotel" ? facade(name) : { ...interiors, bus, train, sleeper, berths, end: roadsEnd }[kind];
};
