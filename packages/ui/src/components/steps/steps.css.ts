import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours, from } from "../../theme/media.ts";

const { colour, size, space } = vars;

export const list = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  "@media": { [from("md")]: { gap: space["4"] } },
});
/** The line to the step before takes up what room there is. */
export const step = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  color: colour.muted,
  fontSize: size.small,
  minInlineSize: 0,
  selectors: {
    "& + &": { flexGrow: 1 },
    "& + &::before": {
      content: "",
      flexGrow: 1,
      minInlineSize: space["3"],
      borderBlockStart: `2px solid ${colour.line}`,
    },
    "&[data-state=done]": { color: colour.text },
    "&[data-state=current]": { color: colour.text, fontWeight: 600 },
    "&[data-state=done] + &::before, &[data-state=done]::before": { borderColor: colour.brand },
  },
});
export const target = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: { "a&:hover": { color: colour.brand } },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: "50%",
  border: `1.5px solid ${colour.control}`,
  fontSize: size.micro,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "[data-state=done] &": { background: colour.brandSoft, borderColor: colour.brand, color: colour.brand },
    "[data-state=current] &": { background: colour.brandFill, borderColor: colour.brandFill, color: colour.onBrand },
  },
  "@media": { [forcedColours]: { selectors: { "[data-state=current] &": { outline: "2px solid Highlight" } } } },
});
/** On phones only the current step is named; the others keep their names for those who listen. */
export const name = style({
  selectors: {
    "[data-state=done] &, [data-state=ahead] &": {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
  "@media": {
    [from("md")]: {
      selectors: {
        "[data-state=done] &, [data-state=ahead] &": {
          position: "static",
          inlineSize: "auto",
          blockSize: "auto",
          margin: 0,
          overflow: "visible",
          clipPath: "none",
        },
      },
    },
  },
});
