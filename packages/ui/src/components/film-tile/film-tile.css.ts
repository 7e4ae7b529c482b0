import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { colour, radius, size, space } = vars;

const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  minInlineSize: 0,
});
export const kinds = styleVariants({
  tile: [tile],
  /** A small poster, and its words beside it. */
  row: [
    tile,
    {
      gridTemplateColumns: "5rem minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space["3"],
      padding: space["2"],
      border: `1px solid ${colour.line}`,
      borderRadius: radius.large,
      background: colour.surface,
      ":hover": { borderColor: colour.brand },
    },
  ],
});
export const words = style({ display: "grid", gap: space["1"], minInlineSize: 0 });
export const name = style({ margin: 0, fontSize: size.body, fontWeight: 600, lineHeight: 1.35 });
/** All of the tile is pressed. */
export const link = style({
  color: colour.text,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.medium },
  ":hover": { color: colour.brand, textDecoration: "underline" },
});
export const quiet = style({ color: colour.muted, fontSize: size.small, margin: 0, lineHeight: 1.45 });
export const liked = style({ color: colour.text, fontWeight: 600 });
/** How it is shown beside when, where there is room. */
export const next = style([quiet, { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["1"] }]);
export const when = style({ color: colour.text });
const tag = style({ paddingInline: "0.35em", borderRadius: "0.25rem", fontSize: size.micro, fontWeight: 600 });
export const certificate = style([tag, { border: `1px solid ${colour.control}`, display: "inline-block" }]);
export const format = style([tag, { background: colour.brandSoft, color: colour.brand }]);
