import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list } from "./strip-rule.ts";

const { colour, radius, size, space } = vars;

export const panel = style({
  display: "grid",
  gap: space["5"],
  padding: space["6"],
  borderRadius: radius.large,
  background: colour.brandSoft,
});
export const stands = style({ ...list, display: "grid", gap: space["5"] });
export const stand = style({ display: "flex", gap: space["3"] });
globalStyle(`${stand} > svg`, { flexShrink: 0, color: colour.brand });
export const title = style({ marginBlockEnd: space["1"], fontSize: size.body });
export const words = style({ color: colour.muted, fontSize: size.small });
