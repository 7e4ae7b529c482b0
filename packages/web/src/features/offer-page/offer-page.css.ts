import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export { amount } from "./price-card.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  paddingBlockEnd: space["5"],
  "@media": { [from("md")]: { paddingBlockStart: space["5"] } },
});
/** What is offered, before anything is told of it. */
export const head = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["2"] });
/** What it costs at the least and the way to choose, beside the name where there is room. */
export const headRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["6"]}`,
});
export const least = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  margin: 0,
  "@media": { [from("md")]: { flexGrow: 0 } },
});
globalStyle(`${least} > button`, { flexShrink: 0 });
export const title = style({ overflowWrap: "anywhere", textWrap: "balance" });
/** The way back, and at the other end what can be done with the page; as high before that has come. */
export const ways = style({ display: "flex", alignItems: "center", minBlockSize: "2.75rem" });
globalStyle(`${ways} > :first-child`, { marginInline: `calc(-1 * ${space["4"]}) auto` });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["4"]}`,
  margin: 0,
  color: colour.muted,
  fontSize: size.small,
});
/** What the prices are for: phones say the days, and the way to change them. */
export const asked = style([line]);
globalStyle(`${asked} > span + span`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
/** Of a section: its parts, long texts and smaller heads. */
export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["5"] });
/** Two parts that are read together. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" } },
});
export const prose = style({ maxInlineSize: "42rem", margin: 0 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small });
export const subtitle = style({ margin: 0, fontSize: size.lead });
/** What is told, and beside it what it comes to. */
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", gap: space["8"] } },
});
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["8"] });
globalStyle(`${parts} > section`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["4"] });
globalStyle(`${parts} > section > h2`, { margin: 0, fontSize: size.heading });
