import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const ways = style({
  display: "grid",
  gap: `0 ${space["8"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [from("md")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const way = style({
  display: "grid",
  gridTemplateColumns: "1fr auto minmax(5.5rem, auto)",
  alignItems: "center",
  gap: space["4"],
  minBlockSize: "3.25rem",
  borderBlockEnd: `1px solid ${colour.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: colour.brand },
});
/** Below the city on phones, so that every line is as high as the others. */
export const country = style({
  display: "block",
  color: colour.muted,
  fontSize: size.small,
  "@media": { [from("md")]: { display: "inline", fontSize: "inherit" } },
});
export const wayPrice = style({ fontWeight: 700, textAlign: "end" });
export const muted = style({ color: colour.muted });
/** At the foot of a card, in line with those of the cards beside it. */
export const foot = style({ marginBlockStart: "auto", fontWeight: 600 });
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
/** As high with its button as with what is said after the press. */
export const offer = style({
  marginBlockStart: "auto",
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
// Lower than it is drawn: what a card says is seen with it.
globalStyle(`${rail} > article > :has(> img)`, { aspectRatio: "16 / 9" });
globalStyle(`${rail} > article > * > img`, { blockSize: "100%", objectFit: "cover" });
