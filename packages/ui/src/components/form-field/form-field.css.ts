import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

export const field = style({ display: "flex", flexDirection: "column", gap: space["1"], minInlineSize: 0 });
/** What stands around a field whose list opens beside it. */
export const place = style({ position: "relative" });
export const label = style({ fontSize: size.small, fontWeight: 500 });
export const optional = style({ color: colour.muted, fontWeight: 400, marginInlineStart: space["2"] });
export const hint = style({ fontSize: size.small, color: colour.muted });
export const error = style({
  display: "flex",
  alignItems: "start",
  gap: space["1"],
  fontSize: size.small,
  color: colour.danger,
  selectors: {
    "&::before": {
      content: "!",
      flexShrink: 0,
      inlineSize: "1.15em",
      blockSize: "1.15em",
      marginBlockStart: "0.2em",
      borderRadius: "50%",
      background: colour.dangerFill,
      color: colour.onDanger,
      fontSize: "0.8em",
      fontWeight: 700,
      lineHeight: "1.15em",
      textAlign: "center",
    },
  },
});

/** The frame of every control that is typed into or chosen from. */
export const frame = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "3rem",
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  transition: `border-color ${move}`,
  selectors: {
    "&:hover": { borderColor: colour.text },
    "&:has(:focus-visible)": { borderColor: colour.brand, outline: `2px solid ${colour.brand}` },
    // The focus stands off what is wrong: each is seen beside the ground between them.
    "&:has([aria-invalid=true])": { borderColor: colour.danger, outlineOffset: "2px" },
    "&:has(:disabled)": { background: colour.sunken, borderColor: colour.line, color: colour.muted },
  },
  "@media": { [forcedColours]: { selectors: { "&:has(:focus-visible)": { outline: "3px solid Highlight" } } } },
});
export const control = style({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: "100%",
  minBlockSize: "2.875rem",
  margin: 0,
  paddingInline: space["4"],
  paddingBlock: 0,
  border: 0,
  borderRadius: "inherit",
  background: "none",
  outline: "none",
  selectors: { "&::placeholder": { color: colour.muted, opacity: 1 } },
});
export const tall = style({ minBlockSize: "7rem", paddingBlock: space["3"], resize: "vertical" });
export const lead = style({ marginInlineStart: space["4"], marginInlineEnd: "-0.5rem", color: colour.muted });
