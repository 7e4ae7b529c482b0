import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { list } from "../vertical-home/strip-rule.ts";

const { colour, radius, space } = vars;

/** What is chosen by it follows close: the first events are in sight. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlock: `2.5rem calc(-1 * ${space["2"]})`,
  "@media": { [from("md")]: { marginBlock: `${space["3"]} calc(-1 * ${space["5"]})` } },
});
/** On phones the search is a line that opens: what is on is what people come for. */
export const fold = style({ "@media": { [from("md")]: { display: "none" } } });
globalStyle(`${fold} > summary`, {
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  color: colour.muted,
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${fold} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${fold}[open]`, { marginBlockEnd: space["3"] });
globalStyle(`${fold}:not([open]) + div`, { "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
/** Categories: a picture of each, and how many there are; on phones a small one before its words, two in a row. */
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
