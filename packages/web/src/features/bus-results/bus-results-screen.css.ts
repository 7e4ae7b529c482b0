import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, space } = vars;

export const list = style({ display: "grid", gap: space["4"], margin: 0, padding: 0, listStyle: "none" });
export const count = style({ color: colour.muted });
/** Beside the list where there is room, folded above it where there is none. */
export const side = style({ display: "none", "@media": { [from("lg")]: { display: "block" } } });
export const folded = style({ "@media": { [from("lg")]: { display: "none" } } });
