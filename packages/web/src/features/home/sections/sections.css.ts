import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const way = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "4rem",
  borderBlockEnd: `1px solid ${colour.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: colour.brand },
});
export const small = style({ display: "block", color: colour.muted, fontSize: size.small });
/** In columns where there is room; on phones lines, of which many are seen at once. */
export const tiles = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [from("md")]: { columnGap: space["6"], gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** With a picture before its words. */
export const tile = style([way, { gridTemplateColumns: "4.5rem minmax(0, 1fr) auto", paddingBlock: space["2"] }]);
globalStyle(`${tile} > :first-child`, { overflow: "hidden", aspectRatio: "4 / 3", borderRadius: radius.medium });
export const price = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.35, textAlign: "end" });
/** In a line of its own, but under a picture. */
export const amount = style({
  display: "block",
  color: colour.text,
  fontSize: size.body,
  fontWeight: 700,
  whiteSpace: "nowrap",
});
/** Large pictures over their words where there is room. */
export const pictures = style([
  tiles,
  {
    "@media": {
      [from("md")]: { gap: space["4"] },
      [from("lg")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  },
]);
/** All of a row are as high as the highest, so that their lines below are one. */
globalStyle(`${tiles} > li`, { display: "grid" });
globalStyle(`${pictures} ${tile}`, {
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
      gap: space["1"],
      border: 0,
    },
  },
});
globalStyle(`${pictures} ${price}`, { "@media": { [from("md")]: { textAlign: "start" } } });
globalStyle(`${pictures} ${amount}`, { "@media": { [from("md")]: { display: "inline" } } });
export const muted = style({ color: colour.muted });
export const band = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gap: space["5"],
  padding: space["6"],
  borderRadius: radius.large,
  background: colour.brandSoft,
  vars: { "--lattice": ".07" },
  "@media": { [from("md")]: { padding: space["12"], gridTemplateColumns: "1.2fr 1fr", alignItems: "center" } },
});
/** A code to be cut out, one would say of paper. */
export const voucher = style([
  band,
  {
    marginBlock: space["5"],
    border: `1px dashed ${colour.control}`,
    "@media": { [from("md")]: { padding: space["5"], gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);
export const benefits = style({ display: "grid", gap: space["3"], listStyle: "none", padding: 0, margin: 0 });
export const benefit = style({ display: "flex", gap: space["3"], alignItems: "start" });
/** As high with its button as with what is said after the press. */
export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.75rem",
});
export const code = style({
  padding: `${space["1"]} ${space["3"]}`,
  borderRadius: radius.small,
  border: `1px dashed ${colour.control}`,
  fontWeight: 600,
});
