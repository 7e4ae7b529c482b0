import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

/** Above the list where there is one column, and in sight beside it where there are two. */
export const map = style({
  blockSize: "min(32rem, 62dvb)",
  borderRadius: vars.radius.large,
  overflow: "hidden",
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "5rem", blockSize: "calc(100dvb - 6rem)" } },
});
export const waiting = style({ blockSize: "100%", background: vars.colour.sunken });
