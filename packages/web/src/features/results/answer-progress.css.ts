import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size } = vars;

export const progress = style({
  position: "relative",
  minBlockSize: "1.625rem",
  alignContent: "center",
  lineHeight: 1.35,
  "@media": { [from("lg")]: { minBlockSize: "2.75rem" } },
});
/** With the note in one line where both fit. */
export const found = style({
  display: "inline",
  marginInlineEnd: "0.75em",
  fontSize: size.body,
  fontWeight: 600,
});
export const note = style({ display: "inline", color: colour.muted, fontSize: size.micro });
