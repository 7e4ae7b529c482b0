import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";
import { list } from "../vertical-home/strip-rule.ts";

const { colour, radius, size, space } = vars;

export const places = style({
  ...list,
  display: "grid",
  gap: space["2"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))",
});
export const place = style({
  display: "flex",
  justifyContent: "space-between",
  // A long name has the line to itself, and how many there are the next.
  flexWrap: "wrap",
  alignContent: "center",
  alignItems: "center",
  columnGap: space["3"],
  minBlockSize: "3rem",
  paddingBlock: space["1"],
  paddingInline: space["4"],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  ":hover": { borderColor: colour.brand, color: colour.brand },
});
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: 1.5 });
export const country = style({ margin: 0, fontSize: size.lead });
export const group = style({
  display: "grid",
  gap: space["3"],
  selectors: { "& + &": { marginBlockStart: space["6"] } },
});
