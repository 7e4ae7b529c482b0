import { vars } from "@safar/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { colour, radius, size, space, move } = vars;

/** As a list beside a map leaves it, and as a whole page does. */
const beside = "(min-width: 29rem)";
const roomy = "(min-width: 43rem)";

/** A card is laid out by the room that it has itself: in a list, beside a map, or on one. */
export const frame = style({ containerType: "inline-size" });
export const card = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `border-color ${move}, box-shadow ${move}`,
  selectors: {
    "&:hover, &:focus-within, &[data-on]": { borderColor: colour.control, boxShadow: vars.shadow.card },
    "&[data-on]": { borderColor: colour.brand },
  },
  gridTemplateColumns: "6.25rem minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  "@container": {
    [beside]: { gridTemplateColumns: "9.5rem minmax(0, 1fr)" },
    [roomy]: { gridTemplateColumns: "13rem minmax(0, 1fr) 12.5rem", gridTemplateRows: "auto" },
  },
});
/** Beside the words on phones too: a card as high as its words shows two and a half hotels at once. */
export const picture = style({
  display: "grid",
  gridRow: "1 / span 2",
  background: colour.sunken,
  "@container": { [roomy]: { gridRow: "auto" } },
});
globalStyle(`${picture} img`, {
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: "9rem",
  objectFit: "cover",
});
export const words = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  minInlineSize: 0,
  padding: space["3"],
  "@container": { [beside]: { gap: space["2"] }, [roomy]: { padding: space["4"] } },
});
/** With its stars two lines on phones, where most names take one or two: nothing moves when the letters come. */
export const name = style({
  margin: 0,
  fontSize: size.body,
  lineHeight: 1.3,
  minBlockSize: "2lh",
  "@container": { [beside]: { fontSize: size.lead, minBlockSize: 0 } },
});
/** The whole card leads to the hotel. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space["3"]}`,
  fontSize: size.small,
});
export const score = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: size.small,
  whiteSpace: "nowrap",
});
export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "2.4rem",
  paddingBlock: "0.15rem",
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brand,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
export const quiet = style({ color: colour.muted, fontSize: size.small });
/** Where there is room for more than what most look for. */
const extra = style({ display: "none" });
export const facts = style([
  extra,
  {
    // One line, whatever face it is written in: what has no room in it is on the hotel's own page.
    flexWrap: "wrap",
    blockSize: "1lh",
    overflow: "hidden",
    gap: `0 ${space["3"]}`,
    margin: 0,
    padding: 0,
    listStyle: "none",
    color: colour.muted,
    fontSize: size.small,
    "@container": { [beside]: { display: "flex" } },
  },
]);
export const roomyOnly = style([quiet, extra, { "@container": { [beside]: { display: "inline" } } }]);
export const good = style({ color: colour.success, fontSize: size.small, fontWeight: 500 });
export const few = style({ color: colour.warning, fontSize: size.small, fontWeight: 500 });
export const side = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["3"]}`,
  padding: `0 ${space["3"]} ${space["3"]}`,
  "@container": {
    [roomy]: {
      display: "grid",
      alignContent: "center",
      justifyItems: "end",
      gap: space["1"],
      padding: space["4"],
      textAlign: "end",
      borderInlineStart: `1px dashed ${colour.line}`,
    },
  },
});
export const total = style({ fontSize: size.title, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const was = style({ color: colour.muted, fontSize: size.small });
/** Looks like the button that the whole card is, where there is room for it. */
export const choose = style({
  display: "none",
  alignItems: "center",
  minBlockSize: "2.25rem",
  marginInlineStart: "auto",
  paddingInline: space["4"],
  borderRadius: radius.medium,
  background: colour.brandFill,
  color: colour.onBrand,
  fontWeight: 600,
  fontSize: size.small,
  "@container": { [beside]: { display: "inline-flex" }, [roomy]: { marginBlockStart: space["2"] } },
});
