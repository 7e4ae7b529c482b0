import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layer } from "../../theme/tokens.ts";

const { colour, radius, size, space } = vars;

export const legend = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  rowGap: space["2"],
  fontSize: size.small,
});
export const entry = style({ display: "flex", alignItems: "center", gap: space["2"] });
export const sample = style({ inlineSize: "1.75rem", flexShrink: 0 });
globalStyle(`${sample} > *`, { cursor: "default", pointerEvents: "none" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space["3"],
  alignItems: "baseline",
  minBlockSize: "4.25rem",
  padding: `${space["3"]} ${space["4"]}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  // In sight while a map that is longer than a phone is pushed along.
  "@media": { "(max-width: 47.99rem)": { position: "sticky", insetBlockStart: "4.25rem", zIndex: layer.sticky } },
});
export const name = style({ fontWeight: 600, fontSize: size.title, fontVariantNumeric: "tabular-nums" });
export const state = style({ fontSize: size.small });
export const price = style({ fontWeight: 600, whiteSpace: "nowrap" });
export const more = style({ gridColumn: "1 / -1", fontSize: size.small, color: colour.muted });

export const picks = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const pick = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space["2"]} ${space["3"]}`,
  paddingBlockEnd: space["3"],
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const pickWords = style({ display: "grid", minInlineSize: 0, lineHeight: 1.4 });
export const pickName = style({ display: "inline-flex", alignItems: "center", gap: "0.4em", fontWeight: 600 });
export const pickDetail = style({ color: colour.muted, fontSize: size.small });
export const pickMore = style({ gridColumn: "1 / -1" });
