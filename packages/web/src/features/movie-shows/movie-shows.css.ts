import { from, vars } from "@safar/ui/theme";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { bar, split } from "../results/results-screen.css.ts";

const { colour, radius, size, space } = vars;

export const page = style({ display: "grid", gap: space["3"], gridTemplateColumns: "minmax(0, 1fr)" });
/** Those after the first week are as wide as the others. */
export const days = style({ gridAutoFlow: "column", gridAutoColumns: "minmax(max-content, 1fr)" });
/** The way to the others, and at the other end what saves and shares the film; as high before that has come. */
export const back = style({ display: "flex", alignItems: "center", minBlockSize: "2.75rem" });
globalStyle(`${back} > a`, { marginInlineEnd: "auto", color: colour.muted, paddingBlock: space["3"] });
/** On phones all orders are in sight, in a line of their own below what else there is to press. */
export const screen = style({ display: "contents" });
const onPhones = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${screen} ${bar}${part}`, { "@media": { [`not all and ${from("lg")}`]: rule } });
onPhones("", { flexWrap: "wrap" });
onPhones(" > nav", { order: 1, flex: "1 0 100%", gridAutoColumns: "minmax(0, 1fr)" });
onPhones(" > ul", { order: 1, flex: "1 0 100%", minInlineSize: 0, overflowX: "auto" });
/** The filters have them all: they leave their line to the first cinema until one is taken. */
onPhones(" > ul:not(:has([name]))", { display: "none" });
/** Beside the map they share a line with what orders by distance. */
globalStyle(`${screen} ${split} ${bar} > ul`, { "@media": { [from("lg")]: { flex: "1 1 0", inlineSize: "auto" } } });
/** So low on phones that the way on is in sight. */
export const low = style({});
globalStyle(`${low} > div`, { "@media": { [`not all and ${from("md")}`]: { paddingBlock: space["5"] } } });
globalStyle(`${low} > div > span`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
/** Of a day that has nothing left. */
export const full = style({ color: colour.muted, fontWeight: 400 });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
/** What is asked, and from large windows on beside it the way on; on smaller ones that comes last. */
export const asking = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space["4"]} ${space["6"]}`,
  alignItems: "start",
  marginBlockStart: space["4"],
  "@media": { [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 20rem" } },
});
export const side = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  "@media": {
    [from("lg")]: {
      position: "sticky",
      insetBlockStart: `calc(var(--page-top, 0px) + ${space["4"]})`,
      gridColumn: 2,
      gridRow: "1 / span 3",
    },
  },
});
/** Some ways on, side by side. */
export const ways = style({ display: "flex", flexWrap: "wrap", gap: space["2"], paddingBlockStart: space["2"] });
export const places = style({ display: "grid", gap: space["5"] });
/** Others, below the page. */
export const similar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  paddingBlock: space["6"],
});
export const chosen = style({ fontSize: size.lead, fontWeight: 600, margin: 0 });
export const city = style({ display: "grid", gap: space["2"], border: 0, margin: 0, padding: 0, minInlineSize: 0 });
globalStyle(`${city} > legend`, { fontWeight: 600, paddingBlockEnd: space["2"] });
