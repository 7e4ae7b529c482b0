import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;
const narrow = `not all and ${from("md")}`;
/** How wide the days of the way out are on phones. */
const days = "5rem";

/** Pushed along where there is no room for all days; the days of the way out stay in sight, and those of the way back are whole. */
export const frame = style({
  containerType: "inline-size",
  inlineSize: "100%",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  "@media": { [narrow]: { scrollPaddingInlineStart: days } },
});
export const grid = style({
  inlineSize: "100%",
  minInlineSize: "48rem",
  // Borders of its own for each: what stands still while the others are pushed along keeps its lines.
  borderCollapse: "separate",
  borderSpacing: 0,
  background: colour.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  // Four days of the way back beside those of the way out.
  "@media": {
    [narrow]: { tableLayout: "fixed", inlineSize: `calc(${days} + 7 * (100cqi - ${days}) / 4)`, minInlineSize: 0 },
  },
});
export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["3"],
  marginBlock: `0 ${space["2"]}`,
  color: colour.muted,
  fontSize: size.micro,
});
export const least = style({ color: colour.success, fontWeight: 600, textUnderlineOffset: "0.2em" });
globalStyle(`${grid} th`, {
  padding: space["2"],
  fontSize: size.micro,
  fontWeight: 500,
  whiteSpace: "nowrap",
  scrollSnapAlign: "start",
  // The long Arabic days in two lines on phones.
  "@media": { [narrow]: { padding: space["1"], lineHeight: 1.4, whiteSpace: "normal" } },
});
globalStyle(`${grid} th[scope=col]:not(:first-child)`, { "@media": { [narrow]: { fontSize: "0.75rem" } } });
globalStyle(`${grid} th:first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.line}`,
  textAlign: "start",
  scrollSnapAlign: "none",
  "@media": { [narrow]: { inlineSize: days, paddingInlineStart: space["2"] } },
});
globalStyle(`${grid} tbody :is(th, td)`, { borderBlockStart: `1px solid ${colour.line}` });
globalStyle(`${grid} td`, { padding: "2px", color: colour.muted });
export const cell = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "2.75rem",
  borderRadius: radius.small,
  color: colour.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [narrow]: { fontSize: size.micro } },
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-current]": { boxShadow: `inset 0 0 0 2px ${colour.brand}`, fontWeight: 600 },
  },
});
/** What costs least of all pairs, and as much as that. */
export const leastCell = style([cell, { background: colour.successSoft, color: colour.success, fontWeight: 600 }]);
