import { from, vars } from "@safar/ui/theme";
import { style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

export const card = style({
  display: "grid",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  ":hover": { borderColor: colour.control, boxShadow: vars.shadow.card },
  "@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) 12.5rem" } },
});
export const journey = style({
  display: "grid",
  alignContent: "center",
  gap: space["4"],
  minInlineSize: 0,
  padding: `${space["4"]} ${space["4"]} ${space["3"]}`,
  "@media": { [from("md")]: { padding: `${space["5"]} ${space["5"]} ${space["4"]}` } },
});
export const leg = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1.5fr) minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space["3"],
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "auto minmax(0, 1.7fr) minmax(0, 0.9fr) minmax(0, 1fr)",
      columnGap: space["4"],
    },
  },
});
/** Two lines that belong together, the second one quieter. */
export const pair = style({ minInlineSize: 0, fontSize: size.small, lineHeight: 1.45 });
/** On phones the way and the stops share the last column. */
export const way = style([
  pair,
  {
    gridColumn: "3",
    textAlign: "end",
    "@media": { [from("md")]: { gridColumn: "auto", textAlign: "start" } },
  },
]);
export const stops = style([
  pair,
  {
    gridColumn: "2 / -1",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.4em",
    color: colour.muted,
    fontSize: size.micro,
    "@media": { [from("md")]: { gridColumn: "auto", display: "block", fontSize: size.small } },
  },
]);
export const stopsWord = style({
  selectors: { "&:not(:last-child)::after": { content: " ·" } },
  "@media": {
    [from("md")]: {
      display: "block",
      color: colour.text,
      selectors: { "&:not(:last-child)::after": { content: "none" } },
    },
  },
});
export const times = style({
  display: "block",
  fontSize: size.lead,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const dayOffset = style({
  marginInline: "0.2em",
  color: colour.warning,
  fontSize: "0.7em",
  fontWeight: 600,
  verticalAlign: "0.45em",
  lineHeight: 1,
});
export const quiet = style({
  display: "block",
  color: colour.muted,
  fontSize: size.micro,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const caution = style({ color: colour.warning, fontWeight: 500 });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space["1"]} ${space["4"]}`,
  color: colour.muted,
  fontSize: size.micro,
  "@media": { [from("md")]: { paddingBlockStart: space["3"], borderBlockStart: `1px solid ${colour.line}` } },
});
export const brand = style({ color: colour.text, fontWeight: 600 });
export const priceSide = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "center",
  gap: `${space["1"]} ${space["3"]}`,
  padding: `${space["3"]} ${space["4"]}`,
  borderBlockStart: `1px dashed ${colour.line}`,
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "stretch",
      gap: space["2"],
      padding: space["4"],
      textAlign: "center",
      borderBlockStart: 0,
      borderInlineStart: `1px dashed ${colour.line}`,
    },
  },
});
export const price = style({
  display: "grid",
  minInlineSize: 0,
  "@media": { [from("md")]: { justifyItems: "center" } },
});
export const perAdult = style({ color: colour.muted, fontSize: size.micro, lineHeight: 1.4 });
export const fewSeats = style({ color: colour.warning, fontSize: size.micro, fontWeight: 500, lineHeight: 1.4 });
export const choose = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "2.75rem",
  paddingInline: space["5"],
  borderRadius: radius.medium,
  background: colour.brandFill,
  color: colour.onBrand,
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: "none",
  transition: `background ${move}`,
  ":hover": { background: colour.brandHover },
});
export const more = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.brand,
  fontSize: size.small,
  cursor: "pointer",
  borderRadius: radius.small,
  ":hover": { background: colour.brandSoft },
});
export const details = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  padding: space["4"],
  borderBlockStart: `1px solid ${colour.line}`,
  "@media": { [from("md")]: { padding: space["5"] } },
});
