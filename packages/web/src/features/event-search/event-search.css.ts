import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list, strip } from "../vertical-home/strip-rule.ts";

const { colour, radius, size, space } = vars;

/** Pushed along on phones, in columns where there is room. */
export const tiles = style(strip("min(78vw, 17rem)", "15rem", space["5"]));
export const name = style({ margin: 0, fontSize: size.body, lineHeight: 1.35 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.45 });
/** Categories: a picture of each, and how many there are. */
export const kinds = style({
  ...list,
  display: "grid",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(44%, 9.5rem), 1fr))",
});
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
