import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { from } from "../../theme/media.ts";

const { colour, size, space } = vars;

const bar = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "4rem",
  paddingInline: "max(1rem, (100% - 75rem) / 2)",
});
export const kinds = styleVariants({
  solid: [
    bar,
    {
      background: `color-mix(in srgb, ${colour.canvas} 92%, transparent)`,
      backdropFilter: "blur(12px)",
      borderBlockEnd: `1px solid ${colour.line}`,
    },
  ],
  /** Lies on a hero. */
  clear: [bar, { color: colour.onHero }],
});
export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  color: "inherit",
  letterSpacing: vars.tracking,
  lineHeight: 1,
  textDecoration: "none",
});
export const links = style({
  display: "none",
  gap: space["1"],
  marginInlineStart: space["2"],
  "@media": { [from("lg")]: { display: "flex" }, [from("xl")]: { marginInlineStart: space["6"] } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: space["1"],
  borderRadius: vars.radius.small,
  color: "inherit",
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [from("xl")]: { paddingInline: space["3"] } },
  selectors: {
    "&:hover": { background: "color-mix(in srgb, currentColor 9%, transparent)" },
    "&[aria-current]": { textDecoration: "underline 3px", textUnderlineOffset: "0.45em" },
  },
});
export const end = style({
  display: "flex",
  alignItems: "center",
  gap: space["1"],
  marginInlineStart: "auto",
  // On phones what can be pressed stands side by side.
  "@media": { "(max-width: 24.99rem)": { gap: 0 } },
});
