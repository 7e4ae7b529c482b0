import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { radius, space } = vars;

export const places = style({
  display: "grid",
  gap: space["4"],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const place = style({
  display: "grid",
  gap: space["2"],
  color: "inherit",
  textDecoration: "none",
  fontWeight: 600,
});
globalStyle(`${place} img`, { inlineSize: "100%", blockSize: "auto", borderRadius: radius.large });
globalStyle(`${place}:hover span`, { textDecoration: "underline" });
