import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** A ticket: its code, and beside it whose it is and how it stands. */
export const ticket = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space["4"],
  paddingBlock: space["3"],
});
export const words = style({
  gridColumn: "2",
  display: "grid",
  justifyItems: "start",
  gap: space["1"],
  minInlineSize: 0,
});
