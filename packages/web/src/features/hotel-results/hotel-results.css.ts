import { from, layer, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  paddingBlockEnd: space["8"],
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "17.5rem minmax(0, 1fr)", gap: space["8"] } },
});
/** The list with the map beside it; the filters give way to it. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space["6"],
  alignItems: "start",
});
export const side = style({
  display: "none",
  position: "sticky",
  insetBlockStart: "5rem",
  maxBlockSize: "calc(100dvb - 5.5rem)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  padding: "4px",
  paddingInlineEnd: space["3"],
  marginInlineStart: "-4px",
  "@media": { [from("lg")]: { display: "block" } },
});
/** On a page without script the filters are a form, below the list where there is no room beside it. */
export const plainSide = style({
  order: 1,
  "@media": { [from("lg")]: { order: 0 } },
});
export const plainForm = style({ display: "grid", gap: space["4"] });
export const narrowOnly = style({ "@media": { [from("lg")]: { display: "none" } } });
export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  minInlineSize: 0,
});
export const head = style({
  position: "sticky",
  insetBlockStart: "4rem",
  zIndex: layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  marginInline: "-1rem",
  padding: `${space["1"]} 1rem`,
  background: colour.canvas,
  "@media": { [from("lg")]: { position: "static", marginInline: 0, padding: 0 } },
});
export const buttons = style({ display: "flex", gap: space["2"] });
export const count = style({ fontWeight: 600, fontSize: size.small });
/** Above the list where there is one column, and in sight beside it where there are two. */
export const map = style({
  blockSize: "min(32rem, 62dvb)",
  borderRadius: radius.large,
  overflow: "hidden",
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: "5rem", blockSize: "calc(100dvb - 6rem)" } },
});
export const mapComing = style([map, { background: colour.sunken }]);
export const mapWaiting = style({ blockSize: "100%", background: colour.sunken });
export const coming = style({ display: "grid", gap: space["4"] });
