import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const panel = style({
  display: "grid",
  gap: space["4"],
  padding: space["5"],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  minInlineSize: 0,
});
export const panelHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space["4"],
});
export const amount = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", textAlign: "end" });
export const small = style({ fontSize: size.small, color: colour.muted, textWrap: "pretty" });
globalStyle(`${panel} h2`, { fontSize: size.title, minInlineSize: 0 });
globalStyle(`${panelHead} > button`, { flexShrink: 0, marginInlineEnd: `calc(-1 * ${space["4"]})` });
