import { from, vars } from "@safar/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { colour, radius, size, space } = vars;

export const place = style({
  "@media": {
    [from("lg")]: {
      display: "grid",
      gridTemplateColumns: "14rem minmax(0, 1fr)",
      alignItems: "start",
      gap: space["8"],
    },
  },
});
/** Phones have the bar at their foot and the account's own page instead. */
export const nav = style({
  display: "none",
  "@media": { [from("lg")]: { display: "block", position: "sticky", insetBlockStart: "5.5rem" } },
});
export const list = style({ display: "grid", gap: space["1"], margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "2.75rem",
  paddingInline: space["3"],
  borderRadius: radius.medium,
  color: colour.text,
  fontSize: size.small,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: colour.sunken },
    '&[aria-current="page"]': { background: colour.brandSoft, color: colour.brand, fontWeight: 600 },
  },
});
/** On smaller screens in the middle, as every page of words is. */
export const contents = styleVariants({
  text: { marginInline: "auto", maxInlineSize: "42rem", "@media": { [from("lg")]: { marginInline: 0 } } },
  wide: {},
});
