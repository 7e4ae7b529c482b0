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
  opacity: 0.92,
  "@media": { [from("md")]: { fontSize: size.lead } },
});
export const places = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  listStyle: "none",
  padding: 0,
  margin: 0,
  marginBlockStart: space["4"],
});
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
export const benefits = style({ display: "grid", gap: space["3"], listStyle: "none", padding: 0, margin: 0 });
export const benefit = style({ display: "flex", gap: space["3"], alignItems: "start" });
export const code = style({
  alignSelf: "start",
  padding: `${space["1"]} ${space["3"]}`,
  borderRadius: radius.small,
  border: `1px dashed ${colour.control}`,
  fontWeight: 600,
  letterSpacing: "0.06em",
});
export const rail = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(17rem, 80%)",
  gap: space["4"],
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  // Cards run to the edge of the screen, and the first one lines up with the heading.
  marginInline: `calc(-1 * ${space["4"]})`,
  paddingInline: space["4"],
  scrollPaddingInline: space["4"],
  paddingBlock: space["1"],
  scrollbarWidth: "none",
  "@media": {
    [from("md")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space["6"],
      overflowX: "visible",
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
globalStyle(`${rail} > *`, { scrollSnapAlign: "start" });

export const more = style({ marginBlockStart: space["3"] });
globalStyle(`${more} > ul`, { marginBlockStart: space["3"] });
globalStyle(`${more} > summary`, { listStyle: "none", cursor: "pointer" });
globalStyle(`${more} > summary::-webkit-details-marker`, { display: "none" });
