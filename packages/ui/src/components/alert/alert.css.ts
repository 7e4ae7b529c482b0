import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, space } = vars;

const alert = style({
  display: "flex",
  gap: space["3"],
  padding: `${space["4"]} ${space["5"]}`,
  borderRadius: radius.medium,
  border: "1px solid color-mix(in srgb, currentColor 30%, transparent)",
});
export const tones = styleVariants({
  info: [alert, { background: colour.brandSoft, color: colour.brand }],
  success: [alert, { background: colour.successSoft, color: colour.success }],
  warning: [alert, { background: colour.warningSoft, color: colour.warning }],
  danger: [alert, { background: colour.dangerSoft, color: colour.danger }],
});
export const icon = style({ flexShrink: 0, paddingBlockStart: "0.15rem" });
export const words = style({ color: colour.text, flexGrow: 1, minInlineSize: 0, fontSize: vars.size.small });
export const title = style({ fontWeight: 600, fontSize: vars.size.body });
export const action = style({ marginBlockStart: space["2"] });
