import { createGlobalThemeContract } from "@vanilla-extract/css";
import { type ColourName, colours, radius, type Size, type Space, size, space } from "./tokens.ts";

const named = <Name extends string>(names: Record<Name, unknown>, prefix: string): Record<Name, string> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `${prefix}-${name}`])) as Record<Name, string>;

/** What a theme must say. Names are short and readable because they are repeated in every stylesheet. */
export const vars = createGlobalThemeContract({
  colour: named<ColourName>(colours, "c"),
  space: named<Space>(space, "s"),
  radius: named<keyof typeof radius>(radius, "r"),
  size: named<Size>(size, "t"),
  font: "font",
  leading: { body: "lh", tight: "lh-tight" },
  tracking: "track",
  shadow: { card: "sh-card", overlay: "sh-over" },
  move: "move",
  /** 1 where lines start on the left and -1 where they start on the right; multiply any horizontal translation or scale by it. */
  flow: "flow",
});
