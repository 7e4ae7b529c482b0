import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { framed } from "../offer-page/framed.css.ts";
import { list } from "../vertical-home/strip-rule.ts";

const { colour, size, space } = vars;

/** The picture beside what it is of, where there is room. */
export const head = style({
  display: "grid",
  gap: space["4"],
  alignItems: "center",
  paddingBlockEnd: space["3"],
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)", gap: space["6"] } },
});
/** Lower on phones, so that the dates are in sight. */
export const picture = style([
  framed,
  { vars: { "--frame": "5 / 3" }, "@media": { [from("md")]: { vars: { "--frame": "4 / 3" } } } },
]);
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start", minInlineSize: 0 });
export const title = style({ margin: 0 });
export const when = style({ margin: 0, fontSize: size.lead, fontWeight: 600, lineHeight: 1.4 });
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.5 });
export const marks = style({ ...list, display: "flex", flexWrap: "wrap", gap: space["2"] });
export const prose = style({ margin: 0, maxInlineSize: "42rem", lineHeight: 1.6 });
/** The date that the price is of. */
export const date = style({ color: colour.text, fontSize: size.small, fontWeight: 600 });
/** Of the passes' screen: what is chosen, and beside it what it comes to. */
export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] });
export const subtitle = style({ margin: 0, fontSize: size.title });
/** Of one pass, under its name. */
export const price = style({ display: "block", color: colour.text, fontSize: size.body, lineHeight: 1.6 });
export const few = style({ color: colour.warning, fontWeight: 500 });
/** What is like it, below the page. */
export const similar = style({ display: "grid", gap: space["4"], paddingBlock: space["6"] });
