import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  overflow: "hidden",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});
globalStyle(`${card} > img`, { inlineSize: "100%", blockSize: "8rem", minBlockSize: "100%", objectFit: "cover" });
export const words = style({ display: "grid", gap: space["1"], padding: space["4"], fontSize: size.small });
export const quiet = style({ color: colour.muted });
export const rooms = style({ margin: 0, padding: 0, listStyle: "none" });
