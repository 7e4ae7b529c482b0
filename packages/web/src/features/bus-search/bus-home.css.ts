import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

export const operators = style({
  display: "grid",
  gap: space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const about = style({ color: colour.muted, fontSize: size.small });
export const routes = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const route = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  transition: `border-color ${move}`,
  ":hover": { borderColor: colour.brand, color: colour.brand },
});
