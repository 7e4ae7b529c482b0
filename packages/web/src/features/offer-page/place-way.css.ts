import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, space } = vars;

/** How one comes there, beside where it is. */
export const way = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)", alignItems: "start" },
    print: { display: "none" },
  },
});
export const words = style({ display: "grid", gap: space["3"], justifyItems: "start" });
export const title = style({ margin: 0, fontSize: vars.size.title });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const map = style({
  blockSize: "22rem",
  borderRadius: radius.medium,
  overflow: "hidden",
  background: colour.sunken,
});
/** In the map's room, until it is drawn: the name, where its pin will be. */
export const coming = style({ display: "grid", placeItems: "center", blockSize: "100%" });
globalStyle(`${coming} > bdi`, {
  paddingInline: space["3"],
  border: `1.5px solid ${colour.brand}`,
  borderRadius: radius.pill,
  background: colour.surface,
  fontSize: vars.size.small,
  fontWeight: 600,
});
