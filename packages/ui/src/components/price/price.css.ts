import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, size, space } = vars;

export const price = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["2"]}`,
});
const amount = style({ fontVariantNumeric: "tabular-nums lining-nums", fontWeight: 600, whiteSpace: "nowrap" });
export const amounts = styleVariants({
  small: [amount],
  medium: [amount, { fontSize: size.title, lineHeight: vars.leading.tight }],
  large: [amount, { fontSize: size.heading, lineHeight: vars.leading.tight }],
});
export const was = style({ color: colour.muted, fontVariantNumeric: "tabular-nums", fontSize: size.small });
export const note = style({ color: colour.muted, fontSize: size.micro });
