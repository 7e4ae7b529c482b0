import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** Pushed along where there is no room for all days; the days of the way out stay in sight. */
export const frame = style({
  inlineSize: "100%",
  overflowX: "auto",
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
});
export const grid = style({
  inlineSize: "100%",
  minInlineSize: "48rem",
  borderCollapse: "collapse",
  background: colour.surface,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const caption = style({ marginBlock: `0 ${space["2"]}`, color: colour.muted, fontSize: size.micro });
globalStyle(`${grid} th`, { padding: space["2"], fontSize: size.micro, fontWeight: 500, whiteSpace: "nowrap" });
globalStyle(`${grid} th:first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  background: colour.surface,
  textAlign: "start",
});
/** The long Arabic days in two lines on phones, so that they do not stand over the pair in the middle. */
globalStyle(`${grid}:lang(ar) th:first-child`, {
  "@media": { [`not all and ${from("md")}`]: { inlineSize: "5.5rem", lineHeight: 1.4, whiteSpace: "normal" } },
});
globalStyle(`${grid} td`, { padding: "2px", color: colour.muted, borderBlockStart: `1px solid ${colour.line}` });
export const cell = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "2.75rem",
  borderRadius: radius.small,
  color: colour.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-current]": { boxShadow: `inset 0 0 0 2px ${colour.brand}`, fontWeight: 600 },
  },
});
