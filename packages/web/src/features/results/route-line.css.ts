import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const route = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(3.5rem, 1fr) auto",
  columnGap: space["3"],
  minInlineSize: 0,
});
/** No hour makes it wider than another: lines below each other begin and end alike, to be compared by eye. */
export const end = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  minInlineSize: "3.25rem",
  maxInlineSize: "9.5rem",
});
export const last = style([
  end,
  {
    justifyItems: "end",
    textAlign: "end",
    // On phones it ends where the price above it does, and leaves room for how many days later.
    "@media": { [`not all and ${from("md")}`]: { paddingInlineEnd: space["4"] } },
  },
]);
export const clock = style({
  position: "relative",
  fontSize: size.lead,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
// By how many days later: beside the hour, outside of its column.
globalStyle(`${clock} > sup`, {
  position: "absolute",
  insetInlineStart: "100%",
  marginInline: "1px",
  fontSize: "0.5em",
  lineHeight: 1.7,
});
export const place = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.4 });
export const way = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  minInlineSize: 0,
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.4,
  textAlign: "center",
});
/** As high as an hour beside it. */
export const track = style({
  display: "flex",
  justifyContent: "space-evenly",
  alignItems: "center",
  inlineSize: "100%",
  blockSize: `calc(${size.lead} * 1.3)`,
  backgroundImage: `linear-gradient(${colour.control}, ${colour.control})`,
  backgroundSize: "100% 2px",
  backgroundPosition: "center",
  backgroundRepeat: "no-repeat",
});
export const many = style({
  paddingInline: space["2"],
  borderRadius: "1rem",
  border: `2px solid ${colour.warning}`,
  background: colour.surface,
  fontStyle: "normal",
  lineHeight: 1.3,
});
export const dot = style({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: "50%",
  border: `2px solid ${colour.warning}`,
  background: colour.surface,
});
