import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** A passport's page with the picture, as far as it has the names. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  gap: `${space["2"]} ${space["4"]}`,
  padding: `${space["3"]} ${space["4"]}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  lineHeight: 1.4,
});
/** A head and shoulders. */
export const portrait = style({
  minBlockSize: "3.25rem",
  borderRadius: radius.small,
  background: `radial-gradient(circle at 50% 38%, ${colour.control} 0 0.6rem, transparent 0.65rem), radial-gradient(circle at 50% 112%, ${colour.control} 0 1.3rem, transparent 1.35rem), ${colour.line}`,
});
export const lines = style({
  display: "grid",
  alignContent: "center",
  gap: `${space["1"]} ${space["4"]}`,
  margin: 0,
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const name = style({ color: colour.muted, fontSize: size.micro });
export const value = style({ margin: 0, fontWeight: 600, letterSpacing: "0.04em" });
export const note = style({ gridColumn: "1 / -1", color: colour.muted, fontSize: size.small, textWrap: "pretty" });
