import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forcedColours } from "../../theme/media.ts";

const { colour, radius, size, space, move } = vars;

const button = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space["2"],
  minBlockSize: "3rem",
  minInlineSize: "2.75rem",
  paddingInline: space["5"],
  border: "1px solid transparent",
  borderRadius: radius.medium,
  fontSize: size.body,
  fontWeight: 500,
  lineHeight: 1.25,
  textDecoration: "none",
  textAlign: "center",
  cursor: "pointer",
  userSelect: "none",
  transition: `background ${move}, border-color ${move}, translate ${move}`,
  selectors: {
    // The ripple: invisible until a press draws it outwards.
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      background: "currentColor",
      opacity: 0,
      pointerEvents: "none",
    },
    "&:active": { translate: "0 1px" },
    // Saffron that is half through still looks lit.
    "&:is(:disabled, [aria-disabled=true])": {
      opacity: 0.55,
      filter: "grayscale(1)",
      cursor: "not-allowed",
      translate: "none",
    },
    "&[aria-busy=true]": { cursor: "progress", opacity: 1, filter: "none" },
  },
  "@media": { [forcedColours]: { borderColor: "ButtonBorder" } },
});

const filled = (background: string, hover: string, color: string) =>
  style([button, { background, color, ":hover": { background: hover } }]);

export const kinds = styleVariants({
  next: [
    filled(colour.next, colour.nextHover, colour.onNext),
    { fontWeight: 600, boxShadow: "inset 0 -1px 0 #10233f2e, 0 6px 16px -10px #f5b02e" },
  ],
  primary: [filled(colour.brandFill, colour.brandHover, colour.onBrand)],
  secondary: [
    button,
    { background: colour.surface, color: colour.text, borderColor: colour.control },
    { ":hover": { background: colour.sunken } },
  ],
  quiet: [button, { background: "none", color: colour.brand, ":hover": { background: colour.brandSoft } }],
  danger: [filled(colour.dangerFill, colour.dangerFill, colour.onDanger)],
});
export const small = style({ minBlockSize: "2.75rem", paddingInline: space["4"], fontSize: size.small });
export const wide = style({ inlineSize: "100%" });
