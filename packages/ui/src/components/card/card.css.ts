import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, space, move } = vars;

const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  borderRadius: radius.large,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  overflow: "clip",
  minInlineSize: 0,
});
export const kinds = styleVariants({
  still: [card],
  raised: [card, { boxShadow: vars.shadow.card }],
  /** The whole card answers to the one link in its title. */
  link: [
    card,
    {
      transition: `translate ${move}, box-shadow ${move}, border-color ${move}`,
      ":hover": { translate: "0 -2px", boxShadow: vars.shadow.card, borderColor: colour.control },
      selectors: { "&:has(a:focus-visible)": { outline: `3px solid ${colour.brand}`, outlineOffset: "2px" } },
    },
  ],
});
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space["2"],
  padding: space["5"],
  flexGrow: 1,
});
export const titleLink = style({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
const media = style({ overflow: "hidden", background: colour.sunken });
export const medias = styleVariants({
  picture: [media, { aspectRatio: "4 / 3" }],
  /** Half as high, for cards that say little. */
  strip: [media, { aspectRatio: "2 / 1" }],
});
