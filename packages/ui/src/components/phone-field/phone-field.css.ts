import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** The code in sight; the native list lies over it unseen and opens with full names. */
export const code = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  flexShrink: 0,
  paddingInline: `${vars.space["4"]} ${vars.space["3"]}`,
  minBlockSize: "2.875rem",
  borderInlineEnd: `1px solid ${vars.colour.line}`,
  fontVariantNumeric: "tabular-nums",
});
export const list = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
  appearance: "none",
});
export const seen = style({
  borderRadius: `calc(${vars.radius.medium} - 1px)`,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  selectors: { "&:has(:focus-visible)": { background: vars.colour.brandSoft } },
});
