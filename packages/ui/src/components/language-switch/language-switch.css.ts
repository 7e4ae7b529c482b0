import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const languageSwitch = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: "2.75rem",
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.pill,
  color: "inherit",
  fontSize: vars.size.small,
  fontWeight: 500,
  textDecoration: "none",
  // A cut of the font that holds this one name: a page in Latin letters need not fetch all of the other script for it.
  selectors: {
    "&:lang(ar)": {
      fontFamily: '"Readex Pro Arabic Name", "Readex Arabic Fallback", "Readex Arabic System", system-ui, sans-serif',
    },
  },
  ":hover": { background: "color-mix(in srgb, currentColor 9%, transparent)" },
  "@media": { "(max-width: 24.99rem)": { paddingInline: vars.space["2"] } },
});
/** Narrow phones have room for the name alone. */
globalStyle(`${languageSwitch} > svg`, { "@media": { "(max-width: 23.99rem)": { display: "none" } } });
