import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius } = vars;

export const count = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: "0.25rem",
  minInlineSize: "1.125rem",
  paddingInline: "0.25rem",
  borderRadius: radius.pill,
  background: colour.dangerFill,
  color: colour.onDanger,
  fontSize: "0.6875rem",
  fontWeight: 600,
  lineHeight: "1.125rem",
  textAlign: "center",
});
