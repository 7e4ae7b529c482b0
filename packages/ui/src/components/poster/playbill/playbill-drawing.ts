import { girihTile } from "../../lattice/girih.ts";
import { chanceOf } from "../chance.ts";
import { at, type Printed, printedStyles } from "../film/printed.ts";
import { arch, path, times } from "../strokes.ts";
import { billMotifs, motifOf } from "./subjects.ts";

/** Inks that go together, on a dark paper or a light one. */
const papers: readonly [Printed, ...Printed[]] = [
  { hues: [262, 84, 40], isDark: true },
  { hues: [82, 256, 40], isDark: false },
  { hues: [196, 66, 95], isDark: true },
  { hues: [28, 215, 85], isDark: false },
  { hues: [330, 70, 200], isDark: true },
  { hues: [160, 290, 60], isDark: false },
  { hues: [24, 90, 190], isDark: true },
  { hues: [230, 28, 70], isDark: false },
  { hues: [152, 95, 45], isDark: true },
  { hues: [95, 165, 32], isDark: false },
  { hues: [292, 170, 85], isDark: true },
  { hues: [312, 245, 60], isDark: false },
];

const wide = 400;
const high = 300;

type Layout = (motif: string, chance: () => number) => string;

/** Rays from a point near the foot, every other one inked. */
const rays: Layout = (motif, chance) => {
  const x = 160 + Math.round(chance() * 80);
  const beams = times(12, (beam) => {
    const [from, to] = [(beam * Math.PI) / 12, ((beam + 0.5) * Math.PI) / 12];
    return path`M${x} 262L${x - Math.cos(from) * 520} ${262 - Math.sin(from) * 520}L${x - Math.cos(to) * 520} ${262 - Math.sin(to) * 520}z`;
  });
  return `<path class="h" d="${beams.join("")}"/><path class="k" d="M0 256Q200 ${226 + Math.round(chance() * 20)} 400 256V300H0z"/>${at(x - 112, 40, 1.12, motif)}`;
};

/** Under a star of the lattice, in a disc. */
const medallion: Layout = (motif) =>
  `<path fill="url(#girih)" d="M0 0h${wide}v${high}H0z"/><circle class="h" cx="200" cy="150" r="132"/><circle class="g" cx="200" cy="150" r="120"/>${at(200 - 96, 58, 0.96, motif)}`;

/** The same many times, and once otherwise. */
const pattern: Layout = (motif, chance) => {
  const odd = 6 + Math.floor(chance() * 8);
  const cells = times(20, (cell) => {
    const [x, y] = [9 + (cell % 5) * 78 + (Math.floor(cell / 5) % 2) * 8, 12 + Math.floor(cell / 5) * 72];
    return cell === odd
      ? `<rect class="a" x="${x - 6}" y="${y - 6}" width="74" height="70" rx="10"/><g class="odd">${at(x, y, 0.31, motif)}</g>`
      : `<use href="#one" x="${x}" y="${y}"/>`;
  });
  return `<defs><g id="one" transform="scale(.3)">${motif}</g></defs>${cells.join("")}`;
};

/** Two papers that meet aslant. */
const split: Layout = (motif, chance) => {
  const [top, foot] = [150 + Math.round(chance() * 60), 40 + Math.round(chance() * 60)];
  return `<path class="h" d="M${top} 0H400V300H${foot}z"/><path fill="url(#girih)" d="M0 0H${top}L${foot} 300H0z"/>${at(150, 32, 1.22, motif)}`;
};

/** As near as it can be and still be known where a page cuts its head and its foot. */
const near: Layout = (motif, chance) =>
  `<circle class="h" cx="${130 + Math.round(chance() * 40)}" cy="${100 + Math.round(chance() * 40)}" r="170"/>${at(72 + Math.round(chance() * 30), 40, 1.1, motif)}`;

/** In three niches, the middle one wider and higher. */
const niches: Layout = (motif) =>
  [
    `<path class="k" d="${arch(14, 300, 104, 226)}${arch(282, 300, 104, 226)}"/><path class="h" d="${arch(132, 300, 136, 280)}"/>`,
    at(20, 194, 0.46, motif),
    at(138, 150, 0.62, motif),
    at(288, 194, 0.46, motif),
  ].join("");

/** Before a low sun and what it lays on the water. */
const shore: Layout = (motif, chance) => {
  const x = 120 + Math.round(chance() * 160);
  const waves = times(
    4,
    (wave) =>
      `<path class="f" d="${path`M${x - 120 + wave * 18} ${240 + wave * 15}h${240 - wave * 36}v5h${wave * 36 - 240}z`}"/>`,
  );
  return `<circle class="a" cx="${x}" cy="214" r="96"/><path class="k" d="M0 226H400V300H0z"/>${waves.join("")}${at(x > 200 ? 20 : 190, 36, 1.02, motif)}`;
};

const layouts: readonly [Layout, ...Layout[]] = [rays, medallion, pattern, split, near, niches, shore];

/** One of some, and whichever the name chose. */
const one = <Value>([first, ...others]: readonly [Value, ...Value[]], chance: () => number): Value =>
  others[Math.floor(chance() * (others.length + 1)) - 1] ?? first;

/**
 * The bill of an event, 400 by 300: what it is about, laid out and inked as its name chose, so that the same event in another town
 * has another. Printed once and for all, by day and by night; pale paper is in less light by night.
 */
export const drawPlaybill = (name: string): string => {
  const chance = chanceOf(`bill:${name}`);
  const motif = billMotifs[motifOf(name, chance)]();
  const { hues, isDark } = one(papers, chance);
  const [ground, ink, accent] = hues;
  const drift = () => Math.round(chance() * 20 - 10);
  const drawn = one(layouts, chance)(motif, chance);
  const turned = chance() > 0.5 ? drawn : `<g transform="matrix(-1 0 0 1 ${wide} 0)">${drawn}</g>`;
  const lattice = drawn.includes("#girih")
    ? `<pattern id="girih" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${0.9 + Math.round(chance() * 6) / 10})"><path class="s h" d="${girihTile(40)}"/></pattern>`
    : "";
  const all = `d="M0 0h${wide}v${high}H0z"`;
  const night = isDark
    ? ""
    : `<style>svg{color-scheme:light dark}.v{fill:light-dark(#0000,oklch(20% .03 ${ground}/.27))}</style><path class="v" ${all}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><style>${printedStyles({ hues: [ground + drift(), ink + drift(), accent + drift()], isDark })}</style>${lattice}<path class="g" ${all}/>${turned}${night}</svg>`;
};
