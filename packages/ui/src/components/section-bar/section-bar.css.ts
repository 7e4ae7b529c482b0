import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { low } from "../../theme/media.ts";
import { layer } from "../../theme/tokens.ts";

const { colour, size, space } = vars;

export const bar = style({
  position: "sticky",
  insetBlockStart: "var(--page-top, 0px)",
  zIndex: layer.sticky,
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.canvas,
  "@media": { [low]: { position: "static" }, print: { display: "none" } },
});
export const list = style({
  display: "flex",
  gap: space["1"],
  margin: 0,
  padding: 0,
  // A name that goes on beyond the edge fades there; the last one ends before it.
  paddingInlineEnd: space["8"],
  maskImage: `linear-gradient(calc(90deg * ${vars.flow}), #000 calc(100% - ${space["8"]}), #0000)`,
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "3rem",
  paddingInline: space["3"],
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  outlineOffset: "-3px",
  selectors: {
    "&:hover": { color: colour.text },
    // A line that stays where a browser chooses the colours.
    "&[aria-current]": { color: colour.brand, textDecoration: "underline 3px", textUnderlineOffset: "0.9em" },
  },
});
/** What a section of the page wants: the bar does not lie over its first line, and being gone to draws no ring around all of it. */
export const section = style({
  scrollMarginBlockStart: "calc(var(--page-top, 0px) + 3.75rem)",
  outline: "none",
  "@media": { [low]: { scrollMarginBlockStart: 0 } },
});
