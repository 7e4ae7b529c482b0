import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const columns = style({
  display: "grid",
  gap: space["8"],
  alignItems: "start",
  paddingBlock: space["8"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)", gap: space["16"] } },
});
/** The page around it leaves room for plain text; a band of colour begins right under the header. */
export const flush = style({ marginBlockStart: `calc(-1 * ${space["6"]})` });
export const small = style({ marginBlockStart: space["6"], color: colour.muted, fontSize: size.small });
export const heading = style({ marginBlockEnd: space["4"] });
