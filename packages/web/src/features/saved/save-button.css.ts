import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const save = style({
  color: vars.colour.muted,
  inlineSize: "2rem",
  blockSize: "2rem",
  selectors: { "&[aria-pressed=true]": { color: vars.colour.danger } },
  "@media": { [from("md")]: { inlineSize: "2.5rem", blockSize: "2.5rem" } },
});
export const share = style({ color: vars.colour.muted });
globalStyle(`${save}[aria-pressed=true] svg`, { fill: "currentColor" });
export const inOneLine = style({ whiteSpace: "nowrap" });
/** The card that somebody has come for. Its word stands on its upper edge, in room of its own. */
globalStyle("[data-sought]", {
  marginBlockStart: "1.25rem",
  outline: `2px solid ${vars.colour.brand}`,
  borderRadius: vars.radius.large,
});
/** It is brought into sight below the header, the bar of a phone and what floats below that. */
globalStyle("li:has([data-sought])", { scrollMarginBlockStart: "7rem" });
globalStyle("[data-sought]::before", {
  content: "attr(data-sought)",
  position: "absolute",
  zIndex: 2,
  insetBlockEnd: "100%",
  insetInlineEnd: vars.space["4"],
  paddingInline: vars.space["2"],
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  background: vars.colour.brandFill,
  color: vars.colour.onBrand,
  fontSize: vars.size.micro,
  fontWeight: 600,
  lineHeight: "1.25rem",
  whiteSpace: "nowrap",
  maxInlineSize: `calc(100% - 2 * ${vars.space["4"]})`,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
/** At the end of what stands at a card's foot, and no higher than that line; on wide windows before what there is to do. */
export const onCard = style({
  gridColumn: "2",
  gridRow: "2",
  placeSelf: "end",
  display: "grid",
  marginBlock: "-0.8125rem",
  marginInlineEnd: "-0.75rem",
  "@media": {
    [from("md")]: { position: "absolute", gridArea: "auto", insetBlockStart: 0, insetInlineStart: 0, margin: 0 },
  },
});
// Fingers get the room around it too.
globalStyle(`${onCard} > button`, {
  "@media": { [`not all and ${from("md")}`]: { inlineSize: "2.5rem", blockSize: "2.75rem" } },
});
/** Before the words, where cards have their pictures. */
export const overPicture = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: vars.space["2"],
  insetInlineStart: vars.space["2"],
  display: "grid",
  borderRadius: vars.radius.pill,
  background: vars.colour.surface,
  boxShadow: vars.shadow.card,
  // Of a card that keeps its picture from its edges.
  selectors: { "article + &": { insetBlockStart: "0.8125rem", insetInlineStart: "1.0625rem" } },
  "@media": {
    [from("md")]: { selectors: { "article + &": { insetBlockStart: "1.25rem", insetInlineStart: "1.5rem" } } },
  },
});
