import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

const height = "var(--height)";
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
export const strip = style({ position: "relative", flexGrow: 1, minInlineSize: 0, paddingBlock: space["2"] });
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
  background: `repeating-linear-gradient(to top, ${colour.line} 0 1px, transparent 1px calc(${height} * var(--share))) 0 0 / 100% ${height} no-repeat`,
});
export const day = style({
  display: "grid",
  gridTemplateRows: `${height} auto`,
  justifyItems: "center",
  alignContent: "start",
  padding: 0,
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
  background: `color-mix(in srgb, ${colour.brandFill} 22%, ${colour.surface})`,
  "@media": { [from("md")]: { background: colour.brandSoft } },
  transition: `block-size ${move}`,
  selectors: {
    [`${day}:is([aria-pressed=true], [data-chosen], [data-read]) > &`]: {
      background: colour.brandFill,
      color: colour.onBrand,
    },
  },
});
export const lowBar = style([
  bar,
  {
    background: `color-mix(in srgb, ${colour.success} 45%, ${colour.surface})`,
    color: colour.success,
    "@media": { [from("md")]: { background: colour.successSoft } },
  },
]);
/** The one that costs least. */
export const leastBar = style([
  bar,
  {
    background: colour.success,
    color: colour.surface,
    fontWeight: 600,
    "@media": { [from("md")]: { background: colour.success } },
    // It stays what the legend calls it while it is read; only chosen it is coloured as all that are.
    selectors: { [`${day}[data-read]:not([data-chosen]) > &`]: { background: colour.success, color: colour.surface } },
  },
]);
/** In its colour, beside the words that explain it. */
export const leastSign = style({
  display: "inline-block",
  inlineSize: "0.75em",
  blockSize: "0.75em",
  borderRadius: "0.15em",
  background: colour.success,
});
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
/** Between the two days that are chosen. */
export const stayNumber = style([number, { borderRadius: 0, background: colour.brandSoft }]);
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

/** The day under the finger, what it costs, and its choice. */
export const read = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  minBlockSize: "3.5rem",
  marginBlockEnd: space["2"],
});
export const readDay = style({ display: "grid", fontSize: size.small, lineHeight: vars.leading.tight });
export const readSum = style({ fontSize: size.title, fontVariantNumeric: "tabular-nums" });
export const leastSum = style([readSum, { color: colour.success }]);
/** Over all of the bars: where it is touched is the day that is read. Its thumb is as wide as a bar, so that their middles meet. */
export const finger = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  appearance: "none",
  opacity: 0,
  cursor: "pointer",
  touchAction: "pan-y",
  selectors: {
    "&::-webkit-slider-thumb": { appearance: "none", inlineSize: "calc(100cqi / var(--count))", blockSize: height },
  },
});
globalStyle(`${strip}:has(> ${finger})`, { containerType: "inline-size" });
globalStyle(`${strip}:has(> ${finger}:focus-visible)`, {
  outline: `3px solid ${colour.brand}`,
  borderRadius: radius.small,
});
/** Below a bar: that it is read, chosen, or lies between the two that are. */
export const mark = style({
  inlineSize: "100%",
  blockSize: "0.375rem",
  marginBlockStart: "2px",
  selectors: {
    [`${day}[data-stay] > &`]: { background: colour.brandSoft },
    [`${day}[data-chosen] > &`]: { background: colour.brandFill },
    [`${day}[data-read] > &`]: { background: colour.text, clipPath: "polygon(50% 0, 100% 100%, 0 100%)" },
  },
});
/** The name of a day, its middle under its bar. */
export const weekday = style({
  display: "grid",
  justifyContent: "center",
  justifyItems: "center",
  inlineSize: 0,
  color: colour.muted,
  whiteSpace: "nowrap",
  "::before": { content: "", inlineSize: 1, blockSize: "0.375rem", background: colour.control },
});
