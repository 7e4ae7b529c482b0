import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list } from "./strip-rule.ts";

const { colour, radius, size, space } = vars;

/** One below the other on phones, in columns where there is room. */
export const cities = style({
  ...list,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: space["3"],
  "@media": { [from("md")]: { gap: space["4"] } },
});
export const city = style({
  padding: `${space["4"]} ${space["4"]} ${space["2"]}`,
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const name = style({ marginBlockEnd: space["2"], fontSize: size.lead });
export const spots = style({ ...list, display: "grid" });
export const spot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  ":hover": { color: colour.brand },
});
globalStyle(`${spots} > li + li > ${spot}`, { borderBlockStart: `1px solid ${colour.line}` });
globalStyle(`${spot} > svg`, { color: colour.tile });
/** Phones have room for two quarters beside each other, with their prices under their names. */
const narrow = `not all and ${from("md")}`;
globalStyle(spots, {
  "@media": { [narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space["4"] } },
});
globalStyle(`${spots} > li:first-child`, { "@media": { [narrow]: { gridColumn: "1 / -1" } } });
globalStyle(`${spots} > li + li > ${spot}`, {
  "@media": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0, alignContent: "center", minBlockSize: "3.5rem" },
  },
});
globalStyle(`${spots} > li + li > ${spot} > svg`, { "@media": { [narrow]: { display: "none" } } });
export const near = style({ fontWeight: 600 });
export const said = style({ color: colour.muted, fontSize: size.micro, fontVariantNumeric: "tabular-nums" });
