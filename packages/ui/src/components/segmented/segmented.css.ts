import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

export const group = style({
  display: "inline-flex",
  maxInlineSize: "100%",
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: "0.1875rem",
  gap: "0.125rem",
  borderRadius: radius.medium,
  background: colour.sunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
});
export const option = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space["2"],
  flex: "1 0 auto",
  minBlockSize: "2.75rem",
  minInlineSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: "0.625rem",
  fontSize: size.small,
  fontWeight: 500,
  color: colour.muted,
  cursor: "pointer",
  transition: `background ${move}, color ${move}`,
  selectors: {
    "&:hover": { color: colour.text },
    "&:has(:checked)": {
      background: colour.raised,
      color: colour.text,
      boxShadow: vars.shadow.card,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "-1px" },
    "&:has(:disabled)": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [forcedColours]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } } },
  },
});
export const input = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  inlineSize: "100%",
  blockSize: "100%",
});
