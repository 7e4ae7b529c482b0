import { block, bow, cap, panes, shaft, spire } from "./masonry.ts";
import { palm, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** Istanbul: domes and six minarets over the Bosphorus, and the tower of Galata. */
const istanbul: Scene = (chance) =>
  [
    shape("far", ridge(chance, 236, 40, 4, true)),
    shape("middle", shaft(66, 244, 34, 30, 92) + path`M46 152h40l-20 -42z`),
    shape(
      "near",
      [150, 182, 318, 350].map((x) => shaft(x, 240, 7, 5, 130) + path`M${x - 3.5} 110l3.5 -24l3.5 24z`).join(""),
    ),
    shape(
      "near",
      block(168, 240, 164, 38) +
        cap(250, 192, 46, 0.85) +
        cap(204, 204, 24) +
        cap(296, 204, 24) +
        block(196, 204, 108, 12),
    ),
    shape("light", times(12, (index) => bow(176 + index * 12.6, 236, 7, 16)).join("")),
    shape("middle", "M0 240H400V254H0Z"),
    shape("far", "M0 254H400V300H0Z"),
    shape("ground", path`M110 274h74l-8 12h-58z` + block(126, 274, 40, 10)),
  ].join("");

/** Cairo: the three pyramids beyond the palms of the Nile. */
const cairo: Scene = () =>
  [
    shape("middle", path`M170 250L276 92L382 250z`),
    shape("near", path`M276 92L320 250h62z`),
    shape("middle", path`M66 250L146 132l80 118z`),
    shape("near", path`M146 132l34 118h46z`),
    shape("middle", path`M20 250L64 184l44 66z`),
    shape("near", path`M64 184l18 66h26z`),
    shape("accent", "M0 248H400V268H0Z", { opacity: 0.7 }),
    shape("far", "M0 268H400V300H0Z"),
    palm(30, 274, 84),
    palm(56, 272, 60),
    palm(362, 274, 72),
  ].join("");

/** London: the clock tower, the long hall, and a bridge over the Thames. */
const london: Scene = () =>
  [
    shape("far", times(8, (index) => block(index * 52 - 8, 246, 36, 36 + ((index * 41) % 50))).join("")),
    shape("near", block(122, 250, 30, 152) + block(117, 98, 40, 8) + path`M122 90h30l-15 -52z` + spire(137, 42, 14)),
    shape("glow", path`M126 112a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z`),
    shape("ground", path`M136 112v-8h2v7l5 4l-1 2z`),
    shape(
      "middle",
      block(156, 250, 170, 62) +
        times(9, (index) => path`M${160 + index * 19} 188l4 -16l4 16z`).join("") +
        block(300, 250, 32, 98) +
        path`M300 152l6 -18h20l6 18z`,
    ),
    shape(
      "light",
      panes({ x: 160, top: 200, width: 136, height: 44 }, 16, 2) +
        panes({ x: 126, top: 134, width: 22, height: 110 }, 2, 6),
    ),
    shape("far", "M0 250H400V300H0Z"),
    shape(
      "ground",
      times(4, (index) => path`M${index * 104 - 10} 300v-22q52 -26 104 0v22h-12q-40 -26 -80 0z`).join(""),
    ),
  ].join("");

/** Kuala Lumpur: twin towers with their bridge over a park. */
const twins: Scene = () =>
  [
    shape("far", times(9, (index) => block(index * 46 - 6, 252, 32, 40 + ((index * 59) % 70))).join("")),
    ...[164, 236].map(
      (x) =>
        shape(
          "near",
          block(x - 22, 252, 44, 122) +
            block(x - 18, 132, 36, 36) +
            block(x - 13, 98, 26, 26) +
            block(x - 8, 74, 16, 18) +
            shaft(x, 58, 9, 1.5, 40),
        ) +
        shape(
          "light",
          panes({ x: x - 18, top: 140, width: 36, height: 108 }, 5, 11, (index) => index % 5 !== 1),
        ),
    ),
    shape("accent", block(186, 168, 28, 7) + path`M187 174l13 26l13 -26h-4l-9 18l-9 -18z`),
    shape("ground", "M0 250H400V300H0Z"),
    ...times(9, (index) => shape("ground", path`M${index * 48 - 6} 258q20 -34 44 0z`)),
  ].join("");

/** A town with nothing that everybody knows: houses among trees, and no tower of any faith. */
const town: Scene = (chance) => {
  const houses = times(7, (index) => {
    const [x, wide, tall] = [index * 58 - 12, 40 + chance() * 14, 34 + chance() * 62];
    return { x, wide, tall };
  });
  return [
    shape("far", ridge(chance, 216, 80, 5, chance() > 0.5)),
    shape("middle", ridge(chance, 240, 34, 4, true)),
    shape("near", houses.map(({ x, wide, tall }) => block(x, 256, wide, tall)).join("")),
    shape("middle", houses.map(({ x, wide, tall }) => block(x - 2, 257 - tall, wide + 4, 5)).join("")),
    shape(
      "glow",
      houses
        .map(({ x, wide, tall }) =>
          panes(
            { x: x + 3, top: 264 - tall, width: wide - 6, height: tall - 12 },
            3,
            Math.max(1, Math.floor(tall / 20)),
            () => chance() > 0.3,
          ),
        )
        .join(""),
    ),
    shape("ground", ridge(chance, 272, 12, 4, true)),
    ...times(6, (index) => {
      const x = 20 + index * 70 + chance() * 24;
      return shape("ground", path`M${x} 280q-14 -18 0 -40q14 22 0 40z`);
    }),
  ].join("");
};

export const world = {
  istanbul,
  bosphorus: istanbul,
  cairo,
  giza: cairo,
  london,
  "kuala lumpur": twins,
} as const satisfies Record<string, Scene>;
export const elsewhere: Scene = town;
