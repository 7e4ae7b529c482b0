import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

const height = "var(--height)";
/** How narrow a bar may be: as narrow as a finger can still choose from. The more days are seen at once, the more they compare. */
const narrowest = "1.5rem";

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textAlign: "center",
});
/** The amounts of the lines stand still beside the bars. */
export const plot = style({
  vars: { "--height": "16rem" },
  display: "flex",
  gap: space["2"],
  "@media": { [from("md")]: { vars: { "--height": "10rem" } } },
});
export const axis = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: "3.25rem",
  blockSize: height,
  marginBlockStart: space["2"],
  color: colour.muted,
  fontSize: size.micro,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});
export const line = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockEnd: "calc(100% * var(--share))",
  translate: "0 50%",
  whiteSpace: "nowrap",
});
/** All of it where there is room; else pushed along from whole bar to whole bar, so that none is cut. */
export const strip = style({
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: `round(down, 100% - 3.25rem - ${space["2"]}, ${narrowest})`,
  paddingBlock: space["2"],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  "@media": { [from("md")]: { maxInlineSize: "none" } },
});
export const days = style({
  display: "grid",
  gridTemplateColumns: `repeat(31, ${narrowest})`,
  inlineSize: "max-content",
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(31, minmax(0, 1fr))", inlineSize: "auto" } },
  background: `repeating-linear-gradient(to top, ${colour.line} 0 1px, transparent 1px calc(${height} * var(--share))) 0 0 / 100% ${height} no-repeat`,
});
export const day = style({
  display: "grid",
  gridTemplateRows: `${height} auto`,
  justifyItems: "center",
  alignContent: "start",
  padding: 0,
  scrollSnapAlign: "start",
  border: 0,
  borderRadius: radius.small,
  background: "none",
  color: "inherit",
  fontSize: size.micro,
  cursor: "pointer",
});
/** What is not known yet has a stump. */
export const bar = style({
  display: "grid",
  alignSelf: "end",
  alignItems: "end",
  justifyItems: "center",
  inlineSize: "75%",
  minBlockSize: "0.375rem",
  blockSize: `calc(${height} * var(--share))`,
  paddingBlockEnd: space["1"],
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  background: colour.brandSoft,
  transition: `block-size ${move}`,
  selectors: {
    [`${day}[aria-pressed=true] > &`]: { background: colour.brandFill, color: colour.onBrand },
  },
});
export const lowBar = style([bar, { background: colour.successSoft, color: colour.success }]);
/** The one that costs least. */
export const leastBar = style([bar, { background: colour.success, color: colour.surface, fontWeight: 600 }]);
/** From its foot upwards, in either language. */
export const price = style({
  writingMode: "vertical-rl",
  rotate: "180deg",
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
/** It is this that tells a chosen day, and one under a pointer: a column behind a bar would look like a higher bar. */
export const number = style({
  inlineSize: "100%",
  marginBlockStart: "2px",
  paddingBlock: space["1"],
  borderRadius: radius.small,
  fontWeight: 500,
  selectors: {
    [`${day}:hover > &`]: { background: colour.sunken },
    [`${day}[aria-pressed=true] > &`]: { background: colour.brandFill, color: colour.onBrand },
  },
});
/** Where a month begins. */
export const firstNumber = style([number, { color: colour.brand, fontWeight: 700 }]);
/** Which way a chosen day is for. */
export const way = style({ color: colour.brand, fontSize: "0.6875rem", lineHeight: 1.2, paddingBlockEnd: space["1"] });
export const least = style({
  justifySelf: "start",
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.success,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const hint = style({ color: colour.muted, fontSize: size.small });
