import { girihStar } from "../lattice/girih.ts";
import { battlement, block, bow } from "./masonry.ts";
import { disc, walker } from "./outings.ts";
import { arch, between, dome, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** A table in the morning: a pot that has been on all night, breads hot from the pan, and tall glasses. */
export const breakfast: Scene = (chance) => {
  const [x, breads] = [between(chance, 92, 112), between(chance, 4, 6)];
  const glass = (at: number, tall: number) =>
    shape("light", path`M${at - 17} ${250 - tall}h34l-5 ${tall}h-24z`) +
    shape("glow", path`M${at - 18} ${256 - tall}q2 -16 18 -16t18 16z`) +
    shape("accent", block(at - 15, 250 - tall * 0.45, 30, 5));
  return [
    shape("far", times(4, (bay) => arch(8 + bay * 98, 240, 84, between(chance, 150, 164))).join("")),
    shape("near", "M0 240H400V300H0Z"),
    shape(
      "ground",
      path`M${x - 62} 176h124q8 66 -34 74h-56q-42 -8 -34 -74zM${x - 76} 192h18v8h-18zM${x + 58} 192h18v8h-18z`,
    ),
    shape("accent", path`M${x - 66} 168h132v10h-132zM${x - 50} 168q50 -22 100 0z`),
    shape("near", path`M${x + 20} 160l34 -62l6 3l-32 62z`),
    shape("ground", path`M176 246h112q-4 14 -20 14h-72q-16 0 -20 -14z`),
    ...times(breads, (bread) =>
      shape(bread % 2 ? "accent" : "glow", path`M188 ${244 - bread * 12}q44 -20 88 0q-44 14 -88 0z`),
    ),
    glass(318, between(chance, 74, 84)),
    glass(364, between(chance, 62, 72)),
    ...times(3, (steam) =>
      shape("glow", path`M${x - 40 + steam * 36} 140q-14 -20 0 -40t0 -${between(chance, 20, 36)}h5q16 22 1 42t2 34z`, {
        opacity: 0.55,
      }),
    ),
  ].join("");
};

/** Two flags on their masts, the gate between them, and stands full of people on either side. */
export const parade: Scene = (chance) => {
  const [left, right] = [between(chance, 54, 76), between(chance, 54, 76)];
  const cloth = (x: number, y: number, high: number) => path`M${x} ${y}q17 -9 34 0t34 0v${high}q-17 9 -34 0t-34 0z`;
  const stand = (turn: 1 | -1) => {
    const at = (x: number) => (turn === 1 ? x : 400 - x);
    return times(5, (row) => {
      const [wide, top] = [140 - row * 26, 226 - row * 24];
      return (
        shape(row % 2 ? "near" : "middle", path`M${at(0)} ${top}H${at(wide)}V252H${at(0)}Z`) +
        times(Math.ceil(wide / 20), (one) =>
          shape((["accent", "glow", "light"] as const)[(one + row) % 3] ?? "glow", disc(at(8 + one * 18), top - 5, 6)),
        ).join("")
      );
    })
      .toReversed()
      .join("");
  };
  return [
    shape("far", ridge(chance, 214, 40, 5, true)),
    stand(1),
    stand(-1),
    shape("middle", block(156, 252, 88, 84) + battlement(156, 168, 88, 7)),
    shape("glow", arch(180, 252, 40, 62)),
    shape("ground", block(148, 252, 4, 200) + block(248, 252, 4, 200) + disc(150, 50, 5) + disc(250, 50, 5)),
    shape("accent", cloth(152, left, 42)),
    shape("glow", block(152, left + 44, 14, 44) + girihStar([194, left + 20], 8, 10, 0, 1)),
    shape("accent", cloth(252, right, 14)),
    shape("glow", cloth(252, right + 14, 14)),
    shape("near", cloth(252, right + 28, 14)),
    shape("ground", "M0 250H400V300H0Z"),
    shape("glow", path`M182 250h36l70 50h-176z`, { opacity: 0.75 }),
    shape("accent", times(4, (guard) => walker(146 + guard * 36, 288, 44)).join("")),
  ].join("");
};

/** A horse that trots to the right, standing on `base`. */
const horse = (x: number, base: number): string =>
  path`M${x} ${base - 38}q20 -6 38 -1l12 -20q3 -6 9 -5l12 9q2 5 -3 6l-10 -1q-3 16 -10 24q-2 8 -9 9h-28q-12 0 -11 -21z` +
  path`M${x + 1} ${base - 36}q-10 4 -9 22h4q0 -12 7 -17z` +
  [4, 12, 34, 42].map((leg, at) => path`M${x + leg} ${base - 20}h6l${at % 2 ? 3 : -3} 20h-5z`).join("");

/** A pavilion at the end of a long water with fountains, cypresses, and a horse before its carriage. */
export const gardens: Scene = (chance) => {
  const x = between(chance, 214, 250);
  const cypress = (at: number, base: number, tall: number) =>
    path`M${at} ${base}q${-tall * 0.26} ${-tall * 0.42} 0 ${-tall}q${tall * 0.26} ${tall * 0.58} 0 ${tall}z`;
  return [
    shape("far", ridge(chance, 196, 46, 6, true)),
    shape("middle", block(128, 200, 144, 52) + block(120, 148, 160, 6)),
    shape("glow", dome(140, 142, 34) + dome(226, 142, 34) + dome(180, 142, 40)),
    shape("light", times(5, (bay) => bow(135 + bay * 27, 200, 20, 38)).join("")),
    shape("near", "M0 198H400V300H0Z"),
    shape("far", "M176 200h48l52 100H124z"),
    ...times(3, (jet) => {
      const y = 222 + jet * 24;
      return shape(
        "glow",
        path`M200 ${y}q-${10 + jet * 3} -${24 + jet * 5} -${14 + jet * 4} ${-4}q6 -${20 + jet * 5} ${14 + jet * 4} -${14 + jet * 3}q8 -${6 + jet} ${14 + jet * 4} ${14 + jet * 3}q-4 -${20} -${14 + jet * 4} 4z`,
        { opacity: 0.85 },
      );
    }),
    shape(
      "ground",
      times(4, (tree) => {
        const [out, base, tall] = [38 + tree * 40, 206 + tree * 14, between(chance, 58, 66) + tree * 16];
        return cypress(200 - out, base, tall) + cypress(200 + out, base, tall);
      }).join(""),
    ),
    shape(
      "accent",
      path`M${x} 236q30 -12 62 -2l-4 30h-52zM${x - 6} 206q34 -14 72 0l-2 6h-68zM${x + 2} 208h3v30h-3zM${x + 56} 208h3v28h-3z`,
    ),
    shape(
      "ground",
      path`M${x + 4} 270a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM${x + 9} 270a19 19 0 1 0 38 0a19 19 0 1 0 -38 0zM${x + 27} 250h2v40h-2zM${x + 8} 269h40v2h-40zM${x + 50} 254h60v3h-60z` +
        horse(x + 78, 294),
    ),
  ].join("");
};
