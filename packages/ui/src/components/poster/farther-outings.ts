import { block } from "./masonry.ts";
import { disc, peaks, walker } from "./outings.ts";
import { between, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

const tent = (x: number, base: number, half: number): string =>
  shape("accent", path`M${x - half} ${base}L${x} ${base - half * 1.25}L${x + half} ${base}z`) +
  shape("light", path`M${x - half * 0.28} ${base}L${x} ${base - half * 0.95}L${x + half * 0.28} ${base}z`);

const pine = (x: number, base: number, tall: number): string =>
  times(3, (tier) => {
    const [y, half] = [base - tall * (0.12 + tier * 0.26), tall * (0.26 - tier * 0.06)];
    return path`M${x - half} ${y}L${x} ${y - tall * 0.42}L${x + half} ${y}z`;
  }).join("") + block(x - tall * 0.03, base, tall * 0.06, tall * 0.14);

/** Tents in the snow below the peaks, with a line of flags. */
export const baseCamp: Scene = (chance) => {
  const y = between(chance, 232, 240);
  return [
    peaks(chance),
    shape("glow", path`M0 300V${y - 4}Q100 ${y - 34} 200 ${y - 8}T400 ${y - 20}V300Z`),
    shape("middle", path`M0 300V${y + 40}Q120 ${y + 14} 250 ${y + 42}T400 ${y + 30}V300Z`),
    shape(
      "ground",
      path`M28 ${y - 74}Q120 ${y - 30} 236 ${y - 92}v2Q120 ${y - 27} 28 ${y - 72}zM26 ${y}v-76h3v76zM235 ${y - 4}v-92h3v92z`,
    ),
    ...times(8, (flag) => {
      const x = 44 + flag * 23;
      const at = y - 74 + Math.sin(((x - 28) / 208) * Math.PI) * 27 - ((x - 28) / 208) * 16;
      return shape((["accent", "near", "light"] as const)[flag % 3] ?? "near", path`M${x} ${at}h14v15h-14z`);
    }),
    ...times(4, (one) => tent(between(chance, 66, 80) + one * 84, y + 22 + (one % 2) * 26, between(chance, 28, 36))),
    shape("ground", walker(between(chance, 290, 312), y + 56, 40)),
  ].join("");
};

/** A road that climbs bend by bend to a gap between the peaks, and a car on it. */
export const highRoad: Scene = (chance) => {
  const [x, turn] = [between(chance, 188, 214), between(chance, 92, 112)];
  const bends = times(5, (bend) => {
    const [y, wide, thick] = [284 - bend * 30, turn - bend * 19, 13 - bend * 2.4];
    const way = bend % 2 === 0 ? 1 : -1;
    const end = x + way * wide * 0.8;
    // Each by itself: they go to and fro, and where two cross in one path there would be a hole.
    return (
      shape("glow", path`M${x - way * wide} ${y}L${end} ${y - 30}v${-thick * 0.7}L${x - way * wide} ${y - thick}z`) +
      (bend < 4 ? shape("glow", disc(end, y - 30 - thick * 0.35, thick * 0.42)) : "")
    );
  });
  const car = between(chance, -12, 20);
  return [
    shape("far", path`M-20 250L${x - 96} 66L${x} 176L${x + 108} 58L420 250z`),
    shape(
      "glow",
      path`M${x - 96} 66l30 38l-14 -4l-12 12l-10 -12l-14 8zM${x + 108} 58l34 42l-16 -6l-14 14l-10 -14l-18 6z`,
    ),
    shape("middle", path`M0 300V206Q90 150 ${x} 150T400 196V300Z`),
    shape("near", ridge(chance, 298, 40, 4, true), { opacity: 0.45 }),
    ...bends,
    shape("accent", path`M${x + car} 262l4 -14h30l8 10h10q4 0 4 5v9h-58z`),
    shape("light", path`M${x + car + 9} 252h10v7h-12zM${x + car + 23} 252h9l6 7h-15z`),
    shape("ground", disc(x + car + 12, 273, 6) + disc(x + car + 44, 273, 6)),
  ].join("");
};

/** Dunes with a sharp crest at the foot of the snow. */
export const coldDunes: Scene = (chance) => {
  const [x, top] = [between(chance, 170, 230), between(chance, 150, 164)];
  return [
    peaks(chance),
    shape("middle", ridge(chance, 226, 34, 4, false)),
    shape("light", path`M-40 300Q${x - 90} ${top + 60} ${x} ${top}Q${x + 20} ${top + 70} ${x - 30} 300z`),
    shape(
      "accent",
      path`M${x} ${top}Q${x + 100} ${top + 66} 420 ${top + 84}V300H${x - 30}Q${x + 20} ${top + 70} ${x} ${top}z`,
    ),
    shape("light", path`M180 300Q290 250 400 ${between(chance, 236, 246)}V300z`),
    shape("ground", walker(x - 34, top + 34, 30) + walker(x - 58, top + 56, 30)),
  ].join("");
};

/** A path along a pipe through tall trees. */
export const forest: Scene = (chance) =>
  [
    shape("far", ridge(chance, 190, 70, 4, false)),
    shape("far", times(11, (tree) => pine(6 + tree * 39, 232, between(chance, 84, 118))).join("")),
    shape("middle", "M0 300V226Q200 206 400 228V300Z"),
    shape(
      "near",
      times(8, (tree) => pine(tree < 4 ? tree * 36 - 6 : 252 + tree * 19, 262, between(chance, 122, 160))).join(""),
    ),
    shape("glow", path`M120 300Q${between(chance, 214, 236)} 256 196 222h12Q262 258 232 300z`),
    shape("ground", path`M92 300Q196 254 186 222h4Q206 258 110 300z`),
    shape("accent", walker(208, 262, 32) + walker(226, 270, 36)),
    shape("ground", pine(30, 300, between(chance, 176, 196)) + pine(374, 300, between(chance, 164, 190))),
  ].join("");

const sea = (chance: () => number, top: number): string =>
  times(3, (row) => {
    const shift = between(chance, -40, 0);
    return shape(
      (["water", "middle", "near"] as const)[row] ?? "near",
      path`M${shift} 320V${top + row * 26}${times(8, () => path`q15 -9 30 0t30 0`).join("")}V320Z`,
    );
  }).join("");

/** A steamer at its quay, and those who see it off. */
export const steamer: Scene = (chance) => {
  const [x, smoke] = [between(chance, 56, 84), between(chance, 14, 26)];
  return [
    ...times(4, (puff) =>
      shape("far", disc(x + 136 + puff * 34, 74 - puff * smoke * 0.5, 15 + puff * 5), { opacity: 0.8 }),
    ),
    shape("near", path`M${x - 34} 176H${x + 300}l-24 62H${x - 4}z`),
    shape("accent", path`M${x - 9} 218H${x + 284}l-8 20H${x - 4}z`),
    shape("glow", block(x + 36, 176, 190, 26) + block(x + 62, 150, 122, 22)),
    shape("near", times(9, (light) => disc(x + 50 + light * 20, 163, 5)).join("")),
    shape("ground", block(x + 118, 128, 30, 50) + block(x + 14, 176, 4, 104) + block(x + 246, 176, 4, 92)),
    shape("light", block(x + 118, 100, 30, 10)),
    sea(chance, 226),
    shape("ground", "M0 268H400V300H0Z"),
    shape(
      "accent",
      times(6, (one) => walker(34 + one * 62 + between(chance, -10, 10), 290, between(chance, 34, 42))).join(""),
    ),
  ].join("");
};

/** White tents in rows to the foot of a hill. */
export const tents: Scene = (chance) =>
  [
    shape("far", ridge(chance, 186, 84, 4, false)),
    shape("middle", path`M214 196Q252 ${between(chance, 96, 112)} 286 112T380 196z`),
    shape("glow", block(276, 112, 9, 34)),
    shape("near", "M0 186H400V300H0Z"),
    ...times(5, (row) => {
      const [count, s] = [9 - row, 22 + row * 9];
      return times(count, (one) => {
        const [x, y] = [(400 / count) * (one + 0.5), 204 + row * 23];
        return (
          shape(
            row % 2 ? "glow" : "light",
            path`M${x - s * 0.8} ${y}V${y - s * 0.4}L${x} ${y - s}L${x + s * 0.8} ${y - s * 0.4}V${y}z`,
          ) + shape("middle", path`M${x - s * 0.16} ${y}v${-s * 0.42}h${s * 0.32}v${s * 0.42}z`)
        );
      }).join("");
    }),
  ].join("");

/** A wall of rock with what was carved in it: letters, an ibex, somebody with a bow. */
export const carvings: Scene = (chance) => {
  const [x, y] = [between(chance, 84, 112), between(chance, 128, 142)];
  const letter = (at: number, line: number) =>
    path`M${at} ${line}v-18h3v18z` +
    (chance() > 0.5
      ? path`M${at} ${line - 18}h12v3h-12z`
      : path`M${at + 3} ${line - 9}a6 6 0 1 1 9 6l-1 -3a4 4 0 1 0 -5 -3z`);
  const ibex = (at: number, base: number) =>
    path`M${at} ${base}v-26q2 -12 16 -12h26l10 -12h8l6 8h-8l-6 16v26h-4v-20h-38v20h-4v-20z` +
    path`M${at + 50} ${base - 50}q-8 -30 -38 -26q26 2 32 28z`;
  return [
    shape("far", ridge(chance, 214, 60, 5, false)),
    shape("middle", path`M30 276L52 96L120 54L262 66L342 92L372 276z`),
    shape("accent", path`M60 108L122 68L258 78L330 102L338 136L64 130z`, { opacity: 0.5 }),
    shape("glow", times(2, (line) => times(9, (one) => letter(x + one * 22, y + line * 30)).join("")).join("")),
    shape("glow", ibex(x + 6, y + 106) + ibex(x + 112, y + 112)),
    shape("ground", "M0 274Q200 258 400 276V300H0Z"),
    shape("ground", walker(between(chance, 318, 346), 292, 52)),
  ].join("");
};

/** Pillars of rock under the stars. */
export const pillars: Scene = (chance) =>
  [
    ...times(22, () => shape("glow", disc(chance() * 400, chance() * 170, 0.8 + chance() * 1.8))),
    shape("far", ridge(chance, 236, 30, 5, true)),
    ...times(5, (one) => {
      const [x, top, wide] = [22 + one * 82, between(chance, 74, 150), between(chance, 30, 46)];
      return shape(
        one % 2 ? "near" : "middle",
        path`M${x - 8} 268L${x + 4} ${top + 40}L${x - 3} ${top + 12}Q${x + wide / 2} ${top - 18} ${x + wide + 2} ${top + 10}L${x + wide - 5} ${top + 60}L${x + wide + 10} 268z`,
      );
    }),
    shape("ground", "M0 300V262Q200 246 400 266V300Z"),
    shape("light", path`M204 284q-12 -15 0 ${-between(chance, 26, 36)}q14 14 0 36z`),
    shape("accent", walker(174, 290, 34) + walker(236, 290, 34)),
  ].join("");

/** Steps of a slope that are tilled, each with its wall, and those who walk along them. */
export const terraces: Scene = (chance) =>
  [
    shape("far", path`M-10 240L${between(chance, 70, 96)} 92L190 170L${between(chance, 286, 316)} 74L410 220z`),
    ...times(6, (step) => {
      const [y, bend] = [166 + step * 23, between(chance, 12, 24)];
      return (
        shape(step % 2 ? "near" : "middle", path`M0 300V${y + bend}Q120 ${y - bend} 240 ${y}T400 ${y - bend}V300z`) +
        shape(
          "light",
          path`M0 ${y + bend}Q120 ${y - bend} 240 ${y}T400 ${y - bend}v4Q330 ${y - bend * 0.2} 240 ${y + 5}T0 ${y + bend + 5}z`,
        )
      );
    }),
    shape("ground", times(7, (bush) => disc(20 + bush * 61, 236 + (bush % 3) * 22, between(chance, 8, 13))).join("")),
    shape("accent", walker(between(chance, 150, 176), 238, 36) + walker(between(chance, 190, 206), 240, 34)),
  ].join("");

/** A way into the rock, lit from behind, and what lies on its ground. */
const tunnel = (chance: () => number, floor = ""): string =>
  [
    shape("glow", "M0 0H400V300H0Z"),
    ...times(4, (layer) => {
      const [half, high] = [62 + layer * 38, 118 + layer * 40];
      const rough = () => between(chance, -9, 9);
      return shape(
        (["light", "accent", "near", "ground"] as const)[layer] ?? "near",
        `M0 0H400V300H0Z${path`M${200 - half} 300H${200 + half}L${200 + half + rough()} ${300 - high * 0.56}L${200 + half * 0.66 + rough()} ${300 - high * 0.88}L${200 + rough()} ${300 - high}L${200 - half * 0.6 + rough()} ${300 - high * 0.9}L${200 - half + rough()} ${300 - high * 0.6}Z`}`,
      );
    }),
    floor,
    shape("accent", walker(between(chance, 226, 240), 276, 50)),
  ].join("");

export const cave: Scene = (chance) => tunnel(chance);

/** The same with rails in it. */
export const mine: Scene = (chance) =>
  tunnel(
    chance,
    shape(
      "ground",
      path`M176 300L196 214h2L184 300zM224 300L204 214h-2L216 300z` +
        times(5, (tie) => block(188 - tie * 5, 226 + tie * 17, 24 + tie * 10, 3)).join(""),
    ),
  );
