import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list, strip } from "./strip-rule.ts";

const { colour, radius, size, space } = vars;

export const cities = style(strip("min(82vw, 19rem)", "17rem", space["4"]));
export const city = style({
  scrollSnapAlign: "start",
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
  gap: space["3"],
  minBlockSize: "2.75rem",
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  ":hover": { color: colour.brand },
});
globalStyle(`${spots} > li + li > ${spot}`, { borderBlockStart: `1px solid ${colour.line}` });
globalStyle(`${spot} > svg`, { color: colour.tile });
export const near = style({ fontWeight: 600 });
export const said = style({ color: colour.muted, fontSize: size.micro, fontVariantNumeric: "tabular-nums" });
