import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, size, space } = vars;

export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", fontSize: size.small });
export const crumb = style({ display: "flex", alignItems: "center", color: colour.muted });
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInlineEnd: space["2"],
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: colour.brand, textDecoration: "underline" },
});
export const current = style({ color: colour.text, paddingInlineStart: space["2"] });
export const next = style({ paddingInlineStart: space["2"] });
