import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Where there is no room for the name, it wraps out of sight, and the star stands alone. */
export const brand = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  blockSize: "1.75rem",
  overflow: "hidden",
  gap: vars.space["2"],
  fontSize: vars.size.title,
  fontWeight: 650,
});
