import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const changes = style({ margin: 0, display: "grid", gap: space["3"] });
export const change = style({
  display: "grid",
  gap: space["1"],
  paddingBlockEnd: space["3"],
  borderBlockEnd: `1px solid ${colour.line}`,
  "@media": { [from("sm")]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const changeName = style({ color: colour.muted, fontSize: size.small });
export const changeValue = style({ margin: 0, overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });
