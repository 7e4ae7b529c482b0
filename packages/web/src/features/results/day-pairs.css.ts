import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { month } from "./day-strip.css.ts";

const { colour, radius, size, space } = vars;
const narrow = `not all and ${from("md")}`;

/** From edge to edge on phones; on the narrowest the days are pushed along behind those that one leaves on. */
export const frame = style({
  inlineSize: "100%",
  overflowX: "auto",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  "@media": { [narrow]: { inlineSize: "auto", marginInline: "-1rem", borderInline: 0, borderRadius: 0 } },
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
  "@media": { [narrow]: { tableLayout: "fixed", minInlineSize: "24rem" } },
});
export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["3"],
  marginBlock: `0 ${space["2"]}`,
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.5,
});
/** An amount on phones, and what says how it is written there. */
export const brief = style({ "@media": { [from("md")]: { display: "none" } } });
/** Heard on phones as well. */
export const whole = style({
  "@media": {
    [narrow]: { position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const least = style({ color: colour.success, fontWeight: 600, textUnderlineOffset: "0.2em" });
globalStyle(`${grid} th`, {
  padding: space["2"],
  fontSize: size.micro,
  fontWeight: 500,
  whiteSpace: "nowrap",
  "@media": { [narrow]: { padding: "4px 0", fontSize: "0.6875rem", lineHeight: 1.4, letterSpacing: "-0.01em" } },
});
export const weekday = style({ "@media": { [narrow]: { display: "block", color: colour.muted } } });
globalStyle(`${grid} th[scope=col] ${month}`, { "@media": { [narrow]: { display: "none" } } });
globalStyle(`${grid} th[scope=row] ${month}`, { display: "inline" });
globalStyle(`${grid} th:first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.line}`,
  textAlign: "start",
  "@media": { [narrow]: { inlineSize: "4.25rem", paddingInlineStart: "0.75rem", whiteSpace: "normal" } },
});
globalStyle(`${grid} tbody :is(th, td)`, { borderBlockStart: `1px solid ${colour.line}` });
globalStyle(`${grid} td`, { padding: "2px", color: colour.muted, "@media": { [narrow]: { padding: "1px" } } });
export const cell = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "2.75rem",
  borderRadius: radius.small,
  color: colour.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [narrow]: { fontSize: "0.8125rem" } },
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-current]": { boxShadow: `inset 0 0 0 2px ${colour.brand}`, fontWeight: 600 },
  },
});
/** What costs least of all pairs, and as much as that. */
export const leastCell = style([cell, { background: colour.successSoft, color: colour.success, fontWeight: 600 }]);
