import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, size, space } = vars;

export const head = style([
  besidePrice,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${space["3"]}` },
]);
export const firm = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  vars: { "--mark": "1.5rem" },
  "@media": { [from("md")]: { vars: { "--mark": "2rem" } } },
});
export const operator = style({
  fontSize: size.body,
  fontWeight: 600,
  color: colour.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.micro });
export const rating = style([quiet, { display: "inline-flex", alignItems: "center", gap: space["1"] }]);
globalStyle(`${rating} > svg`, { color: colour.warning, fill: "currentColor" });
/** How many say so, where there is room. */
export const reviews = style({ display: "none", "@media": { [from("md")]: { display: "inline" } } });
export const amenities = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["3"]}`,
});
export const amenity = style({ display: "inline-flex", alignItems: "center", gap: space["1"] });
export const refund = style({ color: colour.success, fontWeight: 500 });
export const summary = style({
  fontSize: size.micro,
  inlineSize: "max-content",
  paddingBlock: space["1"],
  color: colour.brand,
  cursor: "pointer",
});
export const facts = style({ display: "grid", gap: space["4"], paddingBlock: space["3"], color: colour.text });
export const factTitle = style({ fontSize: size.small, fontWeight: 600 });
export const factList = style({ display: "grid", gap: space["1"], fontSize: size.small });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space["3"] });
export const pair = style({
  display: "grid",
  gap: space["4"],
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
