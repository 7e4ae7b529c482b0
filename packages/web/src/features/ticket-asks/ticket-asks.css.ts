import { vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

/** Fields beside each other where there is room. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: space["4"],
  alignItems: "end",
});
export const whole = style({ gridColumn: "1 / -1" });
/** Below a ticket, over all of its width. Paper has nothing to press. */
export const send = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space["1"],
  minInlineSize: 0,
  "@media": { print: { display: "none" } },
});
export const told = style({
  display: "flex",
  alignItems: "start",
  gap: space["2"],
  color: colour.muted,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
export const late = style([told, { gridColumn: "1 / -1" }]);
export const mark = style({ flexShrink: 0, paddingBlockStart: "0.15rem" });
export const more = style({ display: "block" });
export const warned = style([told, { color: colour.text }]);
