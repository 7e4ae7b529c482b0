import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { size, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  paddingBlock: space["5"],
});
/** What is told, and beside it what it comes to. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", gap: space["8"] } },
});
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["8"] });
globalStyle(`${parts} > section`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["4"] });
globalStyle(`${parts} > section > h2`, { margin: 0, fontSize: size.heading });
