import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const months = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  overflow: "hidden",
});
export const month = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space["1"]} ${space["5"]}`,
  minBlockSize: "3.5rem",
  paddingInline: space["5"],
  paddingBlock: space["3"],
  borderBlockEnd: `1px solid ${colour.line}`,
  color: "inherit",
  textDecoration: "none",
  selectors: { "li:last-child > &": { borderBlockEnd: 0 }, "&:hover": { background: colour.sunken } },
  "@media": { [from("md")]: { gridTemplateColumns: "10rem minmax(0, 1fr) 15rem 8rem" } },
});
export const name = style({ fontWeight: 500 });
export const bar = style({
  display: "none",
  "@media": {
    [from("md")]: {
      display: "block",
      blockSize: "0.625rem",
      inlineSize: "calc(100% * var(--share))",
      borderRadius: radius.pill,
      background: `linear-gradient(to right, ${colour.brandFill}, ${colour.tile})`,
    },
  },
});
export const price = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "end",
  gap: space["2"],
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const lowest = style({
  paddingInline: space["2"],
  borderRadius: radius.pill,
  background: colour.successSoft,
  color: colour.success,
  fontSize: size.micro,
  order: -1,
});
export const day = style({
  color: colour.muted,
  fontSize: size.small,
  "@media": { [from("md")]: { textAlign: "end" } },
});
