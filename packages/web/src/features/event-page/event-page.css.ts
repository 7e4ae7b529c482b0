import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

/** The picture beside what it is of, where there is room. */
export const head = style({
  display: "grid",
  gap: space["4"],
  alignItems: "center",
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)", gap: space["6"] } },
});
export const picture = style({
  borderRadius: radius.large,
  overflow: "hidden",
  aspectRatio: "4 / 3",
  background: colour.sunken,
});
globalStyle(`${picture} img`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start", minInlineSize: 0 });
export const title = style({ margin: 0 });
export const when = style({ margin: 0, fontSize: size.lead, fontWeight: 600, lineHeight: 1.4 });
export const line = style({ margin: 0, lineHeight: 1.5 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.5 });
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const prose = style({ margin: 0, maxInlineSize: "42rem", lineHeight: 1.6 });
/** One pass below the other: what it is called, and what it costs. */
export const passes = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const pass = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space["1"]} ${space["4"]}`,
  padding: space["4"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const cost = style({ textAlign: "end", fontWeight: 600, fontVariantNumeric: "tabular-nums" });
/** Of the passes' screen: what is chosen, and beside it what it comes to. */
export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
export const subtitle = style({ margin: 0, fontSize: size.title });
export const few = style({ color: colour.warning, fontWeight: 500 });
/** What is like it, below the page. */
export const similar = style({ display: "grid", gap: space["4"], paddingBlock: space["6"] });
