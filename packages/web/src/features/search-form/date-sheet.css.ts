import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, size, space } = vars;

/** What the prices are, below the days: however many lines it takes, no day is moved from under a finger. */
export const costs = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  flexBasis: "100%",
});
globalStyle(`${costs} > button`, { flexShrink: 0, marginBlock: `calc(-1 * ${space["2"]})` });
export const hintAbove = style({
  minBlockSize: "1.5em",
  marginBlockEnd: space["3"],
  color: colour.muted,
  fontSize: size.small,
});
export const legend = style({
  // As many lines as it takes on a phone: the days above it stay in sight while the fares come.
  minBlockSize: "3lh",
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.45,
  "@media": { [from("md")]: { minBlockSize: "1.5em", fontSize: size.small } },
});
const asWide = { [from("md")]: { inlineSize: "min(47rem, 100dvi - 6rem)" } };
/** As wide as two months, so that the panel does not jump while the calendar comes. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  marginInline: "auto",
  "@media": asWide,
});
/** As high as the bars that come into it. */
export const graph = style({ inlineSize: "100%", minInlineSize: 0, minBlockSize: "20rem" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["2"]} ${space["5"]}`,
  inlineSize: "100%",
  "@media": asWide,
});
export const chosen = style({ display: "flex", flexDirection: "column", flexGrow: 1, lineHeight: vars.leading.tight });
export const hint = style({
  flexGrow: 1,
  color: colour.muted,
  fontSize: size.small,
  selectors: { "&:empty": { "@media": { "(max-width: 47.99rem)": { display: "none" } } } },
});
export const nights = style({ color: colour.muted, fontWeight: 400, whiteSpace: "nowrap" });
export const second = style({ color: colour.muted, fontSize: size.small });
globalStyle(`${foot} > button`, { "@media": { "(max-width: 47.99rem)": { flexGrow: 1 } } });
export const total = style({ display: "flex", flexDirection: "column", lineHeight: vars.leading.tight });
export const sum = style({ fontWeight: 600 });
