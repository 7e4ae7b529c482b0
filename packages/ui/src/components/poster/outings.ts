import { girihStar } from "../lattice/girih.ts";
import { battlement, block, bow, cap, panes, shaft, spire } from "./masonry.ts";
import { arch, between, dome, palm, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

export const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Somebody on foot, seen from behind, `tall` high. */
export const walker = (x: number, base: number, tall: number): string =>
  `${disc(x, base - tall, tall * 0.15)}${path`M${x - tall * 0.17} ${base}L${x - tall * 0.2} ${base - tall * 0.66}q${tall * 0.2} ${-tall * 0.2} ${tall * 0.4} 0L${x + tall * 0.17} ${base}h${-tall * 0.12}l${-tall * 0.05} ${-tall * 0.34}l${-tall * 0.05} ${tall * 0.34}z`}`;

/** A camel that goes to the right, standing on `base`. */
const camel = (x: number, base: number, s: number): string => {
  const leg = (at: number) => path`M${x + at * s} ${base}v${-17 * s}h${3.4 * s}v${17 * s}z`;
  return (
    leg(3) +
    leg(8) +
    leg(22) +
    leg(27) +
    path`M${x} ${base - 15 * s}q${-1 * s} ${-9 * s} ${8 * s} ${-10 * s}q${7 * s} ${-13 * s} ${14 * s} 0q${8 * s} ${1 * s} ${9 * s} ${4 * s}q${5 * s} ${-1 * s} ${6 * s} ${-11 * s}q0 ${-5 * s} ${6 * s} ${-5 * s}h${4 * s}q${3 * s} ${3 * s} ${-1 * s} ${4.5 * s}h${-4 * s}q${-1 * s} ${18 * s} ${-11 * s} ${18 * s}q${-14 * s} ${5 * s} ${-31 * s} ${-0.5 * s}z`
  );
};

/** Camels along the crest of a dune. */
export const caravan: Scene = (chance) => {
  const [crest, count] = [between(chance, 196, 214), between(chance, 3, 5)];
  const first = between(chance, 40, 90);
  return [
    shape("far", ridge(chance, 208, 96, between(chance, 3, 5), true)),
    shape("middle", ridge(chance, 232, 60, 3, true)),
    shape("ground", times(count, (one) => camel(first + one * 62, crest + 4 - one * 2, 1.15)).join("")),
    shape(
      "near",
      path`M0 300V${crest + 14}Q120 ${crest - 8} 230 ${crest}T400 ${crest - 22}V300ZM${first} ${crest - 4}h1v1h-1z`,
    ),
    shape("accent", path`M0 300Q150 ${crest + 6} 260 ${crest + 44}T400 ${crest + 20}V300Z`, { opacity: 0.75 }),
    shape("ground", ridge(chance, 292, 22, 3, true)),
    palm(between(chance, 326, 366), 292, between(chance, 62, 86)),
  ].join("");
};

/** A tent by a fire, under stars and before what stands there. */
const campBefore =
  (what: Scene): Scene =>
  (chance) => {
    const x = between(chance, 66, 130);
    return [
      ...times(16, () => shape("glow", girihStar([chance() * 400, chance() * 150], 8, 2 + chance() * 3, 0, 1))),
      what(chance),
      shape("ground", "M0 256Q200 240 400 258V300H0Z"),
      shape("near", path`M${x - 64} 266L${x} 186L${x + 74} 266Z`),
      shape(
        "accent",
        path`M${x - 64} 266L${x - 8} 196l14 6L${x - 34} 266ZM${x + 74} 266L${x + 20} 206l-8 12L${x + 40} 266Z`,
      ),
      shape("light", path`M${x - 10} 266L${x + 4} 212L${x + 22} 266Z`),
      shape("light", path`M${x + 112} 272q-14 -16 0 ${-between(chance, 28, 40)}q16 16 0 40z`),
    ].join("");
  };

const highDunes: Scene = (chance) =>
  shape("far", ridge(chance, 206, 90, 4, true)) + shape("middle", ridge(chance, 246, 70, 3, true));

export const camp = campBefore(highDunes);

/** The rock that the wind has hollowed to an elephant. */
export const elephant = campBefore((chance) => {
  const rock = between(chance, 236, 270);
  return (
    shape("far", ridge(chance, 222, 52, 4, true)) +
    shape(
      "middle",
      path`M${rock - 40} 268Q${rock - 34} 116 ${rock + 24} 108Q${rock + 108} 92 ${rock + 122} 268H${rock + 72}Q${rock + 74} 172 ${rock + 34} 172Q${rock} 176 ${rock + 4} 268Z`,
    )
  );
});

const firs = (chance: () => number, from: number, count: number): string =>
  times(count, (one) => {
    const [x, tall] = [from + one * 26, between(chance, 60, 96)];
    return path`M${x} 262l13 ${-tall}l13 ${tall}z`;
  }).join("");

/** A meadow among firs at the foot of the snow. */
export const meadow = campBefore(
  (chance) => peaks(chance) + shape("middle", ridge(chance, 238, 40, 4, true)) + shape("near", firs(chance, 228, 7)),
);

/** A telescope on a wooded hill by night. */
export const stargazing: Scene = (chance) => {
  const x = between(chance, 150, 190);
  return [
    ...times(46, () => shape("glow", girihStar([chance() * 400, chance() * 190], 8, 1.6 + chance() * 4, 0, 1))),
    shape("far", ridge(chance, 226, 60, 6, true)),
    shape("near", firs(chance, -10, 4) + firs(chance, 292, 5)),
    shape("ground", "M0 300V262Q200 230 400 262V300Z"),
    shape("near", path`M${x + 38} 204h6l18 66h-6l-15 -54l-15 54h-6z`),
    shape("accent", path`M${x - 8} 212L${x + 84} 150l13 19L${x + 5} 234z`),
    shape("light", path`M${x + 80} 147l8 -5l19 27l-8 5zM${x - 16} 219l9 -6l11 17l-9 6z`),
    shape("accent", walker(x - 28, 272, 52)),
  ].join("");
};

/** Hills without snow. */
export const hills = (chance: () => number): string =>
  shape("far", ridge(chance, 206, 112, 5, false)) + shape("middle", ridge(chance, 226, 60, 6, true));

/** Peaks, the first of them white at the top. */
export const peaks = (chance: () => number): string =>
  times(3, (index) => {
    const [x, top] = [70 + index * 128 + between(chance, -26, 26), between(chance, 52, 92)];
    return (
      shape("far", path`M${x - 118} 250L${x} ${top}L${x + 118} 250Z`) +
      shape("glow", path`M${x} ${top}L${x + 34} ${top + 52}l-14 -8l-11 12l-11 -15l-13 13l-9 -8l-12 ${8}Z`)
    );
  }).join("");

/** A bridge that hangs over a river, and whoever dares. */
export const hangingBridge: Scene = (chance) => {
  const [sag, y] = [between(chance, 26, 44), between(chance, 176, 192)];
  const at = (x: number): number => y + sag * (1 - ((x - 200) / 160) ** 2);
  return [
    peaks(chance),
    shape("middle", ridge(chance, 232, 46, 5, false)),
    shape("glow", path`M150 300Q190 262 ${between(chance, 196, 214)} 236Q222 262 268 300Z`, { opacity: 0.8 }),
    shape(
      "near",
      path`M0 300V${y - 16}L40 ${y - 6}L78 ${y + 40}L124 300ZM400 300V${y - 26}L360 ${y - 6}L322 ${y + 40}L280 300Z`,
    ),
    shape(
      "ground",
      path`M36 ${y}Q200 ${y + sag * 2} 364 ${y}v6Q200 ${y + 6 + sag * 2} 36 ${y + 6}ZM36 ${y - 30}h5v36h-5zM359 ${y - 30}h5v36h-5z` +
        path`M38 ${y - 30}Q200 ${y - 26 + sag * 2} 362 ${y - 30}v2Q200 ${y - 24 + sag * 2} 38 ${y - 28}Z` +
        times(15, (rope) => path`M${52 + rope * 21} ${at(52 + rope * 21) - 28}h1.2v30h-1.2z`).join(""),
    ),
    shape("accent", walker(between(chance, 130, 250), y + sag * 0.92, 30)),
  ].join("");
};

/** A lake that has the peaks twice, and a tent beside it. */
export const lake: Scene = (chance) => {
  const x = between(chance, 60, 300);
  const tops = times(4, () => between(chance, 70, 130));
  const ridgeTo = (tip: (top: number) => number) =>
    tops
      .map((top, index) => path`M${index * 108 - 50} 204L${index * 108 + 30} ${tip(top)}L${index * 108 + 126} 204Z`)
      .join("");
  return [
    shape(
      "peak",
      ridgeTo((top) => top),
    ),
    shape("glow", tops.map((top, i) => path`M${i * 108 + 30} ${top}l18 26l-9 -3l-9 9l-8 -8l-10 4Z`).join("")),
    shape("water", path`M0 204H400V300H0Z`),
    shape(
      "peak",
      ridgeTo((top) => 204 + (204 - top) * 0.4),
      { opacity: 0.4 },
    ),
    ...times(6, (wave) =>
      shape("glow", path`M${between(chance, 0, 320)} ${214 + wave * 9}h${between(chance, 30, 90)}v1.6h-60z`, {
        opacity: 0.6,
      }),
    ),
    shape("near", path`M0 300V${between(chance, 250, 262)}Q130 ${between(chance, 236, 250)} 240 276T400 268V300Z`),
    shape("accent", path`M${x - 30} 282l32 -44l34 44z`),
    shape("light", path`M${x - 6} 282l9 -26l9 26z`),
    ...times(3, (tree) =>
      shape(
        "ground",
        path`M${(x + 110 + tree * 30) % 400} 288l-12 0l12 -${between(chance, 40, 62)}l12 ${between(chance, 40, 60)}z`,
      ),
    ),
  ].join("");
};

/** A coffee pot with a long beak, its cups, and dates. */
export const coffee: Scene = (chance) => {
  const x = between(chance, 132, 176);
  return [
    shape("far", girihStar([200, 150], [8, 10, 12, 16][Math.floor(chance() * 4)] ?? 8, 150, chance(), 1.1), {
      opacity: 0.6,
    }),
    shape("near", "M0 238Q200 214 400 238V300H0Z"),
    shape("glow", path`M70 252a130 20 0 1 1 260 0a130 20 0 1 1 -260 0z`),
    shape(
      "accent",
      path`M${x - 34} 248Q${x - 52} 178 ${x - 12} 154L${x - 20} 118H${x + 22}L${x + 14} 154Q${x + 54} 178 ${x + 36} 248Z` +
        path`M${x + 34} 188Q${x + 78} 168 ${x + 84} 106q10 -4 6 10Q${x + 90} 190 ${x + 40} 214Z`,
    ),
    shape(
      "near",
      path`M${x - 24} 112q26 -34 50 0v8h-50zM${x - 3} 86h6v-12h-6z${path`M${x - 40} 240q-46 -40 -14 -96h9q-26 52 14 84z`}`,
    ),
    shape("light", girihStar([x + 1, 200], 8, between(chance, 15, 22), 0, 1)),
    ...times(between(chance, 2, 3), (cup) => {
      const at = 258 + cup * 40;
      return (
        shape("glow", path`M${at - 16} ${212 + cup * 6}h32q-2 34 -16 34t-16 -34z`) +
        shape("accent", path`M${at - 15} ${220 + cup * 6}h30l-1 5h-28z`)
      );
    }),
    ...times(3, (steam) =>
      shape("glow", path`M${238 + steam * 34} 190q-14 -22 0 -40t0 -${between(chance, 20, 40)}h5q16 22 1 42t2 38z`, {
        opacity: 0.55,
      }),
    ),
  ].join("");
};

/** A griddle over coals, breads in a pile, and a fish or a skewer on it. */
export const griddle: Scene = (chance) => {
  const [x, piles] = [between(chance, 120, 150), between(chance, 4, 6)];
  return [
    ...times(9, (lamp) => shape("light", disc(22 + lamp * 44, 40 + Math.sin(lamp * 1.3) * 14, between(chance, 4, 8)))),
    shape("far", skyline(chance, 190, 66, 8).houses),
    shape("ground", "M0 262H400V300H0Z"),
    shape("near", path`M${x - 104} 196h208q14 0 10 14l-22 44h-184l-22 -44q-4 -14 10 -14z`),
    ...times(6, (flame) =>
      shape("light", path`M${x - 78} 196m${flame * 30} 0q-13 -18 0 -${between(chance, 20, 36)}q14 16 0 36z`),
    ),
    ...times(4, (skewer) => {
      const y = 158 + skewer * 9;
      return (
        shape("ground", path`M${x - 116} ${y}h230v2h-230z`) +
        times(6, (piece) =>
          shape(piece % 2 ? "accent" : "near", path`M${x - 84 + piece * 28} ${y - 6}h20v13h-20z`),
        ).join("")
      );
    }),
    ...times(piles, (bread) =>
      shape(bread % 2 ? "accent" : "glow", path`M274 ${256 - bread * 13}q48 -16 96 0v8q-48 10 -96 0z`),
    ),
    ...times(3, (steam) =>
      shape("glow", path`M${x - 60 + steam * 54} 132q-18 -24 0 -48t0 -${between(chance, 24, 44)}h7q20 26 2 50t2 42z`, {
        opacity: 0.5,
      }),
    ),
  ].join("");
};

const waves = (chance: () => number, top: number): string =>
  times(4, (row) => {
    const [y, shift] = [top + row * 24, between(chance, -40, 0)];
    return shape(
      (["far", "middle", "near", "ground"] as const)[row] ?? "ground",
      path`M${shift} 320V${y}${times(8, () => path`q15 -12 30 0t30 0`).join("")}V320Z`,
    );
  }).join("");

/** A dhow under one great sail. */
export const dhow: Scene = (chance) => {
  const [x, lean] = [between(chance, 130, 220), between(chance, 84, 124)];
  return [
    shape("far", ridge(chance, 206, 40, 5, chance() > 0.5)),
    shape("glow", path`M${x} 60Q${x + lean + 40} 130 ${x + lean} 206L${x - 40} 200Q${x + 20} 140 ${x} 60Z`),
    shape("accent", path`M${x - 14} 96Q${x - 20} 150 ${x - 66} 196L${x - 46} 198Q${x} 150 ${x - 14} 96Z`),
    shape("ground", path`M${x + 2} 54h5l-8 168h-5zM${x - 52} 206L${x + 6} 50l3 2L${x - 46} 208z`),
    shape("near", path`M${x - 104} 200q30 18 100 18h84l44 -26q-4 40 -32 56h-150q-34 -14 -46 -48z`),
    shape("light", path`M${x - 92} 214q40 14 100 14h84l18 -9l-3 7l-14 10h-96q-62 0 -86 -14z`),
    waves(chance, 238),
  ].join("");
};

/** An island, and what swims under the line of the water. */
export const reef: Scene = (chance) => {
  const isle = between(chance, 90, 280);
  const fish = (x: number, y: number, s: number, tone: "accent" | "glow" | "light") =>
    shape(
      tone,
      path`M${x} ${y}q${s} ${-s * 0.9} ${s * 2.2} 0l${s * 0.8} ${-s * 0.6}v${s * 1.2}l${-s * 0.8} ${-s * 0.6}q${-s * 1.2} ${s * 0.9} ${-s * 2.2} 0z`,
    );
  return [
    shape("far", path`M${isle - 110} 150Q${isle - 40} ${between(chance, 84, 104)} ${isle + 10} 128T${isle + 120} 150Z`),
    palm(isle + 14, 142, between(chance, 52, 70)),
    shape("middle", path`M0 150${times(14, () => path`q15 -9 30 0`).join("")}V300H0Z`),
    shape("near", ridge(chance, 290, 60, 5, true)),
    ...times(7, (coral) => {
      const at = 20 + coral * 60 + between(chance, -16, 16);
      const tall = between(chance, 22, 54);
      return shape(
        coral % 2 ? "accent" : "ground",
        path`M${at} 300v${-tall}q4 -8 8 0v${tall * 0.5}l10 ${-tall * 0.4}q8 -2 6 6l-14 ${tall * 0.6}v24z`,
      );
    }),
    ...times(between(chance, 6, 9), (one) =>
      fish(
        between(chance, 10, 340),
        between(chance, 176, 250),
        between(chance, 8, 17),
        (["accent", "glow", "light"] as const)[one % 3] ?? "glow",
      ),
    ),
    ...times(10, () => shape("glow", disc(between(chance, 10, 390), between(chance, 164, 280), 2.4), { opacity: 0.7 })),
  ].join("");
};

/** A fort on its rock: towers, teeth, and a gate. */
export const fort: Scene = (chance) => {
  const [x, wide] = [between(chance, 84, 116), between(chance, 190, 226)];
  const top = between(chance, 132, 152);
  const towers = [x - 16, x + wide / 2 - 26, x + wide - 22];
  return [
    shape("far", ridge(chance, 212, 110, 5, false)),
    shape("middle", block(x, 240, wide, 240 - top) + battlement(x, top, wide, 16)),
    shape(
      "near",
      towers.map((at, index) => shaft(at + 22, 244, 52, 44, 244 - top + 30 + (index === 1 ? 24 : 0))).join("") +
        towers.map((at, index) => battlement(at, top - 30 - (index === 1 ? 24 : 0), 44, 5, 10)).join(""),
    ),
    shape(
      "glow",
      panes({ x: x + 34, top: top + 14, width: wide / 2 - 62, height: 46 }, 3, 2) +
        panes({ x: x + wide / 2 + 30, top: top + 14, width: wide / 2 - 62, height: 46 }, 3, 2),
    ),
    shape("light", arch(x + wide / 2 - 17, 244, 34, between(chance, 48, 64))),
    shape("ground", path`M0 300V262L${x - 40} 240H${x + wide + 40}L400 ${between(chance, 252, 270)}V300Z`),
    shape("accent", path`M${x + wide / 2 - 8} 244h16q-12 26 26 56h-70q36 -30 28 -56z`),
  ].join("");
};

/** Columns that still stand, some with what they carried. */
export const ruins: Scene = (chance) => {
  const count = between(chance, 5, 6);
  const standing = times(count, () => between(chance, 66, 138));
  const step = 330 / count;
  return [
    shape("far", cap(between(chance, 120, 280), 236, between(chance, 70, 96), 0.95) + spire(200, 140, 20)),
    shape("middle", "M0 236H400V300H0Z"),
    ...standing.map((tall, index) => {
      const at = 44 + index * step;
      return (
        shape(
          "near",
          shaft(at + 12, 250, 26, 22, tall) + block(at - 5, 252, 34, 8) + block(at - 4, 250 - tall, 32, 8),
        ) + shape("glow", path`M${at + 4} 242l1 ${-tall + 14}h3l1 ${tall - 14}z`, { opacity: 0.6 })
      );
    }),
    ...times(count - 1, (index) => {
      const tall = Math.min(standing[index] ?? 0, standing[index + 1] ?? 0);
      return tall > 104 ? shape("near", block(36 + index * step, 244 - tall, step + 38, 13)) : "";
    }),
    ...times(5, (stone) =>
      shape(
        "ground",
        block(between(chance, 10, 370), 280 + stone * 3, between(chance, 18, 42), between(chance, 9, 20)),
      ),
    ),
    shape("accent", walker(between(chance, 160, 230), 284, 44) + walker(between(chance, 250, 290), 286, 40)),
  ].join("");
};

/** A covered lane, arch behind arch, with lamps and cloth. */
export const bazaar: Scene = (chance) =>
  [
    shape("glow", arch(150, 300, 100, 178)),
    ...times(4, (index) => {
      const [near, tone] = [3 - index, (["near", "middle", "far", "glow"] as const)[index] ?? "far"];
      const [half, high] = [62 + near * 44, 196 + near * 34];
      return shape(
        tone,
        `M0 0H400V300H0Z${path`M${200 - half} 300H${200 + half}V${300 - high * 0.62}Q${200 + half} ${300 - high * 0.86} 200 ${300 - high}Q${200 - half} ${300 - high * 0.86} ${200 - half} ${300 - high * 0.62}Z`}`,
      );
    }).toReversed(),
    ...times(5, (lamp) => {
      const [x, y] = [70 + lamp * 65, 92 + Math.abs(lamp - 2) * -14 + between(chance, -8, 14)];
      return (
        shape("ground", path`M${x - 0.8} 0h1.6v${y}h-1.6z`) +
        shape("light", girihStar([x, y + 8], 8, between(chance, 10, 15), chance(), 1.1))
      );
    }),
    ...[0, 1].flatMap((side) =>
      times(4, (cloth) => {
        const x = side === 0 ? 4 + cloth * 21 : 396 - cloth * 21;
        return shape(
          cloth % 2 ? "accent" : "light",
          path`M${x} ${170 + cloth * 14}h${side === 0 ? 18 : -18}v${between(chance, 56, 92)}q${side === 0 ? -9 : 9} 10 ${side === 0 ? -18 : 18} 0z`,
        );
      }),
    ),
    shape(
      "ground",
      path`M120 300Q200 ${between(chance, 268, 278)} 280 300Z${walker(between(chance, 176, 192), 292, 54)}${walker(between(chance, 208, 226), 290, 48)}`,
    ),
  ].join("");

/** A bicycle that goes to the right, its basket full, standing on `base`. */
export const bicycle = (x: number, base: number): string => {
  const wheel = (at: number) =>
    path`M${at - 26} ${base - 26}a26 26 0 1 1 52 0a26 26 0 1 1 -52 0zM${at - 21} ${base - 26}a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z`;
  return (
    shape(
      "ground",
      wheel(x) +
        wheel(x + 96) +
        path`M${x - 2} ${base - 28}l34 -34h44l22 36l-4 2l-20 -32h-36l18 30h-54zM${x + 24} ${base - 74}h20v5h-6l2 10h-4l-3 -10h-9zM${x + 76} ${base - 62}l-4 -22h16v5h-10l4 17z`,
    ) +
    shape("light", path`M${x + 84} ${base - 74}h26v20h-24z${disc(x + 92, base - 76, 6)}${disc(x + 103, base - 76, 6)}`)
  );
};

/** Two on foot in a street of bays and doors. */
export const street: Scene = (chance) => {
  return [
    ...times(5, (house) => {
      const [at, high] = [house * 82 - 8, between(chance, 110, 190)];
      const tone = (["far", "middle"] as const)[house % 2] ?? "far";
      return (
        shape(tone, block(at, 246, 80, high)) +
        shape(
          "accent",
          block(at + 14, 246 - high * 0.44, 26, 30) + path`M${at + 10} ${216 - high * 0.44}h34l-5 -8h-24z`,
        ) +
        shape(
          "glow",
          bow(at + 50, 246 - high * 0.5, 16, 28) +
            panes({ x: at + 16, top: 220 - high * 0.44, width: 22, height: 24 }, 2, 2),
        ) +
        shape("near", arch(at + 44, 246, 24, 50))
      );
    }),
    shape("near", "M0 244H400V300H0Z"),
    shape("accent", walker(between(chance, 120, 170), 286, 46) + walker(between(chance, 190, 214), 290, 42)),
  ].join("");
};

/** Those who walk towards a dome that the light comes from. */
export const pilgrims: Scene = (chance) => {
  const [x, wide] = [between(chance, 168, 232), between(chance, 70, 92)];
  const rays = between(chance, 9, 13);
  return [
    ...times(rays, (ray) => {
      const turn = (Math.PI * (ray + 0.5)) / rays;
      const reach = (by: number) => [x - Math.cos(turn + by) * 320, 190 - Math.sin(turn + by) * 320] as const;
      const [a, b] = [reach(-0.05), reach(0.05)];
      return shape("glow", path`M${x} 190L${a[0]} ${a[1]}L${b[0]} ${b[1]}Z`, { opacity: 0.45 });
    }),
    shape("far", ridge(chance, 224, 56, 5, true)),
    shape(
      "middle",
      block(x - wide, 240, wide * 2, 44) +
        times(7, (index) => cap(x - wide + (index + 0.5) * (wide / 3.5), 196, wide / 9)).join(""),
    ),
    shape("accent", dome(x - wide * 0.42, 200, wide * 0.84)),
    shape("glow", times(7, (index) => bow(x - wide + 4 + index * (wide / 3.5), 240, wide / 5, 28)).join("")),
    shape("near", path`M0 300V250Q200 222 400 250V300Z`),
    shape("glow", path`M${x - 14} 238h28Q${x + 34} 270 ${x + 104} 300H${x - 104}Q${x - 34} 270 ${x - 14} 238Z`, {
      opacity: 0.75,
    }),
    shape(
      "ground",
      times(between(chance, 6, 8), (one) =>
        walker(x - 74 + one * 22 + between(chance, -6, 6), between(chance, 270, 296), between(chance, 34, 46)),
      ).join(""),
    ),
  ].join("");
};

/** A road through hills by night, stone by stone, to a light behind them. */
export const road: Scene = (chance) => {
  const bend = between(chance, -70, 70);
  return [
    ...times(12, () => shape("glow", girihStar([chance() * 400, chance() * 120], 8, 2 + chance() * 4, 0, 1))),
    shape("light", disc(200 + bend / 3, 190, between(chance, 50, 66)), { opacity: 0.6 }),
    shape("far", ridge(chance, 212, 70, 5, false)),
    shape("middle", ridge(chance, 236, 50, 4, true)),
    shape("near", path`M0 300V${between(chance, 240, 256)}Q110 216 200 ${between(chance, 236, 246)}T400 238V300Z`),
    shape(
      "glow",
      path`M150 300C${200 + bend} 272 ${200 - bend} 262 ${196 + bend / 4} 236h8C${226 - bend} 262 ${244 + bend} 272 250 300Z`,
    ),
    ...times(4, (stone) =>
      shape("ground", path`M${110 + stone * 52} ${292 - stone * 12}v${-26 + stone * 3}q7 -8 14 0v${26 - stone * 3}z`),
    ),
    shape(
      "ground",
      times(3, (one) => walker(176 + one * 20, 290 - one * 5, 44 - one * 3)).join("") +
        camel(between(chance, 250, 290), 280, 1.3),
    ),
  ].join("");
};
