import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { besidePrice } from "../results/offer-frame.css.ts";

const { colour, move, radius, size, space } = vars;

export const head = style([
  besidePrice,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    alignContent: "start",
    gap: `0 ${space["3"]}`,
    // On phones the price beside it has a word below it.
    "@media": { [`not all and ${from("md")}`]: { minBlockSize: "2.875rem" } },
  },
]);
export const name = style({ fontSize: size.body, fontWeight: 600 });
export const number = style({
  color: colour.muted,
  fontSize: size.micro,
  paddingInline: "0.375rem",
  borderRadius: radius.small,
  border: `1px solid ${colour.line}`,
});
export const late = style({ color: colour.warning, fontSize: size.micro, fontWeight: 500 });
export const terms = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["4"]}`,
});
export const usual = style({ display: "inline-flex", alignItems: "center", gap: space["1"] });
export const refund = style({ color: colour.success, fontWeight: 500 });
export const days = style({ display: "inline-flex", gap: "0.125rem" });
export const day = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  borderRadius: "50%",
  fontSize: "0.6875rem",
  color: colour.muted,
  selectors: { "&[data-on]": { background: colour.brandSoft, color: colour.brand, fontWeight: 600 } },
});
export const summary = style({
  fontSize: size.micro,
  inlineSize: "max-content",
  paddingBlock: space["1"],
  color: colour.brand,
  cursor: "pointer",
});
export const stops = style({ paddingBlock: space["3"] });

/** The classes side by side; pushed along on phones. */
export const rail = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(8.25rem, 1fr)",
  gap: space["2"],
  margin: 0,
  marginBlockStart: space["1"],
  // To the edge of the card, with half of the third in sight: there are more.
  marginInlineEnd: `calc(-1 * ${space["3"]})`,
  padding: "3px",
  listStyle: "none",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "@media": {
    [from("md")]: { gridAutoColumns: "minmax(8rem, 13rem)", marginInlineEnd: 0 },
  },
});
const tile = style({
  display: "grid",
  // Names may take two lines: prices stay level.
  gridTemplateRows: "1fr auto auto",
  gap: "0.125rem",
  blockSize: "100%",
  paddingBlock: space["2"],
  paddingInline: space["3"],
  borderRadius: radius.medium,
  border: `1.5px solid ${colour.line}`,
  fontSize: size.small,
  lineHeight: 1.4,
  scrollSnapAlign: "start",
});
export const oneClass = style([
  tile,
  {
    color: colour.text,
    background: colour.raised,
    borderColor: colour.control,
    textDecoration: "none",
    transition: `border-color ${move}, background ${move}`,
    ":hover": { borderColor: colour.brand, background: colour.brandSoft },
  },
]);
export const fullClass = style([tile, { color: colour.muted, background: colour.sunken, borderStyle: "dashed" }]);
export const className = style({ fontWeight: 500 });
export const classPrice = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const left = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  color: colour.success,
  fontSize: size.micro,
  selectors: { "&[data-few]": { color: colour.warning, fontWeight: 600 } },
});
