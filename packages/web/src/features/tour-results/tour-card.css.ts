import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import * as shared from "../results/picture-card.css.ts";

const { colour, size, space } = vars;

export const card = style([
  shared.card,
  {
    gridTemplateColumns: "6.5rem minmax(0, 1fr)",
    "@container": { [shared.roomy]: { gridTemplateColumns: "12.5rem minmax(0, 1fr) 11.5rem" } },
  },
]);
/** On phones it keeps two lines, so that no face takes more or fewer than another. */
export const name = style({
  margin: 0,
  fontSize: size.lead,
  lineHeight: 1.3,
  minBlockSize: "2.6em",
  "@container": { [shared.roomy]: { minBlockSize: "auto" } },
});
/** A phone shows more tours instead: the tour's page has the rest. */
export const more = style([shared.quiet, { display: "none", "@container": { [shared.roomy]: { display: "block" } } }]);
export const good = style({
  display: "flex",
  flexDirection: "column",
  gap: `0 ${space["3"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: colour.success,
  fontSize: size.small,
  fontWeight: 500,
  "@container": { [shared.roomy]: { flexFlow: "row wrap" } },
});
/** On a phone that it is confirmed at once goes without saying: what is not so is told. */
globalStyle(`${good}[data-instant] > li:last-child`, {
  display: "none",
  "@container": { [shared.roomy]: { display: "list-item" } },
});
export const ask = style({ margin: 0, color: colour.warning, fontSize: size.small, fontWeight: 500 });
/** A line of its own on phones, whatever face it is written in. */
export const line = style([shared.quiet, { flexBasis: "100%" }]);
