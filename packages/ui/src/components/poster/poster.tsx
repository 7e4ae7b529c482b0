import { type CSSProperties, useId } from "react";
import { girihTile } from "../lattice/girih.ts";
import { chanceOf } from "./chance.ts";
import * as css from "./poster.css.ts";
import { scenes } from "./scenes.tsx";

export type PosterKind = keyof typeof scenes;

// A cool hue for the scene and a warm one for its light: glaze, sea, pine, clay, plum and sand.
const hues = [
  [256, 78],
  [232, 62],
  [206, 80],
  [186, 58],
  [164, 92],
  [38, 84],
  [22, 72],
  [318, 66],
  [244, 54],
  [216, 95],
  [62, 88],
] as const;

// One size, scaled, and a few openings of the star: what pictures have in common, a page's compression sends once.
const tile = 40;
const tiles = [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3].map((angle) => girihTile(tile, angle));

const tenths = (value: number): number => Math.round(value * 10) / 10;

const draw = (name: string, kind: PosterKind) => {
  const chance = chanceOf(`${kind}:${name}`);
  const [cool, warm] = hues[Math.floor(chance() * hues.length)] ?? hues[0];
  const drift = chance() * 24 - 12;
  const scale = tenths(0.85 + chance() * 0.65);
  const sun = { cx: tenths(60 + chance() * 280), cy: tenths(54 + chance() * 70), r: tenths(20 + chance() * 26) };
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cool": (cool + drift).toFixed(0),
    "--warm": (warm - drift).toFixed(0),
  };
  const lattice = tiles[Math.floor(chance() * tiles.length)];
  const light = kind === "film" || kind === "event" ? null : <circle className={css.light} {...sun} />;
  return { style, scale, lattice, light, scene: scenes[kind](chance) };
};

const drawings = new Map<string, ReturnType<typeof draw>>();
const drawingsKept = 300;

/** A drawing is worked out once: a server shows the same few on every page. */
const drawingOf = (name: string, kind: PosterKind) => {
  const key = `${kind}:${name}`;
  const known = drawings.get(key);
  if (known) return known;
  if (drawings.size >= drawingsKept) drawings.clear();
  const drawing = draw(name, kind);
  drawings.set(key, drawing);
  return drawing;
};

/**
 * A picture drawn from a name: the same name always gives the same one, and a day or a night by the colour mode.
 * Without `alt` it is decoration.
 */
export function Poster({ name, kind, alt }: { name: string; kind: PosterKind; alt?: string }) {
  const id = useId();
  const { style, scale, lattice, light, scene } = drawingOf(name, kind);
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={css.poster}
      style={style}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop className={css.zenith} />
          <stop offset=".8" className={css.horizon} />
        </linearGradient>
        <pattern
          className={css.lines}
          id={`${id}g`}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path d={lattice} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="400" height="300" fill={`url(#${id}s)`} />
      <rect width="400" height="300" fill={`url(#${id}g)`} />
      {light}
      {scene}
    </svg>
  );
}
