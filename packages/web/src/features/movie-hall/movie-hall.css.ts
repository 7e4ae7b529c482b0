import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { wideBox } from "../seat-plan/seats-page.css.ts";

const { colour, radius, size, space } = vars;

export const head = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${space["1"]} ${space["3"]}`,
  justifyContent: "space-between",
});
globalStyle(`${head} > h1`, { "@media": { [`not all and ${from("md")}`]: { fontSize: size.heading } } });
export const lines = style({ inlineSize: "100%" });
export const rated = style({ color: colour.text });
/** While it is asked how many they are the hall itself is all that is seen of it. */
export const glimpse = style([wideBox, { padding: 0 }]);
globalStyle(`${glimpse} > :not(:has([role=grid]))`, { display: "none" });
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0 });
export const ask = style({ display: "grid", gap: space["4"] });
export const categories = style({ display: "grid", gap: space["2"], border: 0, margin: 0, padding: 0 });
// No gap of a grid is below a legend.
globalStyle(`${categories} > legend`, { marginBlockEnd: space["2"] });
/** A price as a row to press; a radio underneath. */
export const category = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "3.25rem",
  paddingInline: space["4"],
  paddingBlock: space["2"],
  border: `1.5px solid ${colour.line}`,
  borderRadius: radius.medium,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: colour.brand, background: colour.brandSoft },
    "&:has(:disabled)": { color: colour.muted, cursor: "not-allowed" },
    "&:has(:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" },
  },
});
export const words = style({ display: "grid", lineHeight: 1.35 });
