import { from, tails, vars } from "@safar/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

const fading = keyframes({
  "0%, 95%": { maskImage: `linear-gradient(calc(90deg * ${vars.flow}), #000 calc(100% - 4rem), #0002)` },
});
export const strip = style({
  position: "relative",
  display: "grid",
  // All of its days from the first byte on, so that none is moved by those that come after it.
  gridTemplateColumns: "repeat(7, minmax(min-content, 1fr))",
  gap: space["1"],
  overflowX: "auto",
  // That there are more than can be seen shows at its end, as long as it is so.
  "@supports": {
    "(animation-timeline: scroll())": {
      animationName: fading,
      animationTimingFunction: "steps(1)",
      animationTimeline: "scroll(self inline)",
    },
  },
  scrollbarWidth: "none",
  // Room for the outline of what has the focus.
  padding: "4px",
  margin: "-4px",
});
const box = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minInlineSize: "6rem",
  minBlockSize: "2.625rem",
  paddingInline: space["1"],
  borderRadius: radius.medium,
  border: "1px solid transparent",
  fontSize: size.micro,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
});
export const cell = style([
  box,
  {
    color: colour.text,
    textDecoration: "none",
    transition: `background ${move}`,
    selectors: {
      "&:hover": { background: colour.sunken },
      "&[aria-current]": { background: colour.surface, borderColor: colour.brand },
    },
  },
]);
export const past = style([box, { color: colour.muted, background: colour.sunken }]);
export const day = style({
  color: colour.muted,
  // Room for a month that is written out, in every face.
  selectors: { "&[data-long]:lang(ar)": { minInlineSize: "7.5rem", textAlign: "center" } },
});
/** Arabic writes weekdays and months out: a phone has room for one of them, and the first day and each first of a month say the month. */
export const month = style({
  selectors: { "&:lang(ar)": { "@media": { [`not all and ${from("md")}`]: { display: "none" } } } },
});
export const price = style({
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${cell}[aria-current] &`]: { color: colour.brand, fontWeight: 600 } },
});
/** A line, in which the note gives way: as high in every face, in which it may take one line or two. What is opened stands below it. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  minBlockSize: "2.125rem",
  alignItems: "center",
  rowGap: space["3"],
  marginBlockStart: space["1"],
});
export const more = style({ display: "contents" });
globalStyle(`${more} > *`, { gridColumn: "1 / -1" });
globalStyle(`${more} > button`, {
  gridColumn: "auto",
  gridRow: 1,
  minBlockSize: "1.75rem",
  marginInlineStart: space["1"],
  paddingInline: space["1"],
  fontSize: size.micro,
  whiteSpace: "nowrap",
});
globalStyle(`${more} > button[aria-expanded=true]`, { background: colour.brandSoft });
export const note = style({
  gridColumn: 1,
  gridRow: 1,
  // Two lines.
  maxBlockSize: "2.85em",
  overflow: "hidden",
  ...tails,
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.3,
});
