import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { strip } from "../vertical-home/strip-rule.ts";

const { colour, radius, space } = vars;

export const choices = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["2"] });
/** Categories: a picture of each, and how many there are. */
export const kinds = style(strip("9rem", "9rem", space["4"]));
export const kind = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  ":hover": { borderColor: colour.brand },
});
export const kindWords = style({ display: "grid", padding: space["3"], fontWeight: 600, lineHeight: 1.3 });
