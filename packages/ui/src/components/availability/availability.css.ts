import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours, from } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

/** As many beside each other as there is room for: none is cut off. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: space["2"],
});
export const weeks = style({ display: "grid", gap: space["2"], gridTemplateColumns: "minmax(0, 1fr)" });
export const later = style({ display: "grid", gap: space["2"] });
export const laterWords = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  minBlockSize: "2.75rem",
  color: colour.brand,
  fontWeight: 500,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${later}[open] > ${laterWords} > span:first-child`, { display: "none" });
globalStyle(`${later}:not([open]) > ${laterWords} > span:nth-child(2)`, { display: "none" });
globalStyle(`${later}[open] > ${laterWords} > svg`, { rotate: "180deg" });
export const grid = style({ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "2px" });
export const weekday = style({ color: colour.muted, fontSize: size.micro, fontWeight: 500, textAlign: "center" });

const choice = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  borderRadius: radius.medium,
  border: `1.5px solid ${colour.line}`,
  background: colour.surface,
  cursor: "pointer",
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
  transition: `background ${move}, border-color ${move}`,
  // Of a link.
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { borderColor: colour.brand, background: colour.brandSoft },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
    "&:hover": { borderColor: colour.control },
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "1px" },
    "&:has(:disabled)": {
      cursor: "not-allowed",
      color: colour.muted,
      background: "transparent",
      borderStyle: "dashed",
    },
  },
  "@media": {
    [forcedColours]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } } },
  },
});
/** In a row: its words one below the other. */
export const chip = style([choice, { gap: "0.125rem", paddingBlock: space["2"], paddingInline: space["3"] }]);
/** In a month: as high as a finger. */
export const day = style([
  choice,
  {
    minBlockSize: "3.25rem",
    paddingBlock: "0.2rem",
    // Two words that would touch its sides stand one below the other.
    paddingInline: "0.125rem",
    justifyItems: "center",
    borderColor: "transparent",
    borderRadius: radius.small,
  },
]);
/** A day that nothing is on: there, and not to be pressed. */
export const off = style({
  display: "grid",
  minBlockSize: "3.25rem",
  alignContent: "center",
  justifyItems: "center",
  color: colour.muted,
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
export const main = style({ fontWeight: 600 });
/** The month of a day that is the first of it. */
export const over = style({
  color: colour.brand,
  fontSize: "0.625rem",
  fontWeight: 600,
  "@media": { [from("md")]: { fontSize: size.micro } },
});
export const note = style({ color: colour.muted, fontSize: size.micro });
export const few = style([note, { color: colour.warning, fontWeight: 500 }]);
/** As narrow as a day of a phone's month. */
export const short = style({
  fontSize: "0.625rem",
  textAlign: "center",
  letterSpacing: "-0.02em",
  "@media": { [from("md")]: { fontSize: size.micro, letterSpacing: "normal" } },
});
