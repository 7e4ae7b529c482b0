import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, space, size, radius } = vars;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  color: colour.onHero,
  background: `radial-gradient(120% 140% at 50% 110%, ${colour.heroTo}, ${colour.heroVia} 45%, ${colour.heroFrom})`,
  paddingBlock: "5rem 10.5rem",
  vars: { "--lattice": ".16" },
  "@media": { [from("md")]: { paddingBlock: "6.5rem 11rem" } },
});
export const heroWords = style({
  maxInlineSize: "46rem",
  marginBlockStart: space["2"],
  "@media": { [from("md")]: { fontSize: size.lead } },
});
export const places = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  listStyle: "none",
  padding: 0,
  marginBlock: `${space["4"]} 0`,
});
/** What a phone's menu leads to anyway does not stand before what is for sale. */
export const inTheMenu = style({ "@media": { [`not all and ${from("md")}`]: { display: "none" } } });
export const place = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "2.75rem",
  paddingInline: space["4"],
  borderRadius: radius.pill,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: "inherit",
  textDecoration: "none",
  ":hover": { borderColor: colour.brand, color: colour.brand },
});
/** As low as a line of chips from the first byte on, so that nothing moves when the device tells of its searches. */
export const personal = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["5"]}`,
  "@media": { [from("lg")]: { flexWrap: "nowrap" } },
});
export const own = style({
  flexGrow: 1,
  display: "grid",
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: "4.75rem",
});
export const more = style({ marginBlockStart: space["3"] });
globalStyle(`${more} > ul`, { marginBlockStart: space["3"] });
globalStyle(`${more} > summary`, { listStyle: "none", cursor: "pointer" });
globalStyle(`${more} > summary::-webkit-details-marker`, { display: "none" });
