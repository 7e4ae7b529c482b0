import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, move, radius, size, space } = vars;
const narrow = `not all and ${from("md")}`;

export const title = style({ fontSize: size.lead, fontWeight: 600, marginBlockEnd: space["3"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const least = style({ color: colour.text, fontWeight: 600 });
export const ways = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  gap: space["3"],
  gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["2"] } },
});
export const way = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  blockSize: "100%",
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.control}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  transition: `border-color ${move}`,
  // A row where they stand below each other: what is saved at its end.
  "@media": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: `${space["2"]} ${space["3"]}`, lineHeight: 1.5 },
  },
  ":hover": { borderColor: colour.brand, background: colour.brandSoft },
});
/** A saving in large sums is longer than a narrow card. */
export const saving = style({ minInlineSize: 0, "@media": { [narrow]: { gridArea: "1 / 2" } } });
globalStyle(`${way} > ${quiet}`, { "@media": { [narrow]: { gridColumn: "1 / -1" } } });
globalStyle(`${saving} > *`, { whiteSpace: "normal", borderRadius: radius.medium });
