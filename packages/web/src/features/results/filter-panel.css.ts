import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const choice = style({ fontSize: size.small });
globalStyle(`${choice} label > span`, { flexGrow: 1, minInlineSize: 0 });
/** A pointer needs less room than a finger: more of the panel is in sight. */
globalStyle(`${choice} label`, {
  "@media": { [from("lg")]: { minBlockSize: "2.25rem", paddingBlock: "0.35rem" } },
});
/** Whether a value is wanted is said by more than its box. */
globalStyle(`${choice}:has(:checked)`, { fontWeight: 500 });
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  "@media": { [from("lg")]: { minBlockSize: "2.25rem" } },
});
globalStyle(`${more}[aria-expanded=true] > svg`, { rotate: "180deg" });
export const most = style({
  color: colour.muted,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const slider = style({
  inlineSize: "100%",
  blockSize: "2.75rem",
  margin: 0,
  accentColor: colour.brandFill,
  cursor: "pointer",
  "@media": { [from("lg")]: { blockSize: "1.75rem" } },
});
/** Below the slider, where it begins and where it ends. */
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: `calc(-1 * ${space["1"]})`,
  color: colour.muted,
  fontSize: size.micro,
  fontVariantNumeric: "tabular-nums",
});
