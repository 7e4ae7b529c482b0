import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const picks = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const picksName = style({ inlineSize: "100%", fontSize: size.small, color: colour.muted });
export const pickWords = style({ display: "grid", textAlign: "start", lineHeight: vars.leading.tight });
export const pickName = style({ fontSize: size.small, fontWeight: 600 });
export const note = style({ color: colour.muted, fontSize: size.micro });
export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "3.25rem",
  paddingBlock: space["1"],
  paddingInline: `${space["3"]} ${space["4"]}`,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
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
