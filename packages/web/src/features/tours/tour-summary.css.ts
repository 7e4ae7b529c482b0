import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  gap: space["4"],
  padding: space["4"],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  lineHeight: 1.5,
});
globalStyle(`${card} > img`, {
  inlineSize: "100%",
  blockSize: "5.5rem",
  objectFit: "cover",
  borderRadius: radius.medium,
});
export const words = style({ display: "grid", alignContent: "start", gap: space["1"], minInlineSize: 0 });
export const quiet = style({ color: colour.muted, fontSize: size.small });
