import { tails, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  position: "relative",
  display: "flex",
  overflow: "hidden",
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.text,
});
export const picture = style({
  position: "relative",
  flex: "0 0 7rem",
  minBlockSize: "8rem",
  background: colour.sunken,
});
globalStyle(`${picture} img`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: "grid",
  alignContent: "center",
  gap: "0.125rem",
  padding: `${space["2"]} ${space["3"]}`,
});
export const name = style({
  margin: 0,
  paddingInlineEnd: space["8"],
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: size.body,
  ...tails,
  lineHeight: 1.3,
  textWrap: "balance",
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space["2"]}`,
  margin: 0,
});
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.micro, lineHeight: 1.5 });
export const good = style([quiet, { color: colour.success, fontWeight: 500 }]);
/** How far it is from what counts. */
export const away = style([quiet, { color: colour.text, fontWeight: 500 }]);
export const score = style({
  paddingInline: space["2"],
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 700,
});
export const total = style({
  fontSize: size.lead,
  lineHeight: 1.4,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
