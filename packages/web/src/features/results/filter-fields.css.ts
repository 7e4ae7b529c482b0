import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const fields = style({ display: "grid", gap: space["3"] });
export const group = style({
  minInlineSize: 0,
  selectors: { "& + &": { borderBlockStart: `1px solid ${colour.line}`, paddingBlockStart: space["4"] } },
});
/** A legend takes no part in the flow around a border, so it floats into it. */
export const title = style({ float: "inline-start", inlineSize: "100%", fontWeight: 600, fontSize: size.body });
globalStyle(`${title} + *`, { clear: "both" });
export const row = style({ display: "flex", justifyContent: "space-between", gap: space["2"], alignItems: "baseline" });
globalStyle(`${row} > ${title}`, { float: "none", inlineSize: "auto" });
/** Of a form that is sent, with the browser's own box. */
export const sent = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.5rem",
  fontSize: size.small,
});
export const count = style({ color: colour.muted, fontWeight: 400, fontSize: size.small });
export const from = style({ color: colour.muted, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
