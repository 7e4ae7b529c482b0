import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const details = style({ display: "grid", gap: vars.space["6"] });
export const legs = style({
  display: "grid",
  gap: vars.space["6"],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
});
export const leg = style({ minInlineSize: 0 });
export const title = style({ fontSize: vars.size.body, marginBlockEnd: vars.space["3"] });
