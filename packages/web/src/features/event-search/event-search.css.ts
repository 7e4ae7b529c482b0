import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** What is chosen by it follows close: the first events are in sight. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlock: `2.5rem calc(-1 * ${space["2"]})`,
  "@media": { [from("md")]: { marginBlock: `${space["3"]} calc(-1 * ${space["2"]})` } },
});
