import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  lineHeight: 1.5,
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** Where it leaves and where it arrives, on one track. */
export const ends = style({
  display: "grid",
  gap: space["3"],
  margin: 0,
  padding: 0,
  paddingInlineStart: space["4"],
  listStyle: "none",
  borderInlineStart: `2px solid ${colour.tile}`,
});
export const end = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space["3"],
  alignItems: "baseline",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(-1 * ${space["4"]} - 0.375rem)`,
      insetBlockStart: "0.4em",
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      border: `2px solid ${colour.tile}`,
      background: colour.surface,
    },
  },
});
export const day = style([quiet, { gridColumn: 2 }]);
export const clock = style({ fontVariantNumeric: "tabular-nums" });
export const places = style({
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontSize: size.small,
});
