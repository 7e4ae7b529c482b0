import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const page = style({ display: "grid", gap: space["5"], maxInlineSize: "32rem", marginInline: "auto" });
export const intro = style({ color: colour.muted, textWrap: "pretty" });
export const form = style({
  display: "grid",
  gap: space["5"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
