import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const people = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space["4"] });
export const person = style({
  display: "grid",
  gap: space["1"],
  selectors: { "& + &": { paddingBlockStart: space["4"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const personHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["3"],
});
export const personName = style({ fontWeight: 600, letterSpacing: "0.02em" });
export const facts = style({
  margin: 0,
  display: "grid",
  gap: `${space["1"]} ${space["5"]}`,
  fontSize: size.small,
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const fact = style({ display: "flex", flexWrap: "wrap", columnGap: space["2"] });
export const factName = style({ color: colour.muted });
export const factValue = style({ margin: 0, overflowWrap: "anywhere" });
