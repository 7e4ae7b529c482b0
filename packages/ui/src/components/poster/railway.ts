import { girihStar } from "../lattice/girih.ts";
import { arch, between, palm, path, ridge, type Scene, skyline, times } from "./strokes.ts";
import { shape } from "./tones.ts";

const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const box = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

/** An arch drawn the other way round than the wall that it is in, so that it is a hole in it. */
const hole = (x: number, top: number, width: number, base: number): string => {
  const half = width / 2;
  return path`M${x} ${base}H${x + width}V${top + half}Q${x + width} ${top} ${x + half} ${top}Q${x} ${top} ${x} ${top + half}Z`;
};

/** A car on its rails: the body with a stripe, its windows, its wheels. */
const car = (x: number, rails: number, long: number, high: number): string => {
  const panes = Math.floor((long - 12) / 13);
  const step = (long - 12) / panes;
  return [
    shape("near", path`M${x} ${rails - 5}V${rails - high + 5}q0 -5 5 -5h${long - 10}q5 0 5 5V${rails - 5}z`),
    shape("accent", box(x, rails - 12, long, 3)),
    shape("glow", times(panes, (pane) => box(x + 7 + pane * step, rails - high + 7, step - 4, high * 0.3)).join("")),
    shape("ground", disc(x + 12, rails - 3, 4) + disc(x + long - 12, rails - 3, 4) + box(x - 3, rails - 8, 4, 2)),
  ].join("");
};

/** What pulls it, its nose to the right: `long` and flat where it is fast. */
const head = (x: number, rails: number, long: number, high: number): string =>
  [
    shape(
      "near",
      path`M${x} ${rails - 5}V${rails - high + 5}q0 -5 5 -5h${long * 0.42}q${long * 0.34} 2 ${long * 0.56} ${high * 0.62}q4 ${high * 0.3} -6 ${high * 0.3}z`,
    ),
    shape("accent", path`M${x} ${rails - 12}h${long * 0.95}l3 3H${x}z`),
    shape(
      "glow",
      path`M${x + long * 0.46} ${rails - high + 6}q${long * 0.2} 1 ${long * 0.3} ${high * 0.32}h${-long * 0.26}z`,
    ),
    shape("ground", disc(x + 12, rails - 3, 4) + disc(x + long * 0.66, rails - 3, 4)),
    shape("light", disc(x + long - 3, rails - 12, 2.5)),
  ].join("");

const trainTo = (
  nose: number,
  rails: number,
  { cars, high, long, lead }: Record<"cars" | "high" | "long" | "lead", number>,
) =>
  head(nose - lead, rails, lead, high) +
  times(cars, (index) => car(nose - lead - 4 - (index + 1) * (long + 4), rails, long, high)).join("");

/** Over a valley, on arches. */
const viaduct: Scene = (chance) => {
  const rails = between(chance, 150, 172);
  const [wide, pier] = [between(chance, 46, 62), between(chance, 9, 13)];
  const first = between(chance, -40, 0);
  const arches = times(Math.ceil(440 / (wide + pier)), (index) => first + index * (wide + pier));
  const nose = between(chance, 250, 372);
  return [
    shape("far", ridge(chance, 176, 124, between(chance, 4, 7), chance() > 0.4)),
    shape("middle", ridge(chance, 214, 56, 4, chance() > 0.5)),
    trainTo(nose, rails, { cars: 5, high: 30, long: between(chance, 62, 76), lead: between(chance, 66, 80) }),
    shape("middle", box(0, rails, 400, 4)),
    shape("near", path`M0 ${rails + 4}H400V300H0Z${arches.map((x) => hole(x, rails + 18, wide, 300)).join("")}`),
    shape("far", box(0, rails + 9, 400, 1.5), { opacity: 0.6 }),
    shape("ground", ridge(chance, 288, 34, 5, true)),
  ].join("");
};

/** Under the roof of a hall, before it leaves. */
const hall: Scene = (chance) => {
  const [x, wide] = [between(chance, 150, 250), between(chance, 112, 128)];
  const [top, floor] = [between(chance, 96, 112), 262];
  const left = x - wide / 2;
  const ribs = times(9, (rib) => (rib - 4) * 52);
  const isLeft = x < 200;
  const clock = isLeft ? between(chance, 300, 336) : between(chance, 64, 100);
  return [
    shape("far", skyline(chance, 214, 70, 8).houses),
    // The roof: a fan of ribs over the platform.
    shape(
      "middle",
      path`M0 0H400V128Q384 58 200 44Q16 58 0 128Z${ribs.map((rib) => path`M${x + rib * 1.7 - 2} 0L${x + rib * 0.9} 78h3L${x + rib * 1.7 + 2} 0z`).join("")}`,
    ),
    shape("glow", girihStar([200, 44], 12, 26, 0, 1.1), { opacity: 0.85 }),
    shape("middle", box(12, 96, 12, 180) + box(376, 96, 12, 180)),
    shape("near", path`M0 ${floor - 12}H400V300H0Z`),
    shape(
      "glow",
      path`M${left - 26} 300L${left - 6} ${floor - 12}h3L${left - 20} 300zM${left + wide + 26} 300L${left + wide + 6} ${floor - 12}h-3L${left + wide + 20} 300z`,
    ),
    // Its face.
    shape("ground", path`M${left + 6} ${floor}h${wide - 12}l14 38h${-wide - 16}z`),
    shape(
      "near",
      path`M${left} ${floor + 8}V${top + 40}q0 -40 ${wide / 2} -40t${wide / 2} 40V${floor + 8}q0 10 -10 10H${left + 10}q-10 0 -10 -10z`,
    ),
    shape("accent", path`M${left} ${floor - 34}h${wide}v20q${-wide / 2} 16 ${-wide} 0z`),
    shape(
      "glow",
      path`M${left + 14} ${top + 62}v-18q2 -24 ${wide / 2 - 17} -28v46zM${left + wide - 14} ${top + 62}v-18q-2 -24 ${17 - wide / 2} -28v46z`,
    ),
    shape("middle", box(x - 30, top + 72, 60, 14)),
    shape(
      "light",
      disc(left + 20, floor - 2, 8) + disc(left + wide - 20, floor - 2, 8) + girihStar([x, floor - 28], 8, 9, 0, 1.1),
    ),
    // A clock on its post, and whoever waits.
    shape("ground", box(clock - 2, 150, 4, 116) + disc(clock, 142, 17)),
    shape("glow", disc(clock, 142, 13)),
    shape("ground", path`M${clock - 1} 142v-9h2v8l6 4l-1 2z`),
    ...times(between(chance, 2, 4), (one) => {
      const at = isLeft ? 286 + one * 28 : 26 + one * 28;
      return shape(
        "ground",
        path`M${at - 5} 224a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM${at - 8} 272L${at - 6} 232q6 -5 12 0L${at + 8} 272Z`,
      );
    }),
  ].join("");
};

/** Through sand, faster than anything beside it. */
const desert: Scene = (chance) => {
  const rails = between(chance, 206, 224);
  const nose = between(chance, 286, 376);
  const masts = times(5, (mast) => mast * 92 + between(chance, -8, 18));
  return [
    shape("far", ridge(chance, 186, 90, between(chance, 3, 5), true)),
    shape("middle", ridge(chance, 208, 44, 3, true)),
    shape(
      "near",
      masts.map((x) => box(x, rails - 74, 2.5, 74) + box(x, rails - 66, 26, 2)).join("") + box(0, rails - 60, 400, 1),
    ),
    trainTo(nose, rails, { cars: 5, high: 34, long: between(chance, 76, 88), lead: between(chance, 104, 126) }),
    ...times(between(chance, 2, 4), (line) =>
      shape("glow", box(0, rails - 40 - line * 11, Math.max(20, nose - 250 - line * 16), 1.6), { opacity: 0.5 }),
    ),
    shape("ground", path`M0 ${rails}H400V${rails + 5}H0Z`),
    shape("accent", path`M0 ${rails + 5}Q120 ${rails + 20} 220 ${rails + 8}T400 ${rails + 12}V300H0Z`, {
      opacity: 0.75,
    }),
    shape("ground", ridge(chance, 284, 36, 3, true)),
    ...times(between(chance, 0, 2), (index) =>
      palm(between(chance, 20, 120) + index * 220, 288, between(chance, 46, 70)),
    ),
  ].join("");
};

/** A train where it belongs: on arches, in its hall, in the desert. */
export const train: Scene = (chance) => {
  const turn = chance();
  return (turn < 0.4 ? viaduct : turn < 0.7 ? desert : hall)(chance);
};

/** Berths by a window at night, as one sees them from the gangway: over each other on either side, the land going by. */
const bay =
  (tiers: readonly number[]): Scene =>
  (chance) => {
    const [wide, window] = [between(chance, 112, 132), between(chance, 96, 116)];
    const x = 200 - window / 2;
    const bunk = (left: number, y: number): string =>
      [
        shape("ground", box(left, y + 26, wide, 9)),
        shape("glow", path`M${left} ${y + 26}V${y + 14}q0 -4 4 -4h${wide - 8}q4 0 4 4v12z`),
        shape("accent", path`M${left} ${y + 26}v-9q${wide / 2} -7 ${wide} 0v9z`),
        shape("light", path`M${left < 100 ? left + 4 : left + wide - 30} ${y + 14}q0 -10 10 -10h6q10 0 10 10z`),
      ].join("");
    const someone = Math.floor(chance() * 2 * tiers.length);
    return [
      shape("far", ridge(chance, 190, 80, 4, chance() > 0.5)),
      shape("middle", ridge(chance, 206, 40, 3, true)),
      shape("near", path`M0 0H400V300H0Z${path`M${x} 214H${x + window}V74q0 -26 -26 -26H${x + 26}q-26 0 -26 26Z`}`),
      shape("light", box(x - 6, 214, window + 12, 7), { opacity: 0.75 }),
      shape("near", box(x, 118, window, 3) + box(199, 118, 2.5, 98)),
      shape("middle", arch(x - 14, 300, window + 28, 76), { opacity: 0.5 }),
      ...tiers.flatMap((y) => [bunk(8, y), bunk(392 - wide, y)]),
      ...tiers.map((y, tier) =>
        someone % tiers.length === tier
          ? shape("ground", path`M${someone < tiers.length ? 44 : 392 - wide + 12} ${y + 14}q8 -14 34 -12t44 12z`)
          : "",
      ),
      // A ladder to climb, a lamp to read by.
      shape(
        "ground",
        box(wide + 14, 40, 3, 220) +
          box(wide + 30, 40, 3, 220) +
          times(8, (rung) => box(wide + 14, 60 + rung * 26, 19, 2.5)).join(""),
      ),
      shape("light", disc(384 - wide, 42, 20), { opacity: 0.25 }),
      shape("light", disc(384 - wide, 42, 7)),
    ].join("");
  };

/** With a middle berth, and without one. */
export const sleeper = bay([58, 134, 210]);
export const berths = bay([92, 196]);
