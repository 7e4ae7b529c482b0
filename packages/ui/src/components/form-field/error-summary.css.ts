import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

const wrong = style({
  border: `1px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.dangerSoft,
  color: colour.text,
});
export const summary = style([
  wrong,
  // Clear of a header that stays.
  { padding: `${space["4"]} ${space["5"]}`, scrollMarginBlockStart: "5.5rem" },
]);
export const compactSummary = style([
  wrong,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space["4"]}`,
    paddingInline: space["4"],
    paddingBlock: space["2"],
    fontSize: size.small,
  },
]);
globalStyle(`${compactSummary} > ul`, {
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["4"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const compactTitle = style({ margin: 0, fontWeight: 600 });
export const summaryTitle = style({ fontWeight: 600, fontSize: size.body });
export const summaryLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  color: colour.danger,
  fontSize: size.small,
  "@media": { "(pointer: fine)": { minBlockSize: "2rem" } },
});
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  fontSize: size.small,
  fontWeight: 600,
  cursor: "pointer",
});
