import type { ColourName } from "./tokens.ts";

/** Text on background, as the components use them; each pair is held to 4.5:1 in both modes. */
export const textPairs: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...(["canvas", "surface", "raised", "sunken"] as const).flatMap((background) =>
    (["text", "muted", "brand", "tile", "success", "warning", "danger"] as const).map(
      (text) => [text, background] as const,
    ),
  ),
  ["text", "brandSoft"],
  ["brand", "brandSoft"],
  ["onBrand", "brandFill"],
  ["onBrand", "brandHover"],
  ["onNext", "next"],
  ["onNext", "nextHover"],
  ["success", "successSoft"],
  ["text", "successSoft"],
  ["warning", "warningSoft"],
  ["text", "warningSoft"],
  ["danger", "dangerSoft"],
  ["text", "dangerSoft"],
  ["onDanger", "dangerFill"],
  ["onHero", "heroFrom"],
  ["onHero", "heroVia"],
  ["onHero", "heroTo"],
];

/** Outlines of controls, against what they stand on; held to 3:1. */
export const outlinePairs: readonly (readonly [outline: ColourName, background: ColourName])[] = [
  ["control", "canvas"],
  ["control", "surface"],
  ["control", "raised"],
  ["brand", "canvas"],
  ["brand", "surface"],
  ["brand", "raised"],
];
