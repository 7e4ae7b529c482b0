import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { facts } from "../offer-page/edge-card.css.ts";
import { roomy } from "../results/picture-card.css.ts";

const { colour, size } = vars;

/** Its name and where it leads: on phones three lines in all, so that no face takes more or fewer than another. */
export const what = style({
  blockSize: "4.125rem",
  overflow: "hidden",
  "@container": { [roomy]: { blockSize: "auto" } },
});
export const name = style({ margin: 0, fontSize: size.lead, lineHeight: "1.5rem" });
export const stops = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  margin: 0,
  overflow: "hidden",
  fontSize: size.micro,
  lineHeight: "1.125rem",
  "@container": { [roomy]: { fontSize: size.small, lineHeight: 1.5 } },
});
/** A phone leaves to the picture what kind it is. */
globalStyle(`${facts} > :first-child:is(span)`, {
  display: "none",
  "@container": { [roomy]: { display: "inline" } },
});
export const good = style([facts, { padding: 0, listStyle: "none", color: colour.success, fontWeight: 500 }]);
/** On a phone that it is confirmed at once goes without saying: what is not so is told. */
globalStyle(`${good}[data-instant] > li:last-child`, {
  display: "none",
  "@container": { [roomy]: { display: "inline-flex" } },
});
export const ask = style({ margin: 0, color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const day = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.5, whiteSpace: "nowrap" });
