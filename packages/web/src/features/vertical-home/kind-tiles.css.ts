import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list } from "./strip-rule.ts";

const { colour, radius, space } = vars;

/** A picture of each kind, and how many there are; on phones a small one before its words, two in a row. */
export const kinds = style({
  ...list,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: space["2"],
  "@media": { [from("md")]: { gap: space["4"] } },
});
export const kind = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  alignItems: "center",
  overflow: "hidden",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.text,
  textDecoration: "none",
  ":hover": { borderColor: colour.brand },
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${kind} > img`, {
  inlineSize: "100%",
  blockSize: "3.5rem",
  objectFit: "cover",
  "@media": { [from("md")]: { blockSize: "auto" } },
});
export const kindWords = style({
  display: "grid",
  paddingBlock: space["1"],
  paddingInline: space["3"],
  fontWeight: 600,
  lineHeight: 1.3,
  "@media": { [from("md")]: { paddingBlock: space["3"] } },
});
