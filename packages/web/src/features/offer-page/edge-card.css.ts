import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import * as shared from "../results/picture-card.css.ts";

const { colour, size, space } = vars;

/** On phones what decides goes from edge to edge, below the picture and the name. */
export const card = style([
  shared.card,
  {
    gridTemplateColumns: "6.5rem minmax(0, 1fr)",
    "@container": {
      [shared.roomy]: { gridTemplateColumns: "11rem minmax(0, 1fr) 13rem", gridTemplateRows: "auto 1fr" },
    },
  },
]);
globalStyle(`${card} > :first-child`, { gridRow: "1", "@container": { [shared.roomy]: { gridRow: "1 / span 2" } } });
globalStyle(`${card} > :first-child img`, { minBlockSize: "7.25rem" });
const words = style([
  shared.words,
  { gap: space["1"], "@container": { [shared.roomy]: { gridColumn: 2, paddingInline: space["4"] } } },
]);
export const head = style([words, { paddingBlockEnd: 0, "@container": { [shared.roomy]: { paddingBlockEnd: 0 } } }]);
export const ease = style([
  words,
  {
    gridColumn: "1 / -1",
    gap: 0,
    paddingBlock: space["1"],
    "@container": { [shared.roomy]: { gridColumn: 2, paddingBlock: `${space["1"]} ${space["3"]}` } },
  },
]);
export const side = style([
  shared.side,
  { gridColumn: "1 / -1", "@container": { [shared.roomy]: { gridColumn: 3, gridRow: "1 / span 2" } } },
]);
/** Signs with a word or two each. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["3"]}`,
  margin: 0,
  color: colour.muted,
  fontSize: size.micro,
  "@container": { [shared.roomy]: { fontSize: size.small } },
});
globalStyle(`${facts} > *`, { display: "inline-flex", alignItems: "center", gap: space["1"] });
