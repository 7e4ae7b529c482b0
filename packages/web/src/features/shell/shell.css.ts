import { from, layer, vars } from "@safar/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const grow = keyframes({ from: { scale: "0 1" }, to: { scale: "0.9 1" } });
/** A page is on its way. Not seen at all where it comes at once; still where nothing shall move. */
export const coming = style({
  position: "fixed",
  zIndex: layer.overlay,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: "3px",
  background: vars.colour.next,
  transformOrigin: "left",
  animation: `${grow} 4s cubic-bezier(0, 0.6, 0.2, 1) 0.1s both`,
  selectors: { "&:dir(rtl)": { transformOrigin: "right" } },
});
export const avatarButton = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "2.75rem",
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
export const help = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: vars.space["2"],
  color: "inherit",
  fontSize: vars.size.small,
  fontWeight: 500,
  textDecoration: "none",
  "@media": { "(max-width: 22.49rem)": { paddingInline: vars.space["1"] } },
});
export const currency = style([
  help,
  // Where there is no room for it, it is in the menu of all pages.
  { "@media": { [`not all and ${from("md")}`]: { selectors: { "&&": { display: "none" } } } } },
]);
/** The places that the bar has room for on wide windows. */
export const allPages = style([avatarButton, { "@media": { [from("lg")]: { display: "none" } } }]);
export const glyphLink = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  color: "inherit",
});
// What stands after the first phones have in the bottom bar.
globalStyle(`${glyphLink} + ${glyphLink}`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
/** The picture above the words on phones, beside them where there is room; below both what is sold. */
export const error = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space["6"],
  // As wide from its first line on: what comes below moves nothing to the side.
  inlineSize: "min(66rem, 100%)",
  "@media": { [from("lg")]: { gridTemplateColumns: "1fr 1fr" } },
});
/** Each in its column whether the other is there or not: a page may be drawn when it has come only half. */
export const errorArt = style({
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.large,
  overflow: "hidden",
  "@media": { [from("lg")]: { gridArea: "1 / 2" } },
});
export const errorWords = style({ display: "grid", justifyItems: "start", gap: vars.space["4"] });
/** Room for the count, which only a script brings. */
export const leaving = style({ minBlockSize: "2.75rem" });
/** In columns, so that no face has more of them in a row than another; all in one where there is room. */
export const waysOn = style({
  display: "grid",
  gap: vars.space["2"],
  gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
  gridColumn: "1 / -1",
});
export const question = style({ background: vars.colour.brandSoft, paddingBlock: vars.space["2"] });
/** A line of its own on phones, with the buttons below it. */
export const whyAsked = style({ "@media": { [`not all and ${from("md")}`]: { inlineSize: "100%" } } });
export const errorCode = style({ color: vars.colour.muted, overflowWrap: "anywhere" });
export const plainButton = style({
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});
