import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const quiet = style({ color: colour.muted, fontSize: size.small });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space["3"]}`,
});
export const route = style({ fontSize: size.title });
export const ends = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space["2"] });
globalStyle(`${ends} > svg`, { color: colour.muted });
export const from = style({ display: "flex", alignItems: "baseline", gap: space["1"], marginBlockStart: "auto" });
