import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { framed } from "../offer-page/framed.css.ts";
import { panel as offerPanel } from "../offer-page/offer-page.css.ts";
import { list } from "../vertical-home/strip-rule.ts";

const { colour, size, space } = vars;

export { prose, quiet, title } from "../offer-page/offer-page.css.ts";

/** As high as it is, beside a higher card. */
export const panel = style([offerPanel, { alignContent: "start" }]);

/** What it is before anything is chosen, and in a glance. */
export const opening = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["5"] });
/** The picture beside what it is of, where there is room. */
export const head = style({
  display: "grid",
  gap: space["4"],
  alignItems: "center",
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 26rem) minmax(0, 1fr)", gap: space["6"] } },
});
/** Whole, as it is printed; smaller on phones, so that the dates are in sight. */
export const picture = style([framed, { inlineSize: "14rem", "@media": { [from("md")]: { inlineSize: "auto" } } }]);
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start", minInlineSize: 0 });
export const when = style({ margin: 0, fontSize: size.lead, fontWeight: 600, lineHeight: 1.4 });
export const marks = style({ ...list, display: "flex", flexWrap: "wrap", gap: space["2"] });
/** How many places there are, below the date that the price is of. */
export const left = style({ display: "block" });
export const date = style({ color: colour.text, fontSize: size.small, fontWeight: 600 });
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
export const subtitle = style({ margin: 0, fontSize: size.title });
/** What the passes are for, where there is room to say it, and what so many of one come to. */
export const offered = style({
  display: "none",
  "@media": { [from("lg")]: { display: "grid", gap: space["1"], fontSize: size.small, lineHeight: 1.4 } },
});
export const counted = style({ display: "flex", justifyContent: "space-between", gap: space["2"] });
/** The event's picture beside its passes. */
export const small = style([framed, { marginBlockEnd: space["2"] }]);
/** Of one pass, under its name. */
export const price = style({
  display: "block",
  color: colour.text,
  fontSize: size.lead,
  lineHeight: 1.6,
  selectors: { "&[data-gone]": { color: colour.muted, fontWeight: 400 } },
});
export const few = style({ color: colour.warning, fontWeight: 500 });
/** What is like it, below the page. */
export const similar = style({ display: "grid", gap: space["4"], paddingBlock: space["6"] });
