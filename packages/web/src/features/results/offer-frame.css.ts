import { from, vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

const phones = `not all and ${from("md")}`;

/**
 * On phones the price stands at the end of the first line, the way and the terms go from edge to edge, and the whole card is the one
 * thing to do; where there is room, price and action are a column of their own.
 */
export const card = style({
  position: "relative",
  display: "grid",
  // What saves it has its room from the start.
  gridTemplateColumns: "minmax(0, 1fr) minmax(1.25rem, auto)",
  rowGap: space["1"],
  padding: `0.5rem ${space["3"]}`,
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  ":hover": { borderColor: colour.control, boxShadow: vars.shadow.card },
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space["6"],
      padding: `${space["3"]} ${space["4"]}`,
    },
  },
});
export const body = style({
  gridColumn: "1 / -1",
  gridRow: "1",
  display: "grid",
  alignContent: "center",
  gap: space["2"],
  minInlineSize: 0,
  "@media": { [from("md")]: { gridColumn: "1" } },
});
/** Leaves the room of the price beside it, for the first line of a card on phones. */
export const besidePrice = style({
  minBlockSize: "1.5rem",
  maxInlineSize: "calc(100% - 9.25rem)",
  "@media": { [from("md")]: { minBlockSize: 0, maxInlineSize: "none" } },
});
export const side = style({
  display: "contents",
  "@media": {
    [from("md")]: {
      gridColumn: "2",
      gridRow: "1 / span 2",
      display: "grid",
      alignContent: "center",
      justifyItems: "end",
      gap: space["1"],
      minInlineSize: "8.5rem",
      textAlign: "end",
    },
  },
});
export const price = style({
  // Out of the columns, before the mark that the card leads on.
  position: "absolute",
  insetBlockStart: "0.5rem",
  insetInlineEnd: "1.75rem",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  alignItems: "baseline",
  columnGap: space["2"],
  // What it is for wraps in this, however short the amount is.
  inlineSize: "8rem",
  "@media": { [from("md")]: { position: "static", justifySelf: "stretch", inlineSize: "auto" } },
});
export const amount = style({
  fontSize: size.lead,
  lineHeight: 1.3,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
/** What it is for, in a word or two. In a line of its own, which does not widen the column. */
export const per = style({
  inlineSize: 0,
  minInlineSize: "100%",
  textAlign: "end",
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.4,
});
export const was = style({ color: colour.muted, fontSize: size.micro });
export const notes = style({
  gridColumn: "1 / -1",
  gridRow: "3",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["3"],
  overflow: ["hidden", "clip visible"],
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.4,
  "@media": { [from("md")]: { gridColumn: "auto", gridRow: "auto", flexDirection: "column" } },
});
// On phones with a dot between, and none where a line begins: that one lies outside.
globalStyle(`${notes} > span`, { "@media": { [phones]: { marginInlineStart: `calc(-1 * ${space["3"]})` } } });
globalStyle(`${notes} > span::before`, {
  "@media": { [phones]: { content: "·", display: "inline-block", inlineSize: space["3"], textAlign: "center" } },
});
export const few = style({ color: colour.warning, fontWeight: 500 });
/** Under what is offered. */
export const foot = style({
  gridColumn: "1",
  gridRow: "2",
  alignSelf: "center",
  minInlineSize: 0,
  color: colour.muted,
  fontSize: size.micro,
  lineHeight: 1.5,
});
/** What to do with it, and on wide windows before that the room of what saves it. */
export const act = style({
  display: "contents",
  "@media": { [from("md")]: { display: "grid", position: "relative", paddingInlineStart: "2.75rem" } },
});
export const none = style({
  gridColumn: "2",
  gridRow: "2",
  marginInlineStart: space["3"],
  color: colour.muted,
  fontSize: size.small,
  fontWeight: 600,
  marginInlineEnd: "1.25rem",
  "@media": { [from("md")]: { marginInlineEnd: 0, lineHeight: "2.5rem" } },
});
/** On phones it lies over the whole card: its words are heard, and what is seen of it is a mark after the price. */
export const choose = style({
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textIndent: "200%",
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: "1.125rem",
    insetInlineEnd: "0.875rem",
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    border: `solid ${colour.brand}`,
    borderWidth: "2px 2px 0 0",
    rotate: `calc(${vars.flow} * 90deg - 45deg)`,
  },
  "@media": {
    [from("md")]: {
      position: "static",
      paddingInline: space["4"],
      borderRadius: radius.medium,
      background: colour.brandFill,
      color: colour.onBrand,
      fontSize: size.small,
      fontWeight: 600,
      lineHeight: "2.5rem",
      textDecoration: "none",
      textIndent: 0,
      "::before": { display: "none" },
      ":hover": { background: colour.brandHover },
    },
  },
});
export const below = style({ gridColumn: "1 / -1", minInlineSize: 0 });
/** What else can be pressed lies over the card that is one press. */
globalStyle(`${below}, ${card} :is(a, button):not(${choose})`, { position: "relative", zIndex: 1 });
