import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const picks = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["2"] });
export const picksName = style({ fontSize: size.small, color: colour.muted });
export const lack = style({ color: colour.muted, fontSize: size.micro });
export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  border: `1px solid ${colour.control}`,
  borderRadius: radius.pill,
  background: colour.surface,
  color: colour.text,
  font: "inherit",
  fontSize: size.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: colour.sunken },
    "&[aria-pressed=true]": { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
  },
});
