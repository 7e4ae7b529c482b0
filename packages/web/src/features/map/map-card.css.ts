import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  overflow: "hidden",
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.text,
});
export const picture = style({ position: "relative", minBlockSize: "8rem", background: colour.sunken });
globalStyle(`${picture} img`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
export const words = style({ display: "grid", alignContent: "center", gap: space["1"], padding: space["3"] });
export const name = style({
  margin: 0,
  paddingInlineEnd: space["8"],
  fontSize: size.body,
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
export const quiet = style({ margin: 0, color: colour.muted, fontSize: size.micro });
export const score = style({
  paddingInline: space["2"],
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brand,
  fontSize: size.small,
  fontWeight: 700,
});
export const total = style({ fontSize: size.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
