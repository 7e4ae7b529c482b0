import { battlement, block, bow, panes } from "./masonry.ts";
import { arch, between, dome, palm, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** Where something so wide begins that stands in the middle: on a phone's list only a third of a picture is seen, and it is that of the house. */
const middle = (chance: () => number, wide: number): number => 200 - wide / 2 + between(chance, -14, 14);

const ground = shape("ground", "M0 250H400V300H0Z");

/** What lies behind a house: hills, a town or the sea. */
const behind = (chance: () => number): string => {
  const drawn = chance();
  if (drawn < 0.4)
    return shape("far", ridge(chance, 226, between(chance, 40, 110), between(chance, 4, 7), chance() > 0.5));
  if (drawn < 0.7)
    return shape(
      "far",
      times(9, (index) => block(index * 48 - 14, 252, between(chance, 24, 38), between(chance, 30, 96))).join(""),
    );
  return shape("far", "M0 226H400V252H0Z") + shape("far", ridge(chance, 226, 26, 4, true), { opacity: 0.6 });
};

/** Arches upon arches below a dome: a house as palaces are. */
export const palace: Scene = (chance) => {
  const bay = between(chance, 26, 40);
  const storeys = between(chance, 2, 4);
  const bays = storeys === 4 ? between(chance, 4, 5) : between(chance, 5, 8);
  const floor = storeys === 4 ? 30 : 38;
  const wide = bays * bay;
  const start = middle(chance, wide);
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

/** A high house in the middle of a city, with lower wings and its name at the top. */
const tower: Scene = (chance) => {
  const [wide, tall] = [between(chance, 74, 118), between(chance, 150, 198)];
  const x = middle(chance, wide);
  const [columns, rows] = [between(chance, 4, 6), between(chance, 9, 12)];
  const head = chance();
  const centre = x + wide / 2;
  // One shaft, one with long windows, or one that steps back above.
  const form = (columns + rows) % 3;
  const step = form === 2 ? Math.round(wide / 5) : 0;
  const [west, across] = [x + step, wide - 2 * step];
  const crown =
    head < 0.34
      ? block(west + 10, 252 - tall, across - 20, 16)
      : head < 0.67
        ? path`M${west} ${252 - tall}h${across}l${-across / 2} -34z`
        : path`M${west} ${252 - tall}q${across / 2} -44 ${across} 0z`;
  const [left, right] = [between(chance, 40, 84), between(chance, 40, 84)];
  return [
    behind(chance),
    shape(
      "middle",
      block(x - left, 252, left, between(chance, 56, 96)) +
        block(x + wide, 252, right, between(chance, 56, 96)) +
        crown,
    ),
    shape("near", block(west, 252, across, tall) + (step > 0 ? block(x, 252, wide, Math.round(tall * 0.6)) : "")),
    shape(
      "middle",
      form === 1
        ? ""
        : times(columns - 1, (index) => block(west + ((index + 1) * across) / columns - 1, 252, 2, tall)).join(""),
    ),
    shape(
      "glow",
      form === 1
        ? times(rows, (row) => block(x + 9, 272 - tall + (row * (tall - 50)) / rows, wide - 18, 6)).join("")
        : panes(
            { x: west + 2, top: 264 - tall, width: across - 4, height: tall - 46 },
            columns,
            rows,
            () => chance() > 0.36,
          ),
    ),
    shape(
      "light",
      panes({ x: x - left + 4, top: 214, width: left - 8, height: 32 }, 3, 2) +
        panes({ x: x + wide + 4, top: 214, width: right - 8, height: 32 }, 3, 2),
    ),
    shape("accent", block(centre - 26, 246, 52, 6) + block(centre - across / 3, 258 - tall, (across * 2) / 3, 5)),
    shape("glow", bow(centre - 12, 252, 24, 30)),
    ground,
    palm(between(chance, 16, 60), 262, between(chance, 50, 84)),
    palm(between(chance, 340, 376), 264, between(chance, 50, 84)),
  ].join("");
};

/** Two high houses, one before the other, over a hall of arches. */
const twins: Scene = (chance) => {
  const wide = between(chance, 62, 80);
  const gap = between(chance, 14, 34);
  const heights = [between(chance, 150, 196), between(chance, 112, 160)] as const;
  const [first, second] = chance() > 0.5 ? heights : [heights[1], heights[0]];
  const x = middle(chance, wide) - (second > first ? wide + gap : 0);
  const hall = 2 * wide + gap + 60;
  // With slanted roofs and long windows, with domes and many small ones, or flat with windows from top to bottom and a bridge.
  const form = Math.floor(gap + first) % 3;
  const roofOf = (left: number, tall: number) =>
    [
      path`M${left} ${253 - tall}l${wide} -18v20z`,
      path`M${left} ${253 - tall}q${wide / 2} -40 ${wide} 0z`,
      block(left + 8, 253 - tall, wide - 16, 10),
    ][form] ?? "";
  const windowsOf = (left: number, tall: number) =>
    form === 0
      ? times(Math.floor((tall - 60) / 13), (row) => block(left + 8, 264 - tall + row * 13, wide - 16, 5)).join("")
      : form === 1
        ? panes({ x: left + 5, top: 262 - tall, width: wide - 10, height: tall - 60 }, 4, Math.floor(tall / 18))
        : times(4, (column) => block(left + 9 + (column * (wide - 12)) / 4, 204, 7, tall - 62)).join("");
  const house = (left: number, tall: number, tone: "near" | "middle") =>
    shape(tone, block(left, 252, wide, tall) + roofOf(left, tall)) + shape("glow", windowsOf(left, tall));
  const bridge = form === 2 ? shape("middle", block(x + wide - 4, 176, gap + 8, 14)) : "";
  return [
    behind(chance),
    bridge,
    house(x, first, "near"),
    house(x + wide + gap, second, "middle"),
    shape("near", block(x - 30, 252, hall, 44)),
    shape("accent", block(x - 34, 212, hall + 8, 5)),
    shape("light", times(6, (index) => bow(x - 22 + (index * (hall - 16)) / 6, 252, (hall - 16) / 6 - 9, 32)).join("")),
    ground,
    palm(between(chance, 16, 60), 262, between(chance, 50, 84)),
    palm(between(chance, 340, 376), 264, between(chance, 50, 84)),
  ].join("");
};

/** Flats with balconies, storey over storey. */
const apartments: Scene = (chance) => {
  const storeys = between(chance, 4, 6);
  const bays = between(chance, 3, 5);
  const [floor, bay] = [32, between(chance, 44, 54)];
  const wide = bays * bay;
  const [x, tall] = [middle(chance, wide), storeys * floor + 22];
  const top = 252 - tall;
  const hasGrid = chance() > 0.5;
  const flats = times(storeys * bays, (index) => ({
    left: x + (index % bays) * bay,
    base: 240 - Math.floor(index / bays) * floor,
    isLit: chance() > 0.4,
    hasPlant: chance() > 0.6,
  }));
  return [
    behind(chance),
    shape("near", block(x - 6, 252, wide + 12, tall)),
    shape(
      "middle",
      block(x - 12, top + 2, wide + 24, 8) +
        (hasGrid ? times(bays + 1, (index) => block(x + index * bay - 2, 252, 4, tall)).join("") : ""),
    ),
    shape(
      "glow",
      flats
        .filter(({ isLit }) => isLit)
        .map(({ base, left }) => block(left + 9, base - 4, bay - 18, 20))
        .join(""),
    ),
    shape(
      "far",
      flats
        .filter(({ isLit }) => !isLit)
        .map(({ base, left }) => block(left + 9, base - 4, bay - 18, 20))
        .join(""),
    ),
    shape(
      "light",
      flats.map(({ base, left }) => path`M${left + 5} ${base}v-9h${bay - 10}v9h-2v-7h${14 - bay}v7z`).join(""),
    ),
    shape(
      "accent",
      flats
        .filter(({ hasPlant }) => hasPlant)
        .map(({ base, left }) => path`M${left + 10} ${base}q2 -14 8 -10q8 -4 8 10z`)
        .join(""),
    ),
    shape("near", block(x + wide / 2 - 22, 252, 44, 46)),
    shape("accent", block(x + wide / 2 - 28, 208, 56, 6)),
    shape("light", bow(x + wide / 2 - 13, 252, 26, 36)),
    ground,
    ...times(between(chance, 3, 5), (index) => {
      // Beside the door.
      const at = (index < 2 ? 16 : 92) + index * 92 + chance() * 30;
      return shape("ground", path`M${at} 264q-18 -22 0 -50q18 28 0 50z`);
    }),
  ].join("");
};

/** Low houses among palms round a pool. */
const resort: Scene = (chance) => {
  // One of them in the middle.
  const huts = 2 * between(chance, 1, 2) + 1;
  const step = 400 / huts;
  const isPitched = chance() > 0.45;
  return [
    chance() > 0.5 ? shape("far", "M0 196H400V252H0Z") : shape("far", ridge(chance, 220, 90, 5, true)),
    ...times(huts, (index) => {
      const [x, wide, tall] = [index * step + 10, step - 26, between(chance, 44, 74)];
      const roof = isPitched
        ? path`M${x - 12} ${236 - tall}h${wide + 24}l${-wide / 2 - 12} ${-between(chance, 26, 44)}z`
        : block(x - 6, 238 - tall, wide + 12, 8) + battlement(x - 6, 231 - tall, wide + 12, 8, 6);
      return (
        shape("near", block(x, 236, wide, tall)) +
        shape(isPitched ? "accent" : "middle", roof) +
        shape(
          "glow",
          bow(x + wide * 0.14, 236, wide * 0.26, tall * 0.6) + bow(x + wide * 0.58, 236, wide * 0.26, tall * 0.6),
        )
      );
    }),
    shape("middle", "M0 234H400V300H0Z"),
    shape("glow", path`M70 300q10 -44 ${between(chance, 90, 140)} -46t${between(chance, 130, 180)} 46z`, {
      opacity: 0.85,
    }),
    shape("far", path`M86 300q16 -34 104 -36t128 36z`),
    ...times(between(chance, 4, 6), (index) =>
      palm(between(chance, 4, 40) + index * 70, between(chance, 240, 262), between(chance, 60, 116)),
    ),
  ].join("");
};

/** Garden trees, before and beside a small house. */
const garden = (chance: () => number): readonly string[] =>
  times(between(chance, 2, 4), (index) => {
    const at = index % 2 ? 340 + chance() * 50 : 12 + chance() * 50;
    return shape(
      "ground",
      path`M${at} 256q-30 -34 0 -${between(chance, 74, 110)}q30 40 0 ${between(chance, 74, 110)}z`,
    );
  });

/** A low house of one family, with a roof, a lamp and a garden wall. */
const cottage: Scene = (chance) => {
  const wide = between(chance, 150, 196);
  const [x, tall] = [middle(chance, wide), between(chance, 84, 118)];
  const top = 252 - tall;
  const isFlat = chance() > 0.55;
  const roof = isFlat
    ? block(x - 8, top + 4, wide + 16, 10) + battlement(x, top - 4, wide, 10, 7)
    : path`M${x - 20} ${top + 4}L${x + wide / 2} ${top - between(chance, 44, 66)}L${x + wide + 20} ${top + 4}z`;
  // As near to the picture's middle as a phone's list needs it, with a window on either side.
  const door = x + wide / 2 - 15;
  const pane = (wide - 84) / 2;
  return [
    behind(chance),
    shape("near", block(x, 252, wide, tall)),
    shape(isFlat ? "middle" : "accent", roof),
    shape("glow", arch(x + 14, top + 46, pane, 34) + arch(x + wide - 14 - pane, top + 46, pane, 34)),
    shape("light", bow(door, 252, 30, 52)),
    shape("accent", path`M${door - 8} 200h46l-6 -10h-34z`),
    shape("middle", block(0, 262, x - 6, 34) + block(x + wide + 6, 262, 400 - x - wide, 34)),
    ground,
    shape("far", path`M${door + 4} 252h22l18 48h-64z`, { opacity: 0.6 }),
    ...garden(chance),
  ].join("");
};

/** Two storeys with a gallery of wooden posts before each. */
const gallery: Scene = (chance) => {
  const posts = between(chance, 4, 6);
  const wide = posts * between(chance, 38, 46);
  const x = middle(chance, wide);
  const bay = wide / posts;
  return [
    behind(chance),
    shape("near", block(x, 252, wide, 138)),
    shape("glow", times(posts, (index) => bow(x + index * bay + 11, 186, bay - 22, 42)).join("")),
    shape("light", times(posts, (index) => bow(x + index * bay + 11, 252, bay - 22, 42)).join("")),
    shape("accent", path`M${x - 22} 120L${x + 14} 84H${x + wide - 14}L${x + wide + 22} 120z`),
    shape(
      "middle",
      block(x - 12, 192, wide + 24, 7) +
        times(posts + 1, (index) => block(x + index * bay - 3, 252, 6, 132)).join("") +
        block(x, 173, wide, 3),
    ),
    ground,
    ...garden(chance),
  ].join("");
};

/** Narrow houses side by side with wooden bays, as old towns have them. */
const terrace: Scene = (chance) => {
  const houses = between(chance, 2, 3);
  const wide = houses === 2 ? between(chance, 96, 116) : between(chance, 76, 88);
  const start = middle(chance, houses * wide);
  return [
    behind(chance),
    ...times(houses, (index) => {
      const [x, tall] = [start + index * wide, between(chance, 118, 186)];
      const [top, bay] = [252 - tall, wide * 0.42];
      const [left, storeys] = [x + (index % 2 ? wide * 0.5 : wide * 0.1), Math.floor((tall - 62) / 44) + 1];
      return (
        shape(index % 2 ? "middle" : "near", block(x, 252, wide, tall) + battlement(x, top - 1, wide, 6, 8)) +
        times(storeys, (storey) => {
          const base = 196 - storey * 44;
          return (
            shape("accent", block(left - 3, base + 3, bay + 6, 4) + block(left, base, bay, 32)) +
            shape("glow", panes({ x: left + 1, top: base - 29, width: bay - 2, height: 30 }, 3, 2)) +
            shape("light", bow(x + (index % 2 ? wide * 0.16 : wide * 0.64), base, wide * 0.2, 26))
          );
        }).join("") +
        shape("light", bow(x + wide / 2 - 13, 252, 26, 38))
      );
    }),
    ground,
    ...garden(chance),
  ].join("");
};

const smallHouses = [cottage, gallery, terrace] as const;
/** A house of one family. */
const guestHouse: Scene = (chance) => (smallHouses[Math.floor(chance() * smallHouses.length)] ?? cottage)(chance);

/** Galleries round a court with its fountain, or with cypresses before them. */
const courtyard: Scene = (chance) => {
  const storeys = between(chance, 2, 3);
  const isTowered = chance() > 0.5;
  const bays = isTowered ? between(chance, 3, 4) : between(chance, 5, 7);
  const wide = isTowered ? between(chance, 216, 250) : 356;
  const x = 200 - wide / 2;
  const bay = (wide - 16) / bays;
  const top = 236 - storeys * 46;
  const turret = (left: number) =>
    shape("middle", block(left, 250, 34, 278 - top) + battlement(left - 3, top - 30, 40, 4, 7)) +
    shape("glow", bow(left + 10, top + 28, 14, 26));
  return [
    behind(chance),
    shape("near", block(x, 250, wide, 250 - top + 12)),
    shape("middle", block(x - 8, top + 2, wide + 16, 8) + battlement(x, top - 4, wide, between(chance, 14, 22), 7)),
    ...times(
      storeys,
      (storey) =>
        shape(
          storey % 2 ? "glow" : "light",
          times(bays, (index) => arch(x + 12 + index * bay, 246 - storey * 48, bay - 10, 34)).join(""),
        ) + shape("middle", block(x + 2, 206 - storey * 48 + 4, wide - 4, 4)),
    ),
    isTowered ? turret(x - 30) + turret(x + wide - 4) : "",
    chance() > 0.5 ? shape("middle", dome(170, top - 2, 60)) : "",
    ground,
    ...(chance() > 0.5
      ? [
          shape("far", path`M140 282a60 12 0 1 1 120 0a60 12 0 1 1 -120 0z`),
          shape("glow", path`M197 280v-30h6v30zM180 252q20 -26 40 0l-18 -6h-4z`),
        ]
      : [
          shape("far", "M182 250h36l30 50h-96z", { opacity: 0.6 }),
          ...[140, 260].map((at) =>
            shape("accent", path`M${at} 274q-24 -44 0 -${between(chance, 80, 120)}q24 44 0 120z`),
          ),
        ]),
    palm(between(chance, 50, 90), 272, between(chance, 66, 96)),
    palm(between(chance, 300, 340), 272, between(chance, 66, 96)),
  ].join("");
};

/** What a house's own name says of it. */
const told: readonly (readonly [words: RegExp, ...scenes: readonly Scene[]])[] = [
  [/\b(?:resort|oasis|beach)\b/i, resort],
  [/\b(?:residences?|suites?|apartments?|aparthotel)\b/i, apartments],
  [/\b(?:guest house|lodge|inn|hostel|rest house)\b/i, guestHouse],
  // A list of a city has many of these: one picture for all would stand beside itself.
  [/\b(?:dar|riad|haveli|courtyard|caravan)\b/i, courtyard, palace, guestHouse],
  [/\b(?:tower|plaza|city)\b/i, tower],
];
const others = [palace, tower, courtyard, twins] as const;

/** A house from outside, as its name makes one think of it; a name that tells nothing gives any of them. */
export const facade = (name: string): Scene => {
  const [, ...known] = told.find(([words]) => words.test(name)) ?? [null, ...others];
  return (chance) => (known[known.length > 1 ? Math.floor(chance() * known.length) : 0] ?? palace)(chance);
};
