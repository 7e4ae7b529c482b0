import { battlement, block, bow, cap, panes, shaft, spire } from "./masonry.ts";
import { bicycle, disc, hills, peaks, walker } from "./outings.ts";
import { arch, between, dome, palm, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** A stupa on its steps under its parasols, small ones beside it. */
export const stupa: Scene = (chance) => {
  const [x, wide] = [between(chance, 176, 224), between(chance, 92, 108)];
  const steps = times(3, (step) => block(x - wide - 34 + step * 14, 256 - step * 14, 2 * (wide + 34 - step * 14), 15));
  const parasols = times(4, (one) => block(x - 20 + one * 4, 92 - one * 12, 40 - one * 8, 5));
  const small = (at: number, s: number) =>
    block(at - 26 * s, 256, 52 * s, 16 * s) + cap(at, 256 - 16 * s, 20 * s, 1.1) + spire(at, 256 - 36 * s, 22 * s);
  return [
    shape("far", ridge(chance, 216, 110, 4, false)),
    shape("middle", small(56, 1) + small(344, between(chance, 8, 11) / 10)),
    shape("near", steps.join("")),
    shape("middle", block(x - wide, 214, 2 * wide, 30) + cap(x, 184, wide * 0.84, 0.98)),
    shape("glow", times(9, (niche) => arch(x - wide + 10 + niche * ((2 * wide - 20) / 9), 212, 12, 24)).join("")),
    shape("near", block(x - 13, 108, 26, 16) + block(x - 1.5, 92, 3, 50) + parasols.join("")),
    shape("ground", "M0 256H400V300H0Z"),
    shape("accent", walker(between(chance, 110, 140), 284, 40) + walker(between(chance, 262, 286), 288, 36)),
  ].join("");
};

/** A saint's tomb: leaning walls in bands of tiles, a drum, and a great dome. */
export const shrine: Scene = (chance) => {
  const [x, half] = [between(chance, 178, 222), between(chance, 88, 100)];
  const tower = (at: number) => shaft(at, 250, 26, 18, 118) + cap(at, 132, 12, 1.2) + spire(at, 118, 16);
  return [
    shape("far", ridge(chance, 226, 40, 5, true)),
    palm(between(chance, 18, 40), 252, between(chance, 66, 88)),
    shape("near", tower(x - half) + tower(x + half)),
    shape("middle", shaft(x, 250, 2 * half, 2 * half - 26, 100) + shaft(x, 150, 128, 116, 34)),
    shape("glow", block(x - half + 8, 218, 2 * half - 16, 9) + block(x - half + 14, 172, 2 * half - 28, 9)),
    shape("accent", times(13, (tile) => disc(x - 78 + tile * 13, 213.5, 3)).join("")),
    shape("accent", times(11, (tile) => disc(x - 65 + tile * 13, 167.5, 3)).join("")),
    shape("glow", times(6, (light) => bow(x - 54 + light * 19, 146, 10, 22)).join("")),
    shape("light", dome(x - 56, 117, 112)),
    shape("ground", arch(x - 22, 250, 44, between(chance, 72, 80))),
    shape("ground", "M0 250H400V300H0Z"),
    shape("glow", path`M${x - 22} 250h44l40 50h-124z`, { opacity: 0.7 }),
    shape("accent", walker(x - 30, 286, 40) + walker(between(chance, 236, 262), 290, 36)),
  ].join("");
};

/** Stone fronts of an old quarter: arcades, balconies, gables, and a tower with a clock. */
export const facades: Scene = (chance) => {
  const tower = between(chance, 250, 290);
  const front = (x: number, wide: number, top: number, tone: "far" | "middle") =>
    shape(tone, block(x, 262, wide, 262 - top) + path`M${x - 3} ${top}h${wide + 6}l-8 -9H${x + 5}z`) +
    shape("glow", times(3, (bay) => arch(x + 9 + bay * ((wide - 10) / 3), top + 62, (wide - 40) / 3, 44)).join("")) +
    shape("near", block(x + 4, top + 74, wide - 8, 5) + block(x + 4, top + 126, wide - 8, 4)) +
    shape(
      "ground",
      times(3, (bay) => arch(x + 8 + bay * ((wide - 10) / 3), 262, (wide - 34) / 3, between(chance, 48, 54))).join(""),
    );
  return [
    front(-20, 122, between(chance, 112, 126), "middle"),
    front(102, 116, between(chance, 132, 142), "far"),
    front(318, 104, between(chance, 120, 132), "middle"),
    shape("near", block(tower - 40, 262, 80, 184) + path`M${tower - 46} 78h92l-46 -52z`),
    shape("light", disc(tower, 108, 19)),
    shape("ground", block(tower - 1, 108, 2.4, 14) + block(tower, 109, 11, 2.4)),
    shape("glow", panes({ x: tower - 30, top: 140, width: 60, height: 70 }, 3, 2)),
    shape("ground", arch(tower - 15, 262, 30, 46)),
    shape("ground", "M0 260H400V300H0Z"),
    shape("accent", walker(between(chance, 150, 180), 288, 42) + walker(between(chance, 196, 214), 290, 38)),
  ].join("");
};

/** Houses of a valley, one above the other on its slope. */
const villageUnder =
  (mountains: Scene): Scene =>
  (chance) => {
    const house = (x: number, base: number, tone: "middle" | "near") =>
      shape(tone, block(x, base, 64, 36) + block(x - 5, base - 36, 74, 5)) +
      shape("light", panes({ x: x + 4, top: base - 31, width: 56, height: 26 }, 3, 1)) +
      shape("ground", times(4, (post) => block(x + 1 + post * 20, base, 2.5, 36)).join(""));
    const rows = [3, 4, 5].map((count, row) =>
      times(count, (one) =>
        house(
          190 - count * 40 + one * 82 + between(chance, -5, 5),
          172 + row * 42 + one * 3,
          row % 2 === 0 ? "middle" : "near",
        ),
      ).join(""),
    );
    return [
      mountains(chance),
      shape("far", "M0 300V206Q90 140 200 132T400 196V300Z", { opacity: 0.85 }),
      ...rows,
      shape("ground", "M0 300V266Q120 254 230 268T400 262V300Z"),
      shape(
        "accent",
        times(5, (tree) => disc(18 + tree * 92, between(chance, 254, 268), between(chance, 9, 15))).join(""),
      ),
      shape("glow", walker(between(chance, 60, 120), 292, 38) + walker(between(chance, 130, 150), 294, 34)),
    ].join("");
  };

export const village = villageUnder(peaks);
export const hillVillage = villageUnder(hills);

/** A castle of clay and timber on a crag, and a tree in blossom before it. */
export const crag: Scene = (chance) => {
  const [x, tree] = [between(chance, 210, 236), between(chance, 78, 104)];
  return [
    peaks(chance),
    shape("far", ridge(chance, 236, 50, 4, false)),
    shape("middle", path`M${x - 84} 300L${x - 66} 196L${x + 92} 186L${x + 134} 300Z`),
    shape("near", block(x - 62, 198, 74, 62) + block(x + 10, 190, 76, 84) + block(x - 26, 138, 52, 34)),
    shape(
      "ground",
      block(x - 66, 138, 82, 5) +
        block(x + 6, 108, 84, 5) +
        block(x - 30, 106, 60, 5) +
        battlement(x + 12, 108, 72, 6, 6),
    ),
    shape(
      "light",
      panes({ x: x - 56, top: 150, width: 62, height: 40 }, 4, 1) +
        panes({ x: x + 16, top: 122, width: 64, height: 56 }, 4, 2),
    ),
    shape("ground", path`M0 300V262Q110 240 220 268T400 258V300Z`),
    shape("ground", path`M${tree - 4} 288q2 -40 -18 -72l5 -3q14 20 18 36q2 -30 20 -48l4 4q-18 26 -17 83z`),
    shape(
      "accent",
      times(13, () => disc(tree + between(chance, -48, 46), between(chance, 154, 224), between(chance, 9, 17))).join(
        "",
      ),
    ),
    shape(
      "glow",
      times(12, () => disc(tree + between(chance, -46, 44), between(chance, 154, 226), between(chance, 2, 5))).join(""),
    ),
  ].join("");
};

/** Two on a ridge, the way before them and mountains behind. */
const trailUnder =
  (mountains: Scene): Scene =>
  (chance) => {
    const top = between(chance, 150, 168);
    return [
      mountains(chance),
      shape("middle", ridge(chance, 226, 60, 4, true)),
      shape(
        "near",
        path`M0 300V${top + 74}Q90 ${top + 60} 150 ${top + 12}Q178 ${top - 8} 206 ${top}T400 ${top + 96}V300Z`,
      ),
      shape(
        "glow",
        path`M60 300Q150 262 132 238T196 ${top + 30}L204 ${top + 2}h6L214 ${top + 30}Q226 226 196 246T160 300Z`,
        { opacity: 0.8 },
      ),
      shape("accent", walker(between(chance, 196, 206), top + 2, 44) + walker(between(chance, 222, 232), top + 8, 40)),
      ...times(6, (pine) => {
        const at = pine < 3 ? 10 + pine * 26 : 300 + (pine - 3) * 34;
        const tall = between(chance, 44, 70);
        return shape("ground", path`M${at} 292l15 ${-tall}l15 ${tall}z`);
      }),
    ].join("");
  };

export const trail = trailUnder(peaks);
export const hillTrail = trailUnder(hills);

/** Palms of an oasis under its cliffs, and water between them. */
export const oasis: Scene = (chance) =>
  [
    shape(
      "far",
      path`M0 236L26 ${between(chance, 96, 120)}H120L136 176H228L246 ${between(chance, 84, 110)}H372L400 150V300H0Z`,
    ),
    shape("middle", ridge(chance, 250, 30, 4, true)),
    shape("glow", path`M150 300Q196 258 ${between(chance, 176, 200)} 240Q230 262 290 300Z`, { opacity: 0.85 }),
    shape("near", path`M0 300V262Q80 244 146 300ZM400 300V254Q330 246 296 300Z`),
    ...times(7, (one) =>
      palm(one < 4 ? 20 + one * 34 : 288 + (one - 4) * 40, between(chance, 268, 288), between(chance, 74, 118)),
    ),
    shape("accent", walker(between(chance, 168, 184), 288, 36)),
  ].join("");

/** A place, and the bicycle that somebody came on. */
export const ridden =
  (place: Scene): Scene =>
  (chance) =>
    place(chance) + bicycle(between(chance, 206, 250), 286);
