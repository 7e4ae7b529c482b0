import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size } = vars;

export const progress = style({
  position: "relative",
  minBlockSize: "1.625rem",
  alignContent: "center",
  lineHeight: 1.35,
  // Where the filters stand at the end of the line, it leaves them the room.
  "@media": { [from("lg")]: { minBlockSize: "2.75rem", maxInlineSize: "13.5rem" } },
});
/**
 * With the note in one line where both fit. A box of its own: as one text with the note it would be the page's largest paint, which then
 * came when the search was over.
 */
export const found = style({
  display: "inline-block",
  marginInlineEnd: "0.75em",
  fontSize: size.body,
  fontWeight: 600,
});
export const note = style({
  color: colour.muted,
  fontSize: size.micro,
  "@media": { [`not all and ${from("lg")}`]: { display: "inline" } },
});
