import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const questions = style({ maxInlineSize: "52rem" });
export const beside = style({
  display: "grid",
  alignItems: "start",
  gap: vars.space["8"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.9fr) minmax(0, 1fr)" } },
});
