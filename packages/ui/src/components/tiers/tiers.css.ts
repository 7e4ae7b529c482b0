import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

/** Beside each other where there is room. */
export const tiers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const tier = style({
  display: "grid",
  alignContent: "start",
  gap: space["2"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  fontSize: size.small,
});
export const name = style({ fontSize: size.body, fontWeight: 600 });
export const price = style({
  fontSize: size.title,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-gone]": { color: colour.muted, fontWeight: 400 } },
});
export const fact = style({ display: "flex", gap: space["2"], margin: 0, color: colour.muted, lineHeight: 1.5 });
globalStyle(`${fact} > svg`, { flexShrink: 0, marginBlockStart: "0.25rem", color: colour.success });
