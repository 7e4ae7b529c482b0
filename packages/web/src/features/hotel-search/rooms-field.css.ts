import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const room = style({
  display: "grid",
  gap: space["3"],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space["3"],
  border: 0,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const roomTitle = style({ padding: 0, fontWeight: 600 });
export const ages = style({ display: "grid", gap: space["3"], gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
export const error = style({ margin: 0, color: colour.danger, fontSize: size.small });
export const full = style({
  padding: space["3"],
  borderRadius: radius.small,
  background: colour.sunken,
  color: colour.muted,
  fontSize: size.micro,
});
