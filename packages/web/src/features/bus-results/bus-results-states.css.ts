import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const coming = style({ display: "grid", gap: space["4"] });
export const card = style({
  display: "grid",
  gap: space["4"],
  alignContent: "center",
  minBlockSize: "10rem",
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
