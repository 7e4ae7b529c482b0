import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  fontSize: "1.375rem",
  fontWeight: 600,
  letterSpacing: vars.tracking,
  lineHeight: 1,
});
