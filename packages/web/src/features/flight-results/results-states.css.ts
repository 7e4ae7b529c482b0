import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

export const coming = style({ display: "grid", gap: space["3"] });
export const card = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) 10rem" } },
});
export const legs = style({ display: "grid", gap: space["4"] });
export const leg = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: space["4"],
  alignItems: "center",
});
export const price = style({ display: "grid", gap: space["3"], justifyItems: "center", alignContent: "center" });
