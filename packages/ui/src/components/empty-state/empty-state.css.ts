import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, space, radius } = vars;

export const empty = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["12"]} ${space["5"]}`,
  borderRadius: radius.large,
  background: colour.sunken,
  textAlign: "center",
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "4.5rem",
  blockSize: "4.5rem",
  borderRadius: "50%",
  background: colour.surface,
  color: colour.brand,
  boxShadow: vars.shadow.card,
});
export const title = style({ fontSize: vars.size.title });
export const words = style({ maxInlineSize: "28rem", color: colour.muted });
export const action = style({ maxInlineSize: "100%" });
// Several stand in a row of their own, which is in the middle too where it does not fit in one line.
globalStyle(`${action} > *`, { justifyContent: "center" });
