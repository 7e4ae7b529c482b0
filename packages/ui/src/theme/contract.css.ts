import { createGlobalThemeContract } from "@vanilla-extract/css";
import { mapValues } from "./map-values.ts";
import { colours, radius, size, space } from "./tokens.ts";

const named = <Name extends string>(names: Readonly<Record<Name, unknown>>, prefix: string): Record<Name, string> =>
  mapValues(names, (_, name) => `${prefix}-${name}`);

/** What a theme must say. Names are short and readable because they are repeated in every stylesheet. */
export const vars = createGlobalThemeContract({
  colour: named(colours, "c"),
  space: named(space, "s"),
  radius: named(radius, "r"),
  size: named(size, "t"),
  font: "font",
  leading: { body: "lh", tight: "lh-tight" },
  tracking: "track",
  shadow: { card: "sh-card", overlay: "sh-over" },
  move: "move",
  /** 1 where lines start on the left and -1 where they start on the right; multiply any horizontal translation or scale by it. */
  flow: "flow",
});
