import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  marginBlockStart: space["2"],
  // Side by side also below a narrow field, beside which there is nothing.
  "@media": { [from("lg")]: { flexWrap: "nowrap", contain: "inline-size" } },
});
export const chip = style({
  flexShrink: 0,
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  whiteSpace: "nowrap",
  border: `1px solid ${colour.control}`,
  borderRadius: radius.pill,
  background: colour.surface,
  color: colour.text,
  fontSize: size.small,
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.brand },
    "&[aria-pressed=true]": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
    "&:focus-visible": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
  "@media": { [from("lg")]: { minBlockSize: "2rem" } },
});
