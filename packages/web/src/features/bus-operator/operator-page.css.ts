import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["5"] });
/** Who they are, with their coaches beside it where there is room. */
export const intro = style({
  display: "grid",
  gap: space["5"],
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)" } },
});
/** In one look. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["4"]}`,
  fontWeight: 600,
});
globalStyle(`${facts} > :first-child`, { color: colour.text, fontSize: size.body });
/** The pictures in a row that scrolls on phones; a list, so that it is told how many there are. */
export const gallery = style({
  display: "grid",
  gridAutoFlow: "column",
  // The third looks in at the edge: the row goes on.
  gridAutoColumns: "min(11rem, 38vw)",
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  margin: 0,
  padding: 0,
  paddingBlockEnd: space["2"],
  listStyle: "none",
  "@media": { [from("lg")]: { gridAutoColumns: "minmax(0, 1fr)" } },
});
export const figure = style({ display: "grid", gap: space["2"], margin: 0, scrollSnapAlign: "start" });
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  borderRadius: radius.large,
  background: colour.sunken,
});
export const caption = style({ color: colour.muted, fontSize: size.small });
export const columns = style({
  display: "grid",
  gap: space["6"],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)" } },
});
export const box = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  minInlineSize: 0,
});
/** As many beside each other as there is room for. */
const columnsOf = (least: string) =>
  ({
    display: "grid",
    gap: space["3"],
    margin: 0,
    padding: 0,
    listStyle: "none",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  }) as const;
export const routes = style(columnsOf("20rem"));
export const cities = style(columnsOf("12rem"));
export const route = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  gap: `${space["1"]} ${space["3"]}`,
  blockSize: "100%",
  padding: space["3"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.control}`,
  color: colour.text,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  ":hover": { borderColor: colour.brand, background: colour.brandSoft },
});
export const price = style({ fontWeight: 600, color: colour.brand, whiteSpace: "nowrap" });
export const list = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const coach = style({ display: "grid", gap: space["1"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const told = style([quiet, { gridColumn: "1 / -1" }]);
export const ends = style({ lineHeight: 1.35 });
export const heading = style({ fontSize: size.lead });
export const names = style({ margin: 0, fontSize: size.body, fontWeight: 600 });
