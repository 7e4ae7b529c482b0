import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const bar = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  minBlockSize: "3.5rem",
  paddingInline: space["4"],
  paddingBlock: space["2"],
  borderRadius: "inherit",
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["4"]}`,
  minInlineSize: 0,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["3"]}`,
  color: colour.muted,
  fontSize: size.small,
});
export const change = style({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space["2"],
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 500,
});
export const form = style({
  padding: space["4"],
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": { [from("md")]: { padding: space["5"] } },
});
