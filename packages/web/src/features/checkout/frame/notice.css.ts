import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space } = vars;

export const page = style({
  display: "grid",
  gap: space["5"],
  inlineSize: "100%",
  maxInlineSize: "46rem",
  marginInline: "auto",
  paddingInline: space["4"],
});
export const notice = style([page, { outline: "none" }]);
export const wait = style([
  page,
  { outline: "none", justifyItems: "center", textAlign: "center", paddingBlock: space["12"] },
]);
export const intro = style({ color: colour.muted, textWrap: "pretty" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });
