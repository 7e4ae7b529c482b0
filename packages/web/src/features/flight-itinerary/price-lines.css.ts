import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

export const lines = style({ display: "grid", gap: space["2"], fontSize: size.small });
export const line = style({ display: "flex", justifyContent: "space-between", gap: space["4"] });
globalStyle(`${line} dt`, { color: colour.muted });
globalStyle(`${lines} dd`, { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const total = style([
  line,
  {
    paddingBlockStart: space["3"],
    borderBlockStart: `1px solid ${colour.line}`,
    fontSize: size.lead,
    fontWeight: 600,
  },
]);
globalStyle(`${total} dt`, { color: colour.text });
