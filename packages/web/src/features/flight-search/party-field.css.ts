import { from, layer, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, shadow } = vars;

export const party = style({ position: "relative" });
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "3rem",
  paddingInline: space["4"],
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  fontSize: size.small,
  fontWeight: 500,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&:hover": { borderColor: colour.text } },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${summary} > span`, { flexGrow: 1 });
globalStyle(`${summary} > span:first-of-type`, { flexGrow: 0 });
globalStyle(`${party}[open] > summary > :last-child`, { rotate: "180deg" });

export const panel = style({
  display: "grid",
  gap: space["3"],
  paddingBlock: space["4"],
  "@media": {
    [from("md")]: {
      position: "absolute",
      zIndex: layer.overlay,
      insetBlockStart: `calc(100% + ${space["2"]})`,
      insetInlineEnd: 0,
      inlineSize: "24rem",
      padding: space["5"],
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      background: colour.raised,
      boxShadow: shadow.overlay,
    },
  },
});
export const rules = style({
  padding: space["3"],
  borderRadius: radius.small,
  background: colour.sunken,
  color: colour.muted,
  fontSize: size.micro,
});
