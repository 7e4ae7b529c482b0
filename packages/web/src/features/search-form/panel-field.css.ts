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
  gap: space["4"],
  paddingBlock: space["4"],
  "@media": {
    [from("md")]: {
      position: "absolute",
      zIndex: layer.overlay,
      insetBlockStart: `calc(100% + ${space["2"]})`,
      insetInlineEnd: 0,
      gridTemplateRows: "minmax(0, 1fr) auto",
      inlineSize: "24rem",
      maxBlockSize: "34rem",
      padding: 0,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      background: colour.raised,
      boxShadow: shadow.overlay,
    },
  },
  "@supports": {
    // As much of it as the window has room for; the rest is scrolled to.
    "(position-area: block-end span-inline-start)": {
      "@media": {
        [from("md")]: {
          position: "fixed",
          inset: "auto",
          marginBlock: space["2"],
          maxBlockSize: `calc(100% - ${space["4"]})`,
          positionArea: "block-end span-inline-start",
          positionTryFallbacks: "block-end span-inline-end",
        },
      },
    },
  },
});
export const asked = style({
  display: "grid",
  alignContent: "start",
  gap: space["3"],
  "@media": { [from("md")]: { overflowY: "auto", padding: `${space["5"]} ${space["5"]} 0` } },
});
export const foot = style({ "@media": { [from("md")]: { padding: `0 ${space["5"]} ${space["5"]}` } } });
export const rules = style({
  padding: space["3"],
  borderRadius: radius.small,
  background: colour.sunken,
  color: colour.muted,
  fontSize: size.micro,
});
