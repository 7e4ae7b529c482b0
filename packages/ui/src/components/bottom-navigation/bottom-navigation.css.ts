import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, move } = vars;

export const bar = style({
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
});
export const list = style({ display: "flex" });
export const entry = style({ flex: "0 0 calc(100% / var(--places))", minInlineSize: 0 });
export const link = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  // From the top, so that the marks stand in one row, whichever name takes two lines.
  gap: "0.125rem",
  minBlockSize: "4.25rem",
  paddingBlockStart: "0.5rem",
  paddingInline: "0.125rem",
  color: colour.muted,
  fontSize: "0.6875rem",
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  outlineOffset: "-3px",
  // Told by its colour and its mark: a bolder label is wider, and would take another line.
  selectors: { "&[aria-current]": { color: colour.brand } },
});
export const mark = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "3.25rem",
  blockSize: "1.875rem",
  borderRadius: radius.pill,
  transition: `background ${move}`,
  selectors: { "[aria-current] > &": { background: colour.brandSoft } },
});
