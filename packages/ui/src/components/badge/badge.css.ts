import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  paddingInline: space["3"],
  paddingBlock: "0.1rem",
  borderRadius: radius.pill,
  border: "1px solid transparent",
  fontSize: size.micro,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
const tone = (background: string, color: string) => [badge, { background, color }];

export const tones = styleVariants({
  neutral: tone(colour.sunken, colour.text),
  brand: tone(colour.brandSoft, colour.brand),
  success: tone(colour.successSoft, colour.success),
  warning: tone(colour.warningSoft, colour.warning),
  danger: tone(colour.dangerSoft, colour.danger),
});
export const shape = style({ inlineSize: "0.75em", blockSize: "0.75em", fill: "currentColor", flexShrink: 0 });
