import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, size, space } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  columnGap: space["4"],
});
export const note = style({ display: "block", color: colour.muted, fontSize: size.small });
