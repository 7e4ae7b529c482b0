import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const countdown = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space["2"],
  color: vars.colour.muted,
  fontSize: vars.size.small,
});
export const time = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
  fontSize: vars.size.body,
  color: vars.colour.text,
});
