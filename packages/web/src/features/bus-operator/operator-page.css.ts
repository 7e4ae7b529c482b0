import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["6"], paddingBlock: space["6"] });
export const intro = style({ display: "grid", gap: space["2"] });
/** The pictures in a row that scrolls on phones; a list, so that it is told how many there are. */
export const gallery = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(17rem, 78vw)",
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  margin: 0,
  padding: 0,
  paddingBlockEnd: space["2"],
  listStyle: "none",
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
export const scroll = style({ overflowX: "auto" });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: size.small });
export const cell = style({
  paddingBlock: space["2"],
  paddingInline: `0 ${space["3"]}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
export const time = style([cell, { whiteSpace: "nowrap" }]);
export const list = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const coach = style({ display: "grid", gap: space["1"] });
export const quiet = style({ color: colour.muted, fontSize: size.small });
export const names = style({ fontWeight: 600 });
