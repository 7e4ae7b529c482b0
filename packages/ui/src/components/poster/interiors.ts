import { girihStar } from "../lattice/girih.ts";
import { arch, between, palm, path, ridge, type Scene, times } from "./strokes.ts";
import { shape, type Tone } from "./tones.ts";

/** An arched opening, drawn the other way round than the wall that it is in, so that it is a hole in it. */
const opening = (x: number, base: number, width: number, height: number): string =>
  path`M${x} ${base}H${x + width}V${base - height + width * 0.5}Q${x + width} ${base - height * 0.98} ${x + width / 2} ${base - height}Q${x} ${base - height * 0.98} ${x} ${base - height + width * 0.5}Z`;

const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const box = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

/** Corners as round as `r` at the top, square at the bottom. */
const hood = (x: number, y: number, width: number, height: number, r: number): string =>
  path`M${x} ${y + height}V${y + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${y + height}z`;

/** Hills behind a window, from its sill up. */
const view = (chance: () => number, x: number, sill: number, width: number): string => {
  const half = width / 2;
  const top = sill - between(chance, 14, 56);
  return shape(
    "far",
    path`M${x} ${sill}V${top}q${half / 2} ${-between(chance, 8, 28)} ${half} 0t${half} ${between(chance, -12, 12)}V${sill}Z`,
  );
};

/** Floor tiles that grow towards whoever looks: rows of lozenges on the dark floor. */
const tiles = (from: number): string =>
  times(4, (row) => {
    const [y, high] = [from + 6 + row * row * 6 + row * 8, 5 + row * 3.4];
    const wide = 44 + row * 14;
    const shift = row % 2 === 0 ? 0 : wide / 2;
    return times(Math.ceil(400 / wide) + 1, (column) => {
      const x = 200 + (column - Math.ceil(400 / wide) / 2) * wide - shift;
      return path`M${x} ${y + high / 2}l${wide / 3.4} ${-high / 2}l${wide / 3.4} ${high / 2}l${-wide / 3.4} ${high / 2}z`;
    }).join("");
  }).join("");

/** A lantern on its chain, with its light around it. */
const lantern = (x: number, y: number, size: number): string =>
  shape("light", disc(x, y + size * 0.9, size * 1.7), { opacity: 0.28 }) +
  shape(
    "ground",
    box(x - 0.75, 0, 1.5, y) +
      path`M${x - size * 0.4} ${y + size * 0.3}L${x} ${y - size * 0.5}L${x + size * 0.4} ${y + size * 0.3}z`,
  ) +
  shape(
    "light",
    path`M${x - size * 0.4} ${y + size * 0.3}h${size * 0.8}l${size * 0.3} ${size * 0.7}l${-size * 0.3} ${size * 0.7}h${-size * 0.8}l${-size * 0.3} ${-size * 0.7}z`,
  ) +
  shape("accent", path`M${x - size * 0.4} ${y + size * 1.7}h${size * 0.8}l${-size * 0.4} ${size * 0.5}z`);

/** A plant with long leaves in a pot that stands on `base`. */
const plant = (chance: () => number, x: number, base: number, height: number, pot: Tone = "accent"): string => {
  const [wide, foot] = [height * 0.3, base - height * 0.3];
  const leaves = times(9, (leaf) => {
    const turn = -1.25 + (leaf / 8) * 2.5 + (chance() - 0.5) * 0.2;
    const reach = height * (0.55 + chance() * 0.22) * (1 - Math.abs(turn) * 0.16);
    const [ex, ey] = [x + Math.sin(turn) * reach, foot - Math.cos(turn) * reach];
    const [mx, my] = [x + Math.sin(turn * 0.5) * reach * 0.7, foot - Math.cos(turn * 0.5) * reach * 0.72];
    return path`M${x - 1.5} ${foot}Q${mx - 4} ${my} ${ex} ${ey}Q${mx + 5} ${my + 4} ${x + 2} ${foot}z`;
  });
  return (
    leaves.map((leaf, index) => shape(index % 3 === 1 ? "near" : "ground", leaf)).join("") +
    shape(pot, path`M${x - wide / 2} ${foot}h${wide}l${-wide * 0.16} ${height * 0.3}h${-wide * 0.68}z`)
  );
};

/** A bed `long` wide, seen from its foot; its headboard rises `head` above the floor. */
const bedAt = (x: number, floor: number, long: number, head: number, pillows: 1 | 2): string => {
  const pillow = pillows === 1 ? long - 36 : long / 2 - 20;
  return [
    shape("ground", path`M${x - 5} 262V${floor - head}q0 -12 12 -12h${long - 14}q12 0 12 12V262Z`),
    shape("glow", path`M${x} 248V${floor - 22}q0 -8 8 -8h${long - 16}q8 0 8 8V248Z`),
    ...times(pillows, (index) =>
      shape("light", path`M${x + 18 + (index * long) / 2} ${floor - 28}q0 -18 16 -18h${pillow - 32}q16 0 16 18z`),
    ),
    shape("accent", path`M${x - 4} 268V${floor - 12}q${long / 2} -16 ${long + 8} 0V268Z`),
    shape("ground", path`M${x - 2} 266h10v12h-10zM${x + long - 8} 266h10v12h-10z`),
  ].join("");
};

/** The beds of a room between `start` and `end`, and the place beside them, or between them, where the lamp stands. */
type Beds = { readonly start: number; readonly end: number; readonly lamp: number; readonly drawn: string };

type Place = { readonly isLeft: boolean; readonly floor: number; readonly head: number };

const oneBed = (chance: () => number, { isLeft, floor, head }: Place): Beds => {
  const start = isLeft ? between(chance, 14, 40) : between(chance, 168, 196);
  const long = between(chance, 178, 196);
  const drawn = bedAt(start, floor, long, head, 2);
  return { start, end: start + long, lamp: isLeft ? start + long + 26 : start - 26, drawn };
};

/** Beds beside each other, of as many pillows each; the lamp stands after the first. */
const bedsApart =
  (...pillows: readonly (1 | 2)[]) =>
  (chance: () => number, { isLeft, floor, head }: Place): Beds => {
    const isCrowded = pillows.length > 2 || pillows.every((count) => count === 2);
    const [narrow, gap] = [between(chance, 84, 92), isCrowded ? 36 : between(chance, 46, 56)];
    const longs = pillows.map((count) => (count === 1 ? narrow : 144));
    const all = longs.reduce((sum, long) => sum + long + gap, -gap);
    const margin = between(chance, 14, Math.min(40, 386 - all));
    const start = isLeft ? margin : 400 - margin - all;
    const startOf = (at: number) => longs.slice(0, at).reduce((sum, long) => sum + long + gap, start);
    const drawn = longs.map((long, at) => bedAt(startOf(at), floor, long, head, pillows[at] ?? 1)).join("");
    const [first = narrow] = longs;
    const lamp = longs.length > 1 ? start + first + gap / 2 : isLeft ? start + first + 26 : start - 26;
    return { start, end: start + all, lamp, drawn };
  };

/** A room to sleep in: beds by an arched window, which the sky of the picture stands in. */
const bedroom =
  (bedsOf: (chance: () => number, place: Place) => Beds): Scene =>
  (chance) => {
    const [floor, window, wide] = [236, between(chance, 40, 210), between(chance, 104, 132)];
    const tall = between(chance, 128, 150);
    const half = wide / 2;
    const isLeft = window > 130;
    const { start, end, lamp, drawn } = bedsOf(chance, { isLeft, floor, head: between(chance, 58, 84) });
    return [
      view(chance, window, 176, wide),
      shape("middle", path`M0 0H400V${floor}H0Z${opening(window, 176, wide, tall)}`),
      shape("light", path`M${window - 5} 176h${wide + 10}v7h${-wide - 10}z`, { opacity: 0.7 }),
      shape(
        "near",
        path`M${window + half - 1.5} ${179 - tall}h3V176h-3zM${window} ${176 - tall * 0.48}h${wide}v2.5h${-wide}z`,
      ),
      ...times(between(chance, 2, 3), (index) => {
        const [x, y] = [isLeft ? 30 + index * 34 : 366 - index * 34, between(chance, 62, 74)];
        const frame = shape("near", path`M${x - 11} ${y}h22v28h-22z`, { opacity: 0.6 });
        return frame + shape("far", girihStar([x, y + 14], 8, 8, 0, 1.1), { opacity: 0.7 });
      }),
      shape("near", path`M0 ${floor}H400V300H0Z`),
      shape("far", path`M${start - 26} 272h${end - start + 52}l22 28h${start - end - 96}z`, { opacity: 0.45 }),
      drawn,
      shape("ground", path`M${lamp - 16} ${floor + 22}v-26h32v26zM${lamp - 1.5} ${floor - 4}v-22h3v22z`),
      shape("light", disc(lamp, floor - 32, 30), { opacity: 0.22 }),
      shape("light", path`M${lamp - 13} ${floor - 24}l6 -20h14l6 20z`),
    ].join("");
  };

/** Where guests arrive: arches to a courtyard, the desk, lanterns over it, a place to wait. */
const lobby: Scene = (chance) => {
  const [floor, wide, gap] = [216, between(chance, 66, 78), between(chance, 18, 26)];
  const count = 3;
  const first = 200 - (count * wide + (count - 1) * gap) / 2;
  const tall = between(chance, 136, 156);
  const arches = times(count, (index) => first + index * (wide + gap));
  const isLeft = chance() > 0.5;
  const turn = isLeft ? "" : "matrix(-1 0 0 1 400 0)";
  const desk = between(chance, 196, 214);
  const high = between(chance, 52, 60);
  const lanterns = between(chance, 2, 3);
  const furniture = [
    // The desk, its star, and the bell on it.
    shape("near", box(desk, floor + 30 - high, 172, high + 4)),
    shape("middle", times(4, (panel) => hood(desk + 8 + panel * 41, floor + 40 - high, 33, high - 14, 12)).join("")),
    shape("glow", path`M${desk - 8} ${floor + 22 - high}h188v9h-188z`),
    shape("accent", path`M${desk + 30} ${floor + 22 - high}q0 -8 8 -8t8 8zM${desk + 37} ${floor + 10 - high}h2v5h-2z`),
    plant(chance, desk + 142, floor + 22 - high, 46),
    // The sofa and its table.
    shape("ground", hood(26, floor + 6, 132, 48, 16) + box(34, floor + 54, 8, 10) + box(142, floor + 54, 8, 10)),
    shape("accent", hood(36, floor + 24, 112, 20, 8)),
    shape("light", path`M48 ${floor + 6}l22 4l-4 20l-22 -4z`),
    shape("glow", path`M112 ${floor + 5}l20 -4l4 20l-20 4z`),
  ].join("");
  return [
    ...arches.map((x) => view(chance, x, floor, wide)),
    shape("middle", path`M0 0H400V${floor}H0Z${arches.map((x) => opening(x, floor, wide, tall)).join("")}`),
    shape("far", path`M0 0H400V14H0ZM0 22H400V25H0Z`, { opacity: 0.7 }),
    shape(
      "glow",
      arches
        .map(
          (x) =>
            path`M${x - 3} ${floor}h-3V${floor - tall + wide * 0.5}q0 ${-wide * 0.5} ${wide / 2 + 6} ${-wide * 0.54}q${wide / 2 + 6} ${wide * 0.04} ${wide / 2 + 6} ${wide * 0.54}V${floor}h-3V${floor - tall + wide * 0.5}q0 ${-wide * 0.46} ${-wide / 2 - 3} ${-wide * 0.49}q${-wide / 2 - 3} ${wide * 0.03} ${-wide / 2 - 3} ${wide * 0.49}z`,
        )
        .join(""),
      { opacity: 0.5 },
    ),
    shape("near", path`M0 ${floor}H400V300H0Z`),
    shape("middle", tiles(floor), { opacity: 0.5 }),
    ...times(lanterns, (index) =>
      lantern(200 + (index - (lanterns - 1) / 2) * (wide + gap), between(chance, 40, 62), between(chance, 13, 17)),
    ),
    `<g${turn === "" ? "" : ` transform="${turn}"`}>${furniture}</g>`,
  ].join("");
};

/** A bath under a window, a basin with its mirror, towels on the rail. */
const bath: Scene = (chance) => {
  const [floor, wide, tall] = [220, between(chance, 96, 116), between(chance, 112, 128)];
  const window = between(chance, 42, 62);
  const mirror = between(chance, 36, 42);
  const basin = between(chance, 296, 308);
  const turn = chance() > 0.5 ? "" : ' transform="matrix(-1 0 0 1 400 0)"';
  const grout = [
    ...times(8, (row) => box(0, 12 + row * 26, 400, 1)),
    ...times(16, (column) => box(12 + column * 26, 0, 1, floor)),
  ].join("");
  const steam = between(chance, 2, 3);
  return `<g${turn}>${[
    view(chance, window, 158, wide),
    shape("middle", path`M0 0H400V${floor}H0Z${opening(window, 158, wide, tall)}`),
    // Tiles to the ceiling, but not over the window.
    shape(
      "far",
      path`M0 116H${window - 6}V${floor}H0ZM${window + wide + 6} 116H400V${floor}H${window + wide + 6}ZM${window - 6} 166h${wide + 12}V${floor}h${-wide - 12}z`,
      { opacity: 0.45 },
    ),
    shape("glow", grout, { opacity: 0.12 }),
    shape("glow", path`M${window - 7} 158h${wide + 14}v7h${-wide - 14}z`),
    shape("near", box(window + wide / 2 - 1.5, 158 - tall + 4, 3, tall - 4)),
    shape("near", path`M0 ${floor}H400V300H0Z`),
    shape("middle", tiles(floor), { opacity: 0.5 }),
    // Mirror and basin.
    shape("accent", disc(basin, 92, mirror + 5)),
    shape("glow", disc(basin, 92, mirror)),
    shape(
      "far",
      path`M${basin - mirror * 0.62} ${92 + mirror * 0.5}L${basin + mirror * 0.2} ${92 - mirror * 0.9}h12L${basin - mirror * 0.3} ${92 + mirror * 0.76}z`,
      { opacity: 0.35 },
    ),
    shape("light", disc(basin - mirror - 20, 84, 9) + disc(basin + mirror + 20, 84, 9)),
    shape("near", box(basin - 58, 168, 116, 66)),
    shape("middle", box(basin - 52, 178, 50, 50) + box(basin + 2, 178, 50, 50)),
    shape("accent", disc(basin - 9, 202, 2.5) + disc(basin + 9, 202, 2.5)),
    shape("glow", path`M${basin - 64} 160h128v9h-128zM${basin - 30} 148h60q-2 13 -16 13h-28q-14 0 -16 -13z`),
    shape("ground", path`M${basin - 2} 148v-14q0 -7 8 -7h6v4h-5q-4 0 -4 4v13z`),
    plant(chance, basin + 46, 161, 34),
    // The bath, with its feet and tap.
    shape("far", path`M18 276h222l12 12h-246z`, { opacity: 0.5 }),
    shape("ground", path`M58 262l-8 16h10l8 -14zM192 262l8 16h-10l-8 -14z`),
    shape("glow", path`M36 212h184q0 56 -46 56H82q-46 0 -46 -56z`),
    shape("light", path`M28 204q0 -6 6 -6h188q6 0 6 6t-6 6H34q-6 0 -6 -6z`),
    shape("ground", path`M214 198v-28q0 -10 -11 -10h-9v5h8q6 0 6 7v26z`),
    ...times(steam, (puff) =>
      shape("glow", path`M${84 + puff * 36} 192q-9 -10 0 -20t0 -20q9 10 0 20t0 20z`, { opacity: 0.4 }),
    ),
    // A towel over the edge.
    shape("accent", path`M64 198h42v${between(chance, 36, 48)}h-42z`),
    shape("light", path`M64 ${between(chance, 222, 228)}h42v5h-42z`),
  ].join("")}</g>`;
};

/** Tables laid under lanterns, by windows that are as tall as the room. */
const restaurant: Scene = (chance) => {
  const [floor, wide, tall] = [214, between(chance, 84, 100), between(chance, 138, 156)];
  const windows = [200 - wide - between(chance, 22, 40), 200 + between(chance, 22, 40)];
  const laid = (x: number, y: number, r: number): string => {
    const flat = r * 0.3;
    const chair = (cx: number) =>
      shape(
        "ground",
        hood(cx - r * 0.26, y - r * 0.66, r * 0.52, r * 0.92, r * 0.22) +
          box(cx - r * 0.22, y + r * 0.2, r * 0.08, r * 0.66) +
          box(cx + r * 0.14, y + r * 0.2, r * 0.08, r * 0.66),
      ) + shape("accent", hood(cx - r * 0.17, y - r * 0.54, r * 0.34, r * 0.4, r * 0.14));
    return [
      chair(x - r * 1.12),
      chair(x + r * 1.12),
      shape("ground", path`M${x - 3} ${y}h6v${r * 0.86}h${r * 0.34}v4h${-r * 0.68 - 6}v-4h${r * 0.34}z`),
      shape(
        "light",
        path`M${x - r} ${y}q0 ${r * 0.62} ${r * 0.16} ${r * 0.6}q${r * 0.18} ${-r * 0.1} ${r * 0.42} 0.4q${r * 0.42} ${r * 0.12} ${r * 0.84} 0q${r * 0.24} ${-r * 0.1} ${r * 0.42} -0.4q${r * 0.16} 0 ${r * 0.16} ${-r * 0.6}z`,
      ),
      shape("glow", path`M${x - r} ${y}a${r} ${flat} 0 1 1 ${2 * r} 0a${r} ${flat} 0 1 1 ${-2 * r} 0z`),
      shape(
        "far",
        [x - r * 0.5, x + r * 0.5]
          .map(
            (cx) =>
              path`M${cx - r * 0.26} ${y}a${r * 0.26} ${flat * 0.3} 0 1 1 ${r * 0.52} 0a${r * 0.26} ${flat * 0.3} 0 1 1 ${-r * 0.52} 0z`,
          )
          .join(""),
      ),
      // Flowers between the plates.
      shape("near", path`M${x - r * 0.1} ${y - r * 0.02}l${r * 0.04} ${-r * 0.3}h${r * 0.12}l${r * 0.04} ${r * 0.3}z`),
      shape(
        "accent",
        disc(x - r * 0.1, y - r * 0.42, r * 0.1) +
          disc(x + r * 0.1, y - r * 0.4, r * 0.09) +
          disc(x, y - r * 0.52, r * 0.11),
      ),
    ].join("");
  };
  const near = between(chance, 106, 150);
  const isLeft = chance() > 0.5;
  const [big, small] = isLeft ? [near, 296] : [400 - near, 104];
  return [
    ...windows.map((x) => view(chance, x, 176, wide)),
    shape("middle", path`M0 0H400V${floor}H0Z${windows.map((x) => opening(x, 176, wide, tall)).join("")}`),
    shape(
      "near",
      windows.map((x) => box(x + wide / 2 - 1.5, 176 - tall + 3, 3, tall - 3) + box(x, 112, wide, 2.5)).join(""),
    ),
    shape("glow", windows.map((x) => box(x - 5, 176, wide + 10, 6)).join("")),
    // A bench along the wall.
    shape("near", path`M0 184H400V${floor + 6}H0Z`),
    shape("ground", times(10, (seam) => box(20 + seam * 40, 186, 1.5, 26)).join(""), { opacity: 0.6 }),
    shape("near", path`M0 ${floor}H400V300H0Z`),
    shape("middle", tiles(floor), { opacity: 0.45 }),
    ...times(3, (index) =>
      lantern(70 + index * 130 + between(chance, -10, 10), between(chance, 26, 56), between(chance, 11, 15)),
    ),
    laid(small, 222, 38),
    laid(big, 246, 56),
  ].join("");
};

/** Striped cloth on a pole, for shade. */
const parasol = (x: number, base: number, height: number, reach: number): string => {
  const top = base - height;
  const rim = top + reach * 0.46;
  const edge = times(7, (index) => x - reach + (index * reach) / 3);
  return [
    shape("ground", box(x - 1.75, top, 3.5, height)),
    ...edge.slice(0, -1).map((from, index) => {
      const to = edge[index + 1] ?? from;
      return shape(
        index % 2 === 0 ? "accent" : "glow",
        path`M${x} ${top}Q${(from + x) / 2 - (x - from) * 0.16} ${top + reach * 0.12} ${from} ${rim}q${(to - from) / 2} ${reach * 0.08} ${to - from} 0Q${(to + x) / 2 - (x - to) * 0.16} ${top + reach * 0.12} ${x} ${top}z`,
      );
    }),
    shape("ground", disc(x, top, 2.5)),
  ].join("");
};

/** A bed to lie in the sun on; it looks to the right. */
const lounger = (x: number, base: number, long: number): string =>
  shape("ground", path`M${x + 6} ${base - 8}h3v8h-3zM${x + long - 12} ${base - 8}h3v8h-3z`) +
  shape("glow", path`M${x} ${base - 30}q3 -3 6 0l${long * 0.26} 18h${long * 0.66}q4 0 4 4t-4 4H${x + long * 0.22}z`) +
  shape("accent", path`M${x + 3} ${base - 31}q4 -4 9 -1l10 7l-7 6l-12 -8z`);

/** Tables outside over the roofs, when the lamps are lit. */
const terrace: Scene = (chance) => {
  const floor = 226;
  const shade = between(chance, 108, 150);
  const turn = chance() > 0.5 ? "" : ' transform="matrix(-1 0 0 1 400 0)"';
  const strings = times(13, (bulb) => {
    const at = bulb / 12;
    return [at * 400, 34 + Math.sin(at * Math.PI) * 34] as const;
  });
  return [
    shape("far", ridge(chance, 196, between(chance, 40, 92), between(chance, 4, 7), chance() > 0.4)),
    shape("middle", ridge(chance, 214, 30, 5, true)),
    `<g${turn}>`,
    shape("ground", path`M0 33Q200 ${103} 400 33v1.4Q200 ${104.4} 0 34.4z`),
    shape("light", strings.map(([x, y]) => disc(x, y + 4, 8)).join(""), { opacity: 0.3 }),
    shape("light", strings.map(([x, y]) => disc(x, y + 4, 3.4)).join("")),
    // The balustrade.
    shape(
      "far",
      times(14, (post) => path`M${8 + post * 29} ${floor}v-6q-7 -9 -2 -20q2 -6 1 -10h7q-1 4 1 10q5 11 -2 20v6z`).join(
        "",
      ),
    ),
    shape("glow", path`M0 184h400v7H0zM0 ${floor - 4}h400v6H0z`),
    shape("near", path`M0 ${floor}H400V300H0Z`),
    shape("middle", tiles(floor), { opacity: 0.5 }),
    plant(chance, 378, 246, between(chance, 78, 96)),
    parasol(shade, 262, 186, 92),
    // A table with two armchairs.
    shape("ground", hood(shade - 76, 216, 40, 52, 12) + box(shade - 74, 268, 6, 12) + box(shade - 44, 268, 6, 12)),
    shape("accent", hood(shade - 70, 240, 44, 14, 6)),
    shape("ground", hood(shade + 40, 216, 40, 52, 12) + box(shade + 42, 268, 6, 12) + box(shade + 72, 268, 6, 12)),
    shape("accent", hood(shade + 28, 240, 44, 14, 6)),
    shape("ground", path`M${shade - 2} 244h4v32h14v4h-32v-4h14z`),
    shape("glow", path`M${shade - 26} 240h52v6h-52z`),
    shape("far", path`M${shade - 14} 240v-12h9v12zM${shade + 4} 240q-3 -9 0 -18h8q3 9 0 18z`),
    lounger(262, 268, 104),
    "</g>",
  ].join("");
};

/** Water, and what stands round it. */
const pool: Scene = (chance) => {
  const edge = 196;
  const bays = between(chance, 3, 5);
  const wide = between(chance, 32, 40);
  const start = between(chance, 150, 210);
  const turn = chance() > 0.5 ? "" : ' transform="matrix(-1 0 0 1 400 0)"';
  const ripples = times(9, (index) => {
    const y = 212 + index * 9 + between(chance, -2, 2);
    const [x, long] = [between(chance, 90, 270), between(chance, 26, 64) + index * 3];
    return path`M${x} ${y}q${long / 4} -4 ${long / 2} 0t${long / 2} 0v1.8q${-long / 4} 4 ${-long / 2} 0t${-long / 2} 0z`;
  });
  return `<g${turn}>${[
    shape("far", ridge(chance, 178, between(chance, 36, 84), between(chance, 4, 7), chance() > 0.4)),
    palm(between(chance, 116, 134), edge, between(chance, 78, 100)),
    // The pavilion at the far end.
    shape("middle", path`M${start - 10} ${edge}V104h${bays * wide + 20}V${edge}Z`),
    shape("near", path`M${start - 16} 98h${bays * wide + 32}v8h${-bays * wide - 32}z`),
    shape("glow", times(bays, (bay) => arch(start + bay * wide + 5, edge, wide - 10, 74)).join("")),
    shape("near", times(bays, (bay) => arch(start + bay * wide + 11, edge, wide - 22, 58)).join(""), { opacity: 0.35 }),
    shape("near", path`M0 ${edge}H400V300H0Z`),
    shape("glow", path`M96 ${edge + 6}H372L400 ${edge + 36}V300H22Z`),
    shape("far", path`M104 ${edge + 11}H366L400 ${edge + 46}V300H38Z`),
    shape("middle", path`M104 ${edge + 11}H366L376 ${edge + 21}H97Z`, { opacity: 0.6 }),
    shape("glow", ripples.join(""), { opacity: 0.7 }),
    // The ladder.
    shape(
      "ground",
      path`M322 ${edge + 40}v-26q0 -9 8 -9t8 9v3h-3v-3q0 -6 -5 -6t-5 6v26zM340 ${edge + 40}v-26q0 -9 8 -9t8 9v3h-3v-3q0 -6 -5 -6t-5 6v26z`,
    ),
    parasol(58, 268, 152, 62),
    lounger(2, 268, 82),
    lounger(-26, 294, 96),
  ].join("")}</g>`;
};

/** What a hotel has inside, and outside its doors. */
export const interiors = {
  room: bedroom(oneBed),
  single: bedroom(bedsApart(1)),
  twin: bedroom(bedsApart(1, 1)),
  triple: bedroom(bedsApart(1, 1, 1)),
  family: bedroom(bedsApart(2, 1)),
  doubles: bedroom(bedsApart(2, 2)),
  lobby,
  bath,
  restaurant,
  terrace,
  pool,
} as const;
