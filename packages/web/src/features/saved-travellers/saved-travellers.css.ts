import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["5"] });
export const note = style({ color: colour.muted, fontSize: size.small });
export const list = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["3"] });
export const person = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space["3"]} ${space["4"]}`,
  padding: space["4"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": { [from("sm")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", padding: space["5"] } },
});
export const words = style({ display: "grid", gap: space["1"], minInlineSize: 0, overflowWrap: "anywhere" });
export const name = style({ fontSize: size.body });
export const document = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["2"]}`,
  fontSize: size.small,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  gridColumn: "1 / -1",
  "@media": { [from("sm")]: { gridColumn: "auto" } },
});
