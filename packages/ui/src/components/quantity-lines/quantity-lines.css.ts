import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, space } = vars;

export const lines = style({ display: "grid", gap: space["3"], minInlineSize: 0 });
globalStyle(`${lines} > * + *`, { paddingBlockStart: space["3"], borderBlockStart: `1px solid ${colour.line}` });
/** Said where it stops, in the place of nothing. */
export const stop = style({ display: "block", color: colour.warning });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["3"],
  fontWeight: 600,
});
