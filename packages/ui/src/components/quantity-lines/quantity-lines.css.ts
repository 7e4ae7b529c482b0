import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, space } = vars;

export const lines = style({ display: "grid", gap: space["3"], minInlineSize: 0 });
/** Said where it stops, in the place of nothing. */
export const stop = style({ display: "block", color: colour.warning });
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["3"],
  paddingBlockStart: space["3"],
  borderBlockStart: `1px solid ${colour.line}`,
  fontWeight: 600,
});
