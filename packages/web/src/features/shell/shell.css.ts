import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  fontSize: vars.size.title,
  fontWeight: 650,
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
export const currency = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: vars.space["2"],
  color: "inherit",
  fontSize: vars.size.small,
  fontWeight: 500,
  textDecoration: "none",
});
/** Phones have it in the bottom bar. */
export const bell = style({
  display: "none",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  color: "inherit",
  "@media": { [from("md")]: { display: "inline-grid" } },
});
export const error = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  maxInlineSize: "34rem",
  textAlign: "center",
});
export const errorArt = style({
  inlineSize: "min(20rem, 70vi)",
  aspectRatio: "4 / 3",
  borderRadius: vars.radius.large,
  overflow: "hidden",
});
export const count = style({ justifyContent: "center" });
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
